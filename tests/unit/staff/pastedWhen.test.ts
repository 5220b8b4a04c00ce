import { readAnnouncement } from '#web/features/staff-events/pasted/readAnnouncement.ts';

/** Saturday. */
const TODAY = '2026-11-28';

/** What is read: `day`, or `day to day`, and `hour`, or `hour to hour`. */
function whenIn(text: string): string {
  const { start_date, end_date, start_time, end_time } = readAnnouncement(text, TODAY);
  const days = [start_date, end_date === start_date ? undefined : end_date];
  return [days, [start_time, end_time]]
    .map((pair) => pair.filter(Boolean).join(' to '))
    .join(' ')
    .trim();
}

it.each([
  ['MEN OF GLORY PRAYER MEETING\nDate: 05-12-2026\nTime: 14:00\nVenue: Juja Branch', '2026-12-05 14:00'],
  ['Seminar ya vijana\nTarehe 5-12-2026\nMahali: Ukumbi mkubwa', '2026-12-05'],
  ['Youth day\nDate: 12th Dec\nTime: 9:00 - 16:00', '2026-12-12 09:00 to 16:00'],
  ['Choir practice\nSaturday 5 Dec, 15:00–17:30', '2026-12-05 15:00 to 17:30'],
  ['Members meeting 2026/12/06', '2026-12-06'],
  ['Kesha\nFriday 4/12/2026 from 2100hrs to 0500hrs', '2026-12-04 to 2026-12-05 21:00 to 05:00'],
  ['Cross-over 31st Dec 2026 9 PM to 12:30 AM', '2026-12-31 to 2027-01-01 21:00 to 00:30'],
  ['Meeting\n2:00\u202fPM – 5:00\u202fPM', '14:00 to 17:00'],
  ['Fundraiser 12th December 10.00 - 4.00 pm', '2026-12-12 10:00 to 16:00'],
  ['Prayers\nTime: 1800 - 2030', '18:00 to 20:30'],
  ['Sun 6th Dec 2026 @ 2pm', '2026-12-06 14:00'],
  ['Camp, Saturday 5th and Sunday 6th December', '2026-12-05 to 2026-12-06'],
  ['Camp, 5th, 6th and 7th December', '2026-12-05 to 2026-12-07'],
  ['Sunday 6 December\n1st service 9:00-10:30\n2nd service 11:00-12:45', '2026-12-06'],
  ['Monday 7th December to Wednesday 9th December 2026\n8am to 5pm', '2026-12-07 to 2026-12-09 08:00 to 17:00'],
  ['Mon 7 Dec – Wed 9 Dec, 8am – 5pm', '2026-12-07 to 2026-12-09 08:00 to 17:00'],
  ['Camp: 7/12/2026 - 9/12/2026 8am-5pm', '2026-12-07 to 2026-12-09 08:00 to 17:00'],
  [
    'Jumatatu tarehe 7 hadi Jumatano tarehe 9 Desemba\nsaa mbili asubuhi hadi saa kumi jioni',
    '2026-12-07 to 2026-12-09 08:00 to 16:00',
  ],
  ['Sat 5 Dec & Sun 6 Dec\n9am-4pm', '2026-12-05 to 2026-12-06 09:00 to 16:00'],
  ['5th & 6th Dec 9am', '2026-12-05 to 2026-12-06 09:00'],
  ['Prayer\nSaturday to Friday, 5am - 6am', '05:00 to 06:00'], // today is a Saturday
  ['Date: 2026-13-05', ''],
  ['Sat 5 Dec midnight', '2026-12-05'],
  ['Starts: 5 Dec 9 AM\nEnds: 6 Dec 4 PM', '2026-12-05 to 2026-12-06 09:00 to 16:00'],
  ['4 Dec 10 am - 5 Dec 9 am', '2026-12-04 to 2026-12-05 10:00 to 09:00'],
  ['Friday 9pm to Saturday 5am', '2026-12-04 to 2026-12-05 21:00 to 05:00'],
  ['10am - 1', '10:00 to 13:00'],
  ['Vigil, 6pm to midnight', '18:00 to 00:00'],
  ['*Date:* 5th Dec 2026\n*Time:* 9:00am - 12:00noon', '2026-12-05 09:00 to 12:00'],
  ['𝟓𝐭𝐡 𝐃𝐞𝐜𝐞𝐦𝐛𝐞𝐫 𝟐𝟎𝟐𝟔 𝟗:𝟎𝟎 𝐀𝐌', '2026-12-05 09:00'],
  ['Camp\n5-7/12/2026', '2026-12-05 to 2026-12-07'],
  ['Camp 5/12/2026-7/12/2026', '2026-12-05 to 2026-12-07'],
  ['Choir\nSat 5 Dec 1500h - 1730h', '2026-12-05 15:00 to 17:30'],
  ['Kesha\n4TH DECEMBER 2026 FROM 9.00P.M TO 5.00A.M', '2026-12-04 to 2026-12-05 21:00 to 05:00'],
  ['Sunday 6 Dec. 1st service 7 am', '2026-12-06 07:00'],
  ['[28/11/2026, 7:05 PM] Pastor: Kesha\nDate: 4/12/2026\nTime: 9pm', '2026-12-04 21:00'],
  ['Register by 1st December. Conference: 5th December 9am', '2026-12-05 09:00'],
  ['November 29, 2026', '2026-11-29'],
  ['5.12.26', '2026-12-05'],
  ['1st of May', '2027-05-01'],
  ['this Friday', '2026-12-04'],
  ['today at church, 12 noon', '2026-11-28 12:00'],
  ['30 Dec – 2 Jan', '2026-12-30 to 2027-01-02'],
  ['9-11am', '09:00 to 11:00'],
  ['Dec 27th to 29th', '2026-12-27 to 2026-12-29'],
  ['Breakfast | Saturday, December 19 | 8 - 11 am | Blue Post Hotel', '2026-12-19 08:00 to 11:00'],
  ['Saturday, December 19, 8 - 11 am', '2026-12-19 08:00 to 11:00'],
  ['Saturday, 19 December, 8 - 11 am', '2026-12-19 08:00 to 11:00'],
  ['Sat, Dec 19 | 8:00 - 11:00 am', '2026-12-19 08:00 to 11:00'],
  ['Friday, December 11 - 6 to 8 pm', '2026-12-11 18:00 to 20:00'],
  ['Sunday, December 20 – 9 am to 1 pm', '2026-12-20 09:00 to 13:00'],
  ['DECEMBER 19TH, 20TH AND 21ST', '2026-12-19 to 2026-12-21'],
  ['December 12 & 13, 9 am', '2026-12-12 to 2026-12-13 09:00'],
  ['Fri Dec 18 - Sun Dec 20', '2026-12-18 to 2026-12-20'],
  ['December 30 to January 2', '2026-12-30 to 2027-01-02'],
  ['December 10 - 4 pm', '10:00 to 16:00'],
  ['Sunday 13 December, 9-11', '2026-12-13'],
  ['4 Dec 6 to 8', '2026-12-04'],
  ['4 Dec, quarter to 7 pm', '2026-12-04 18:45'],
  ['4 Dec, half past 6 pm', '2026-12-04 18:30'],
  ['4 Dec, quarter to 12 pm', '2026-12-04'],
  ['Picnic 12th Dec. Contributions by 5th Dec. Bus leaves 7.30am', '2026-12-12'],
  ['Retreat departs Friday 11 December 2 pm and is back Sunday 13 December 4 pm', '2026-12-11'],
  ['We leave at 6 am Sat 5 Dec for the retreat; programme 9 am - 4 pm', '2026-12-05 09:00 to 16:00'],
  ['Departure 5 am, service 10 am, Sat 5 Dec', '2026-12-05 10:00'],
  ['Leaving church: 7.30am Sat 12 Dec', '2026-12-12'],
  ['Let us march 12 km on 5 Dec 7am', '2026-12-05 07:00'],
  ['Deadline for registration is 10th December. The camp is from 14th to 18th December.', '2026-12-14 to 2026-12-18'],
  ['Last date of registration: 10th Dec. Conference 17th-19th Dec', '2026-12-17 to 2026-12-19'],
  ['Tickets available until 5th Dec. Concert 12th Dec 4pm', '2026-12-12 16:00'],
  ['From 2 Dec to 4 Dec 5 to 7pm: prayers', '2026-12-02 to 2026-12-04 17:00 to 19:00'],
  ['Romans 8:28 - 4 Dec 7:00 pm', '19:00'],
  ['10am upto 1pm Sat 5th Dec', '2026-12-05 10:00 to 13:00'],
  ['Early bird ends 30th Nov. Conference 11-13 Dec', '2026-12-11 to 2026-12-13'],
  ['Offer ends 5 Dec. Dinner on 12 Dec at 7pm', '2026-12-12 19:00'],
  ['Camp starts Mon 14th Dec 8am, ends Fri 18th Dec 4pm', '2026-12-14 to 2026-12-18 08:00 to 16:00'],
  ['Carol night 24/12/2026 18:00-21:00hrs', '2026-12-24 18:00 to 21:00'],
  ['Sunday 13th December, first service 9am to 10:30am, second service 11am', '2026-12-13 09:00 to 10:30'],
  ['Fellowship at 4pm instead of 3pm, Sunday 13th December', '2026-12-13 16:00'],
  ['Service now begins at 10am not 9am on Sunday 6th Dec', '2026-12-06 10:00'],
  ['Time is 4pm and NOT 2pm. Saturday 12 Dec 2026', '2026-12-12 16:00'],
  ['Kesha will start at 6.30pm rather than the usual 6pm to 9pm this Thursday', '2026-12-03 18:30'],
  ['Meeting on Saturday 12 Dec, not Friday 11 Dec', '2026-12-12'],
  ['Camp\nFri 8 Jan (6pm) to Sun 10 Jan (2pm)', '2027-01-08 to 2027-01-10 18:00 to 14:00'],
  ['Departure: Sat 5 Dec 7am', '2026-12-05'],
  ['Praise night\nFriday 11 December 2026\n6.30pm', '2026-12-11 18:30'],
  ['Praise night\nFriday, December 11 @ 6:30pm-9pm', '2026-12-11 18:30 to 21:00'],
  ['Praise evening, Friday 11 December 6.30pm', '2026-12-11 18:30'],
  // Of a programme the hour of another day is not the event's.
  ['Tuesday 8 Dec - Prayers 5pm\nThursday 10 Dec - Bible study 6pm', '2026-12-08'],
  ['Tuesday 8 Dec - Prayers, evening\nThursday 10 Dec - Bible study 6pm', '2026-12-08'],
  ['Leaves Kenyatta University mortuary 8am, service 10am, Saturday 12 December', '2026-12-12 10:00'],
])('days and hours of an announcement in English: %j', (text, when) => {
  expect(whenIn(text)).toBe(when);
});

it.each([
  ['Ibada\nJumapili tarehe 6/12/2026 saa nne kamili asubuhi hadi saa moja usiku', '2026-12-06 10:00 to 19:00'],
  ['Leo usiku saa mbili: maombi', '2026-11-28 20:00'],
  ['Mkutano\nKesho kutwa saa nane mchana hadi saa kumi jioni', '2026-11-30 14:00 to 16:00'],
  ['Ijumaa saa tatu usiku hadi saa kumi na moja alfajiri', '2026-12-04 to 2026-12-05 21:00 to 05:00'],
  ['Jumamosi tarehe 5 Desemba, saa nne unusu asubuhi hadi saa sita unusu mchana', '2026-12-05 10:30 to 12:30'],
  ['Tarehe 5 na 6 Desemba', '2026-12-05 to 2026-12-06'],
  ['Tarehe tano mwezi wa kumi na mbili saa 8 hadi 10 jioni', '2026-12-05 14:00 to 16:00'],
  ['Tarehe: 5 Desemba, 2026 Saa: 3:00 asubuhi - 6:00 mchana', '2026-12-05 09:00 to 12:00'],
  ['Kesho asubuhi saa nne kasorobo', '2026-11-29 09:45'],
  ['Kesho saa kumi na dakika ishirini jioni', '2026-11-29 16:20'],
  ['Mkutano saa 15:00', '15:00'],
  ['Kuanzia tarehe 4/12/2026 hadi tarehe 6/12/2026', '2026-12-04 to 2026-12-06'],
  ['Leo saa nne usiku hadi kesho yake saa kumi na moja alfajiri', '2026-11-28 to 2026-11-29 22:00 to 05:00'],
  ['Ijumaa saa nane usiku', '2026-12-04'],
  ['Jumamosi, Desemba 19 | saa 2 - saa 5 asubuhi', '2026-12-19 08:00 to 11:00'],
  ['14 Machi, kuanzia saa kumi na mbili jioni', '2027-03-14 18:00'],
  ['30 Novemba hadi 2 Desemba 2026', '2026-11-30 to 2026-12-02'],
  ['Jumapili hii saa mbili na nusu usiku', '2026-11-29 20:30'],
  ['saa 8:30 mchana mpaka saa 11 jioni', '14:30 to 17:00'],
  ['Saa kumi jioni badala ya saa tisa alasiri, Jumapili tarehe 13 Desemba', '2026-12-13 16:00'],
  ['Saa kumi jioni sio saa tisa alasiri, Jumapili tarehe 13 Desemba', '2026-12-13 16:00'],
  ['Jumanne tarehe 8 Desemba - Maombi saa 11 jioni\nAlhamisi tarehe 10 Desemba - Mafunzo saa 12 jioni', '2026-12-08'],
  [
    'Jumanne tarehe 8 Desemba - Maombi saa kumi na moja jioni\nAlhamisi tarehe 10 Desemba - Mafunzo saa kumi na mbili jioni',
    '2026-12-08',
  ],
])('days and hours of an announcement in Kiswahili: %j', (text, when) => {
  expect(whenIn(text)).toBe(when);
});

it.each([
  ['a year', 'ANNUAL CONFERENCE - 2026'],
  ['a verse', 'Romans 12:12-13'],
  ['a verse by the clock', 'Bible reading, John 13:34'],
  ['chapters', 'Isaiah 9 - 11'],
  ['a score', 'Score 5/12'],
  ['day and night', '24/7 prayer'],
  ['an hour of either half of the day', 'Time: 3:00'],
  ['two of either half', 'Time: 10:00 - 4:00'],
  ['an hour without its part of the day', 'Mkutano saa tatu'],
  ['how long it takes', 'Prayer for 1000 hours, 2 weeks, in two days'],
  ['a call', 'Register now, call 0712 345 678'],
  ['another time zone', 'Online, 10 AM GMT'],
  ['a weekday that is another', 'Saturday 6th December 2026'],
  ['a day without its month', 'Jumapili tarehe 13'],
  ['either of two Sundays', 'next Sunday'],
  ['the day of the notice', 'Leo tunawakumbusha mkutano wa Ijumaa'],
  ['a weekday that is today', 'Jumamosi ijayo'],
  ['a weekday of next week', 'Jumatano wiki ijayo'],
  ['a weekday beside the day of another month', 'Day: Friday\nDate: 11th'],
  ['yesterday', 'Ibada ya jana saa tatu usiku'],
  ['a day that it is moved from', 'Moved from 5/12/2026 to 6/12/2026'],
  ['chapters by dashes', 'Luke 5-12-20'],
  ['a feast', 'Jumapili ya Matawi'],
  ['what was', 'Jumapili iliyopita'],
  ['a day that there is not', '31/11/2026'],
  ['a sum', 'Ksh 10.50'],
  ['every week', 'kila Jumatano'],
  ['a psalm', 'Psalm 23'],
  ['a verb', 'You may 10 times call'],
  ['what is no hour', 'saa ya Mungu'],
])('days and hours of an announcement are none in %s', (_, text) => {
  expect(whenIn(text)).toBe('');
});

it.each([
  'Kesha\n9pm Friday 11th',
  'Kesha\nFriday 9pm, 11th',
  'Kesha\nFriday the 11th at 9pm',
  'Kesha on the 11th, Friday 9pm',
  'Meeting at 10am Sunday 20th',
  'Prayers 5am - 6am Wednesday 9th',
  'Saa nne asubuhi Jumapili tarehe 13',
  'Board meeting 2pm Tuesday 8th',
])('days and hours of an announcement leave out the day in %j: the weekday and the day of the month differ', (text) => {
  const { start_date, start_time } = readAnnouncement(text, TODAY);
  expect([start_date, start_time]).toEqual([undefined, expect.stringMatching(/:00$/)]);
});

it.each([
  'Retreat\nArrival: Monday 7 December 5pm\nDeparture: Friday 11 December 10am',
  'Crusade\nOpening: Monday 7 December 5pm\nClosing: Friday 11 December 8pm',
  'Prayer week\nMonday 7 December 5pm\nThe last evening is Friday 11 December 8pm',
])('days and hours of an announcement leave out the last day in %j, where a later one may be it', (text) => {
  const read = readAnnouncement(text, TODAY);
  expect(read).toMatchObject({ start_date: '2026-12-07', start_time: '17:00' });
  expect(read.end_date).toBeUndefined();
});

it('days and hours of an announcement leave a title its year', () => {
  expect(readAnnouncement('ANNUAL CONFERENCE - 2026\nSaturday 5th December', TODAY)).toMatchObject({
    title: 'ANNUAL CONFERENCE - 2026',
    start_date: '2026-12-05',
  });
});

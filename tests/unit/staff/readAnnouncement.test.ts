import { describe, expect, it } from 'vitest';
import { pastedWhen } from '#web/features/staff-events/pasted/pastedWhen.ts';
import { readAnnouncement } from '#web/features/staff-events/pasted/readAnnouncement.ts';

/** Saturday. */
const TODAY = '2026-11-21';

const hours = (text: string) => {
  const { start_time, end_time } = pastedWhen(text, TODAY);
  return { ...(start_time && { start: start_time }), ...(end_time && { end: end_time }) };
};

describe('the day in a pasted text', () => {
  it.each([
    ['Friday 27th November 2026', '2026-11-27'],
    ['on Fri 27 Nov', '2026-11-27'],
    ['November 27, 2026', '2026-11-27'],
    ['Dec 5th', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['Date: 05/12/2026', '2026-12-05'],
    ['5.12.26', '2026-12-05'],
    ['Ijumaa tarehe 27 Novemba 2026', '2026-11-27'],
    ['tarehe 4/12', '2026-12-04'],
    ['25 Desemba', '2026-12-25'],
    ['14 Machi', '2027-03-14'],
    ['1st of May', '2027-05-01'],
    ['this Friday', '2026-11-27'],
    ['Jumapili hii', '2026-11-22'],
    ['today at church', '2026-11-21'],
    ['kesho asubuhi', '2026-11-22'],
  ])('%j is %s', (text, day) => {
    expect(pastedWhen(text, TODAY)).toMatchObject({ start_date: day, end_date: day });
  });

  it.each([
    ['27 - 29 November 2026', '2026-11-27', '2026-11-29'],
    ['27th to 29th Nov', '2026-11-27', '2026-11-29'],
    ['30 Novemba hadi 2 Desemba 2026', '2026-11-30', '2026-12-02'],
    ['30 December 2026 to 2 January 2027', '2026-12-30', '2027-01-02'],
    ['Nov 27th to 29th', '2026-11-27', '2026-11-29'],
    ['30 Dec – 2 Jan', '2026-12-30', '2027-01-02'],
  ])('%j is from %s to %s', (text, start, end) => {
    expect(pastedWhen(text, TODAY)).toEqual({ start_date: start, end_date: end });
  });

  it.each([
    'every Friday',
    'kila Jumatano',
    'Psalm 23',
    'Bring 200 shillings',
    'Mary 3',
    '31 February',
    'call 0712 345 678',
  ])('%j names none', (text) => {
    expect(pastedWhen(text, TODAY)).toEqual({});
  });
});

describe('the hours in a pasted text', () => {
  it.each([
    ['9 PM', { start: '21:00' }],
    ['from 9:00 a.m. to 4:30 p.m.', { start: '09:00', end: '16:30' }],
    ['9pm-5am', { start: '21:00', end: '05:00' }],
    ['9-11am', { start: '09:00', end: '11:00' }],
    ['10 – 1pm', { start: '10:00', end: '13:00' }],
    ['12 noon', { start: '12:00' }],
    ['Time: 18:00 - 20:30', { start: '18:00', end: '20:30' }],
    ['from 1800hrs', { start: '18:00' }],
    ['saa 3 usiku hadi saa 11 asubuhi', { start: '21:00', end: '05:00' }],
    ['saa tatu asubuhi', { start: '09:00' }],
    ['saa 8:30 mchana mpaka saa 11 jioni', { start: '14:30', end: '17:00' }],
    ['kuanzia saa kumi na mbili jioni', { start: '18:00' }],
    ['saa 1 jioni', { start: '19:00' }],
    ['saa sita usiku', { start: '00:00' }],
    ['saa mbili na nusu usiku', { start: '20:30' }],
    ['saa tatu kasoro robo asubuhi', { start: '08:45' }],
    ['saa 3 hadi saa 5 asubuhi', { start: '09:00', end: '11:00' }],
  ])('%j is %o', (text, times) => {
    expect(hours(text)).toEqual(times);
  });

  it.each([
    'John 3:16',
    'Romans 12:12',
    'saa ya Mungu',
    'Psalm 119:105',
    '10 am a number'.replace(' am', ''),
    '27/11/2026',
  ])('%j names none', (text) => {
    expect(hours(text)).toEqual({});
  });
});

describe('the category in a pasted text', () => {
  it.each([
    ['*Women of Faith Conference*\nPrayer and fellowship all day', 'Conference'],
    ['*Kongamano la vijana*\nIbada na maombi', 'Conference'],
    ['*Night of prayer*', 'Kesha'],
    ['*Market day outreach*', 'Evangelism'],
    ['Praise God!\n*Walking through Romans*\nA Bible study for all', 'Bible Study'],
    ['*Maombi ya asubuhi*', 'Worship and Prayer'],
    ['*IN HIS PRESENCE*\nAn evening of worship', 'In His Presence'],
    ['*Semina ya ndoa*', 'Seminar'],
    ['*Wiki ya uamsho*', 'Revival'],
  ])('%j is %s', (text, category) => {
    expect(readAnnouncement(text, TODAY).category).toBe(category);
  });

  it.each(['*Family fun day*\nA fellowship lunch after the seminar', 'Praise God church!\n*Lunch*', '*Mkutano*'])(
    '%j names none',
    (text) => {
      expect(readAnnouncement(text, TODAY).category).toBeUndefined();
    },
  );
});

describe('an announcement', () => {
  it('in Kiswahili is read', () => {
    const text = [
      'Bwana Yesu asifiwe!',
      '*KESHA YA IJUMAA*',
      'Tarehe: 27 Novemba 2026',
      'Saa 3 usiku hadi saa 11 asubuhi',
      'Mahali: *Juja Branch*',
      'Karibuni wote 🙏',
    ].join('\n');
    expect(readAnnouncement(text, TODAY)).toEqual({
      title: 'KESHA YA IJUMAA',
      category: 'Kesha',
      venue: 'Juja Branch',
      start_date: '2026-11-27',
      end_date: '2026-11-28',
      start_time: '21:00',
      end_time: '05:00',
    });
  });

  it('in English is read', () => {
    const text =
      'Youth Conference 2026 🔥\n🗓 Sat 5th Dec 2026\n⏰ 9:00 AM - 4:30 PM\n📍 Main Sanctuary, Ruiru\nEntry is free.';
    expect(readAnnouncement(text, TODAY)).toEqual({
      title: 'Youth Conference 2026',
      category: 'Conference',
      venue: 'Main Sanctuary, Ruiru',
      start_date: '2026-12-05',
      end_date: '2026-12-05',
      start_time: '09:00',
      end_time: '16:30',
    });
  });

  it('in one sentence is read as far as it goes', () => {
    const text = 'Family fun day at Juja branch on Saturday 5 December from 10 am. Bring John 3:16 and a friend!';
    expect(readAnnouncement(text, TODAY)).toMatchObject({
      venue: 'Juja branch',
      start_date: '2026-12-05',
      start_time: '10:00',
    });
  });

  it('that says nothing of an event gives nothing but its first line', () => {
    expect(readAnnouncement('Thank you all for coming.', TODAY)).toEqual({ title: 'Thank you all for coming.' });
    expect(readAnnouncement('', TODAY)).toEqual({});
  });

  it('of any length is read at once', () => {
    for (const text of [
      '1 '.repeat(2500),
      'saa '.repeat(1200),
      '*a '.repeat(1600),
      '9-'.repeat(2500),
      'at A'.repeat(1200),
    ]) {
      expect(() => readAnnouncement(text, TODAY)).not.toThrow();
    }
  });
});

import { readAnnouncement } from '#web/features/staff-events/pasted/readAnnouncement.ts';

/** Saturday. */
const TODAY = '2026-11-21';

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
])('the category in a pasted text: %j is %s', (text, category) => {
  expect(readAnnouncement(text, TODAY).category).toBe(category);
});

it.each(['*Family fun day*\nA fellowship lunch after the seminar', 'Praise God church!\n*Lunch*', '*Mkutano*'])(
  'the category in a pasted text: %j names none',
  (text) => {
    expect(readAnnouncement(text, TODAY).category).toBeUndefined();
  },
);

it('an announcement has neither an hour of a service nor its place as its title', () => {
  expect(readAnnouncement('Sunday 6 December\n1st service 9:00-10:30', TODAY).title).toBeUndefined();
  const crusade = 'Crusade 7th - 13th December 2026\n2pm to 6pm daily\nat Ruiru Stadium';
  const { title, venue } = readAnnouncement(crusade, TODAY);
  expect([title, venue]).toEqual([undefined, 'Ruiru Stadium']);
  for (const line of ['In Christ Alone at Ruiru Main Church', '2nd Service Thanksgiving'])
    expect(readAnnouncement(`${line}\n6 December 2026 9am`, TODAY).title).toBe(line);
});

it.each(['Praise night', 'Praise & worship', 'Hallelujah concert'])('an announcement has %j as its title', (title) => {
  expect(readAnnouncement(`Praise God!\n${title}\nFriday 11 December 2026\n6.30pm`, TODAY).title).toBe(title);
});

it.each([
  ['Sunday service at Main Sanctuary 10am', 'Main Sanctuary'],
  ['Fundraising at Main Sanctuary 2pm Saturday 12 December', 'Main Sanctuary'],
  ['Mkutano katika Ruiru Main Church Jumamosi saa nne asubuhi', 'Ruiru Main Church'],
  ['Prayers\nVenue: Juja Branch, Saturday 10am', 'Juja Branch'],
  ['Prayers\nVenue: Church hall 2 at Ruiru', 'Church hall 2 at Ruiru'],
  ['Tuesday 8 December - Fellowship\nWednesday 9 December - Choir at Main Sanctuary', undefined],
])('an announcement takes of %j the place without its day and hour, and none of another day', (text, venue) => {
  expect(readAnnouncement(text, TODAY).venue).toBe(venue);
});

it('an announcement has no preacher as its title', () => {
  const lines = ['SUNDAY 6TH DECEMBER', 'Preacher: Pst. Mary', 'Harvest thanksgiving'];
  expect(readAnnouncement(lines.join('\n'), TODAY).title).toBe('Harvest thanksgiving');
  expect(readAnnouncement(lines.slice(0, 2).join('\n'), TODAY).title).toBeUndefined();
});

it('an announcement has no line of its days as its title', () => {
  const text = 'Opening: Monday 7 December 5pm\nClosing: Friday 11 December 8pm';
  expect(readAnnouncement(text, TODAY).title).toBeUndefined();
});

it('an announcement in Kiswahili is read', () => {
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

it('an announcement in English is read', () => {
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

it('an announcement in one sentence is read as far as it goes', () => {
  const text = 'Family fun day at Juja branch on Saturday 5 December from 10 am. Bring John 3:16 and a friend!';
  expect(readAnnouncement(text, TODAY)).toMatchObject({
    venue: 'Juja branch',
    start_date: '2026-12-05',
    start_time: '10:00',
  });
});

it('an announcement that says nothing of an event gives nothing but its first line', () => {
  expect(readAnnouncement('Thank you all for coming.', TODAY)).toEqual({ title: 'Thank you all for coming.' });
  expect(readAnnouncement('', TODAY)).toEqual({});
});

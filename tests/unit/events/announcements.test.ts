import {
  type AnnouncedEvent,
  statusAnnouncement as statusIn,
  weekAnnouncement as weekIn,
} from '#content/events/announcements.ts';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import { englishDates } from '#shared/events/times/englishDates.ts';
import { daysOfWeek, weekOf } from '#shared/events/times/week.ts';
import { aShownEvent } from '#tests/support/factories.ts';

const { en, sw } = eventLanguages;
const statusAnnouncement = (events: AnnouncedEvent[]) => statusIn(events, en);
const weekAnnouncement = (events: AnnouncedEvent[], frame: Parameters<typeof weekIn>[1]) => weekIn(events, frame, en);

const kesha: AnnouncedEvent = {
  ...aShownEvent({ id: '12', venue: 'Main Sanctuary' }),
  link: 'https://church.example/events/12',
};
const moved: AnnouncedEvent = {
  ...kesha,
  status: 'moved',
  start_date: '2026-12-04',
  end_date: '2026-12-05',
  venue: 'Juja Branch',
  previous_start_date: '2026-11-27',
  previous_start_time: '21:00',
  previous_venue: 'Main Sanctuary',
};

it('what staff tell their groups of an event that is cancelled', () => {
  expect(statusAnnouncement([{ ...kesha, status: 'cancelled', status_note: 'The hall is let.' }])).toBe(
    [
      '*CANCELLED: Friday Kesha*',
      '~Friday 27 November 2026, 9 pm, Main Sanctuary (Ruiru)~',
      'The hall is let.',
      'https://church.example/events/12',
    ].join('\n\n'),
  );
});

it('what staff tell their groups of one that is moved, with the old day and the new', () => {
  expect(statusAnnouncement([moved])).toContain(
    'Before: ~Friday 27 November 2026, 9 pm, Main Sanctuary~\nNow: *Friday 4 December 2026, 9 pm, Juja Branch*',
  );
});

it('what staff tell their groups of one that is postponed, and going ahead after all', () => {
  expect(statusAnnouncement([{ ...kesha, status: 'postponed' }])).toContain('The new day will be told.');
  expect(statusAnnouncement([kesha])).toContain('*GOES AHEAD: Friday Kesha*\n\n*Friday 27 November 2026');
});

it('what staff tell their groups of one that is put off from the day and the place that it had, with the branch of that place', () => {
  const { start_date, start_time, venue } = kesha;
  const before = { previous_start_date: start_date, previous_start_time: start_time, previous_venue: venue };
  expect(statusAnnouncement([{ ...kesha, status: 'postponed', ...before }])).toContain(
    '~Friday 27 November 2026, 9 pm, Main Sanctuary (Ruiru)~\nThe new day will be told.',
  );
});

it('what staff tell their groups of one event keeps a star or a line break in a title from breaking the bold', () => {
  const words = statusAnnouncement([{ ...kesha, title: 'A *great*\n night ', status: 'cancelled' }]);
  expect(words.split('\n')[0]).toBe('*CANCELLED: A great night*');
});

it('what staff tell their groups of one event says each day where several of a series are meant', () => {
  const second: AnnouncedEvent = { ...kesha, start_date: '2026-12-25', status: 'cancelled' };
  const words = statusAnnouncement([{ ...kesha, status: 'cancelled' }, second]);
  expect(words).toContain(
    '• ~Friday 27 November 2026, 9 pm, Main Sanctuary (Ruiru)~\n• ~Friday 25 December 2026, 9 pm',
  );
});

const on = (start_date: string, more: Partial<AnnouncedEvent> = {}): AnnouncedEvent => ({
  ...kesha,
  start_date,
  end_date: start_date,
  start_time: '18:00',
  end_time: '20:00',
  ...more,
});
const shown = (events: AnnouncedEvent[], now?: { date: string; time: string }) =>
  daysOfWeek(events, '2026-11-22', now).map(({ date, entries }) => [date, ...entries.map(({ event }) => event.title)]);

it('the days of a week begin on Sunday', () => {
  expect(weekOf('2026-11-21')).toBe('2026-11-15');
  expect(weekOf('2026-11-22')).toBe('2026-11-22');
  expect(weekOf('2027-01-01')).toBe('2026-12-27');
});

it('the days of a week hold the week’s own events, the earliest first', () => {
  const late = on('2026-11-26', { title: 'Late', start_time: '20:00' });
  expect(shown([late, on('2026-11-29'), on('2026-11-26'), on('2026-11-21'), kesha])).toEqual([
    ['2026-11-26', 'Friday Kesha', 'Late'],
    ['2026-11-27', 'Friday Kesha'],
  ]);
});

it('the days of a week hold what goes on from before, but no night that ends that morning', () => {
  const revival = on('2026-11-18', { title: 'Revival', end_date: '2026-11-24' });
  const night = on('2026-11-21', { title: 'Night', end_date: '2026-11-22', end_time: '05:00' });
  expect(shown([revival, night])).toEqual([['2026-11-22', 'Revival']]);
});

it('the days of a week leave out what is over, where asked', () => {
  expect(shown([on('2026-11-23'), kesha], { date: '2026-11-24', time: '09:00' })).toEqual([
    ['2026-11-27', 'Friday Kesha'],
  ]);
});

it('the days of a week say of one moved out of the week that it has gone', () => {
  expect(daysOfWeek([moved], '2026-11-22')).toEqual([{ date: '2026-11-27', entries: [{ event: moved, away: true }] }]);
});

const frame = {
  heading: 'This week at Ruiru',
  from: '2026-11-22',
  services: ['Thursday, 06:00pm-07:00pm'],
  link: 'https://church.example/events',
};

it('the words of a week stand under their days, with hour, title, venue and link', () => {
  expect(weekAnnouncement([kesha], frame)).toBe(
    [
      '*THIS WEEK AT RUIRU*\n22 to 28 November 2026',
      '*Friday 27 November*\n9 pm to 5 am: *Friday Kesha*\nMain Sanctuary (Ruiru)\nhttps://church.example/events/12',
      '*Services*\nThursday, 06:00pm-07:00pm',
      'https://church.example/events',
    ].join('\n\n'),
  );
});

it('the words of a week say what is off, and where it went', () => {
  expect(weekAnnouncement([{ ...kesha, status: 'cancelled' }], frame)).toContain(
    '~9 pm to 5 am: Friday Kesha~ *CANCELLED*\n',
  );
  expect(weekAnnouncement([moved], frame)).toContain(
    '~9 pm: Friday Kesha~ *MOVED to Friday 4 December, 9 pm*\nJuja Branch\n',
  );
  expect(weekAnnouncement([moved], { ...frame, from: '2026-11-29' })).toContain(
    '*Friday Kesha* *MOVED from Friday 27 November*',
  );
});

it('the words of a week say of one put off to a new day that it takes place then', () => {
  const putOff: AnnouncedEvent = { ...moved, status: 'postponed' };
  expect(statusAnnouncement([putOff])).toContain('Now: *Friday 4 December 2026, 9 pm');
  expect(weekAnnouncement([putOff], frame)).toContain('*POSTPONED to Friday 4 December, 9 pm*');
  expect(weekAnnouncement([putOff], { ...frame, from: '2026-11-29' })).toContain(
    '*Friday Kesha* *POSTPONED from Friday 27 November*',
  );
});

it('the words of a week say how long a revival lasts, and in Kiswahili of which night the end is, of what goes on from the week before', () => {
  const revival: AnnouncedEvent = { ...kesha, start_date: '2026-11-23', end_date: '2026-11-29', end_time: '20:00' };
  expect(weekAnnouncement([revival], frame)).toContain('9 pm, until Sunday 29 November: *Friday Kesha*');
  const camp = { ...kesha, start_date: '2026-11-20', end_date: '2026-11-24', end_time: '01:00' };
  expect(weekIn([camp], frame, sw)).toContain('Linaendelea hadi usiku wa kuamkia Jumanne 24 Novemba: ');
  expect(weekIn([{ ...camp, end_time: '00:00' }], frame, sw)).toContain('Linaendelea hadi Jumatatu 23 Novemba: ');
  expect(weekIn([camp], frame, en)).toContain('Goes on until Tuesday 24 November: ');
});

it('the words of a week say so where there is nothing', () => {
  expect(weekAnnouncement([], frame)).toContain('Nothing besides our services.');
});

it.each([
  ['2026-11-22', '22 to 28 November 2026'],
  ['2026-11-29', '29 November to 5 December 2026'],
  ['2026-12-27', '27 December 2026 to 2 January 2027'],
])('the words of a week: %s: %s', (from, words) => expect(englishDates.week(from)).toBe(words));

it('announcements in Kiswahili say what was moved, by the Kiswahili clock with the figures beside it', () => {
  expect(statusIn([{ ...moved, title: 'Kesha ya Ijumaa' }], sw)).toBe(
    [
      '*LIMEBADILISHWA: Kesha ya Ijumaa*',
      'Awali: ~Ijumaa 27 Novemba 2026, saa 3 usiku (9 pm), Main Sanctuary~\nSasa: *Ijumaa 4 Desemba 2026, saa 3 usiku (9 pm), Juja Branch*',
      'https://church.example/events/12',
    ].join('\n\n'),
  );
});

it('announcements in Kiswahili tell a week', () => {
  const frame = {
    heading: 'Wiki hii Ruiru',
    from: '2026-11-22',
    services: [],
    link: 'https://church.example/sw/events',
  };
  expect(weekIn([kesha], frame, sw)).toBe(
    [
      '*WIKI HII RUIRU*\n22 hadi 28 Novemba 2026',
      '*Ijumaa 27 Novemba*\nsaa 3 usiku (9 pm) hadi saa 11 alfajiri (5 am): *Friday Kesha*\nMain Sanctuary (Ruiru)\nhttps://church.example/events/12',
      'https://church.example/sw/events',
    ].join('\n\n'),
  );
  expect(weekIn([], { ...frame, from: '2026-12-27' }, sw)).toContain('27 Desemba 2026 hadi 2 Januari 2027');
  expect(weekIn([], { ...frame, from: '2026-11-29' }, sw)).toContain('29 Novemba hadi 5 Desemba 2026');
});

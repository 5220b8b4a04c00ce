import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { aShownEvent } from '#tests/support/factories.ts';
import { groupEvents } from '#web/features/staff-events/list/ListFilters.tsx';
import { rowPublish, rowTimes } from '#web/features/staff-events/row/rowParts.tsx';

const event = (title: string, start: string, end = start, more: Partial<ChurchEvent> = {}): ChurchEvent => {
  const [start_date = '', start_time = ''] = start.split(' ');
  const [end_date = '', end_time = ''] = end.split(' ');
  return aShownEvent({ id: title, title, venue: 'Juja', start_date, start_time, end_date, end_time, ...more });
};

it.each([
  ['2026-11-22T18:00', 'From 6 pm', 'From Sun 22 Nov, 6 pm'],
  ['2026-11-27T18:00', 'From 27 Nov', 'From Fri 27 Nov, 6 pm'],
  ['2027-01-01T08:30', 'From Jan 2027', 'From Fri 1 Jan 2027, 8:30 am'],
  ['draft', 'Draft', 'Draft'],
])('the mark of an event that waits to appear at %s is short enough for a row', (publish, short, whole) => {
  expect(rowPublish(publish, '2026-11-22', true)).toBe(short);
  expect(rowPublish(publish, '2026-11-22')).toBe(whole);
});

it.each([
  ['2026-11-27 21:00', '2026-11-28 05:00', 'Fri 27 Nov', '9 pm to 5 am'],
  ['2026-11-29 09:00', '2026-11-29 12:45', 'Sun 29 Nov', '9 am to 12:45 pm'],
  ['2026-11-27 21:00', '2026-11-27 05:00', 'Fri 27 Nov', '9 pm to 5 am'],
  ['2026-11-27 21:00', '2026-11-27 21:00', 'Fri 27 Nov', '9 pm'],
  ['2026-12-18 17:00', '2026-12-25 16:00', 'Fri 18 Dec', '5 pm to Fri 25 Dec'],
  ['2027-01-01 00:00', '2027-01-01 01:30', 'Fri 1 Jan 2027', 'midnight to 1:30 am'],
  ['2026-11-29 09:00', '2026-11-01 10:00', 'Sun 29 Nov', '9 am'],
])('the time of a row: of %s to %s', (start, end, day, hours) => {
  expect(rowTimes(event('Kesha', start, end), '2026-11-22')).toEqual({ day, hours });
});

it('the time of a row says that an event which was put off has no new day', () => {
  const postponed = event('Kesha', '2026-11-27 21:00', '2026-11-28 05:00', { status: 'postponed' });
  expect(rowTimes(postponed, '2026-11-22')).toEqual({ day: 'No new day yet', hours: '' });
});

const now = { date: '2026-11-22', time: '12:00' };
const listed = [
  event('Later', '2026-12-06 09:00', '2026-12-06 10:00'),
  event('Saturday', '2026-11-28 09:00', '2026-11-28 10:00'),
  event('Next Sunday', '2026-11-29 09:00', '2026-11-29 10:00', { venue: 'Ruiru', status: 'moved' }),
  event('Tonight', '2026-11-22 18:00', '2026-11-22 20:00'),
  event('Prayer week', '2026-11-20 18:00', '2026-11-25 20:00', { venue: 'Kithini' }),
  event('This morning', '2026-11-22 08:00', '2026-11-22 11:00'),
  event('Long ago', '2026-10-01 08:00', '2026-10-01 11:00'),
];
const told = (by: 'when' | 'title' | 'place' | 'state', descending: boolean) =>
  groupEvents(listed, descending ? `-${by}` : by, now).map(({ name, events }) => [
    name,
    events.map(({ title }) => title),
  ]);

it('the groups of the list begin with today, soonest first, and end with what is over, latest first', () => {
  expect(told('when', false)).toEqual([
    ['Today', ['Prayer week', 'Tonight']],
    ['This week', ['Saturday']],
    ['Next week', ['Next Sunday']],
    ['Later', ['Later']],
    ['Past', ['This morning', 'Long ago']],
  ]);
});

it('the groups of the list begin with the latest, newest first', () => {
  expect(told('when', true)).toEqual([
    ['Later', ['Later']],
    ['Next week', ['Next Sunday']],
    ['This week', ['Saturday']],
    ['Today', ['Tonight', 'Prayer week']],
    ['Past', ['This morning', 'Long ago']],
  ]);
});

it('the groups of the list are one without a name for any other order; events without a state stand last', () => {
  expect(told('title', true)).toEqual([
    [null, ['Tonight', 'This morning', 'Saturday', 'Prayer week', 'Next Sunday', 'Long ago', 'Later']],
  ]);
  expect(told('place', false)[0]?.[1]?.at(-1)).toBe('Next Sunday');
  expect(told('state', true)[0]?.[1]?.[0]).toBe('Next Sunday');
});

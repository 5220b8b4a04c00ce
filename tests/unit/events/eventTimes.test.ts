import { endDayOf, eventMoments, readableSpan } from '#shared/events/times/eventTimes.ts';
import { dayWord } from '#web/entities/event/eventText.tsx';

it('an event that ends beyond the calendar has a day and an hour to be read, and none for machines', () => {
  const last = { start_date: '9999-12-31', start_time: '21:00', end_date: '9999-12-31', end_time: '05:00' };
  expect(eventMoments(last)).toBeUndefined();
  expect(readableSpan(last)).toEqual(['Friday 31 December 9999', '9 pm']);
});

it.each([
  ['09:00', '2026-11-27', '17:00', '2026-11-27'],
  ['21:00', '2026-11-27', '01:00', '2026-11-28'],
  ['21:00', '2026-11-27', '00:00', '2026-11-28'],
  ['21:00', null, '05:00', '2026-11-28'],
  ['21:00', '2026-11-28', '01:00', '2026-11-28'],
  ['21:00', '2026-11-27', '21:00', '2026-11-27'],
  ['21:00', '2026-11-20', '01:00', '2026-11-20'],
  ['21:00', '2026-11-27', '', '2026-11-27'],
])('an event from %s to %s %s ends on %s', (start_time, end_date, end_time, day) => {
  expect(endDayOf({ start_date: '2026-11-27', start_time, end_date, end_time })).toBe(day);
});

it('an event on what is no day ends on it', () => {
  expect(endDayOf({ start_date: 'soon', start_time: '21:00', end_date: null, end_time: '05:00' })).toBe('soon');
});

it.each([
  ['17:00', '2026-11-27', '19:00', ['Friday 27 November 2026', '5 to 7 pm']],
  ['17:00', '2026-11-28', '16:00', ['Friday 27 November 2026', '5 pm to 4 pm on Saturday']],
  ['21:00', '2026-11-28', '00:00', ['Friday 27 November 2026', '9 pm to midnight']],
  ['00:00', '2026-11-27', '05:00', ['Friday 27 November 2026', 'midnight to 5 am']],
  ['00:00', '2026-11-27', '00:00', ['Friday 27 November 2026', 'all day']],
  ['08:00', '2026-11-28', '07:00', ['Friday 27 November 2026', '8 am to 7 am on Saturday']],
])('an event from %s to %s %s reads %j', (start_time, end_date, end_time, lines) => {
  expect(readableSpan({ start_date: '2026-11-27', start_time, end_date, end_time })).toEqual(lines);
});

it.each([
  ['2026-11-26', 'Thu 26 Nov'], // it began then, and goes on
  ['2026-11-27', 'Today'],
  ['2026-11-28', 'Tomorrow'],
  ['2026-11-29', 'Sun 29 Nov'],
])('on Friday 27 November the day %s is called %s', (day, word) => {
  expect(dayWord(day, '2026-11-27')).toBe(word);
});

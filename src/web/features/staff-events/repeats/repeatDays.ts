import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { addDays, dayOfWeek, daysBetween, isDate, nameOfDay, shortDate } from '#shared/time.ts';

/**
 * The days of an event that repeats. Rules are not stored: they are expanded to dates, which staff review before
 * saving. Days are `YYYY-MM-DD`, days of the week 0 for Sunday to 6 for Saturday, both Africa/Nairobi.
 */

/** How an event repeats, and when it stops. */
export interface Repeats {
  every: 'day' | 'week' | 'fortnight' | 'month';
  /** For weekly rules; weeks are counted from the first day's, Monday first. */
  weekdays: readonly number[];
  /** For monthly rules: the first to fifth of its kind in the month, or the last; a month without a fifth has none. */
  nth: 1 | 2 | 3 | 4 | 5 | 'last';
  weekday: number;
  /** With the last day on or before `until`, or after a number of times. */
  end: 'until' | 'times';
  until: string;
  times: number;
}

/** The day and times of one event. */
export interface EventDates {
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
}

/** No rule looks further ahead than this, in days: ten years. */
const MAX_DAYS_AHEAD = 3653;

/**
 * The days on which an event repeats, in their order. The first is the first that fits the rule from `first` on.
 *
 * @param most never more days than this
 * @returns none where `first` or the end is no day of the calendar
 */
export function repeatDays(first: string, repeats: Repeats, most: number): string[] {
  const { end, until } = repeats;
  if (!isDate(first) || (end === 'until' && !isDate(until))) return [];
  const times = end === 'times' ? Math.min(repeats.times, most) : most;
  const days: string[] = [];
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD && days.length < times; ahead += 1) {
    const day = addDays(first, ahead);
    if (end === 'until' && day > until) break;
    if (fits(day, first, repeats)) days.push(day);
  }
  return days;
}

/** An event put on another day: its times stay, and one that ends days later, such as over midnight, still does. */
export const onDay = (day: string, dates: EventDates): EventDates => ({
  ...dates,
  start_date: day,
  end_date: addDays(day, daysBetween(dates.start_date, dates.end_date)),
});

function fits(day: string, first: string, { every, weekdays, nth, weekday }: Repeats): boolean {
  const at = dayOfWeek(day) ?? 0;
  if (every === 'day') return true;
  if (every === 'month') return at === weekday && (nth === 'last' ? isLastOfItsKind(day) : nthOfItsKind(day) === nth);
  const days = daysBetween(mondayOf(first), mondayOf(day));
  return weekdays.includes(at) && days % (every === 'week' ? 7 : 14) === 0;
}

const mondayOf = (day: string): string => addDays(day, -(((dayOfWeek(day) ?? 0) + 6) % 7));

/** Which of its weekday in the month a day is: 1 for the first Friday, 5 for the fifth. */
export const nthOfItsKind = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

/** Whether no other day of the same weekday follows in the month. */
export const isLastOfItsKind = (day: string): boolean => addDays(day, 7).slice(0, 7) !== day.slice(0, 7);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The first to fifth of a month, and the last, in words. */
export const ordinalOf = (nth: Repeats['nth']): string => (nth === 'last' ? nth : (ORDINALS[nth - 1] ?? ''));

const list = new Intl.ListFormat('en-GB');

/** A rule and its end in words: `Every last Friday of the month until 31 December 2026`, `Every day, 7 times`. */
export function wordsOfRepeats({ every, weekdays, nth, weekday, end, until, times }: Repeats): string {
  const fromMonday = [...weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const days = list.format(fromMonday.map(nameOfDay));
  const rule = {
    day: 'day',
    week: days,
    fortnight: `second ${days}`,
    month: `${ordinalOf(nth)} ${nameOfDay(weekday)} of the month`,
  }[every];
  return `Every ${rule}${end === 'until' ? ` until ${shortDate(until)}` : `, ${times} times`}`;
}

/** Whether two events take place at the same time; where one ends as the other begins they do not. */
export const overlap = (a: EventDates, b: EventDates): boolean => startOf(a) < endOf(b) && startOf(b) < endOf(a);

const startOf = (dates: EventDates): string => `${dates.start_date} ${dates.start_time}`;

function endOf(dates: EventDates): string {
  const { date, time } = eventEnd(dates);
  return `${date} ${time}`;
}

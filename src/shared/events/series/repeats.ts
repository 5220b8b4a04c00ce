import { addDays, dayOfWeek, daysBetween, isDate, nameOfDay, shortDate } from '../../time.ts';
import { eventEnd } from '../times/eventEnd.ts';

/**
 * The days of an event that repeats. Rules are not stored: they are expanded to dates, which staff review before
 * saving. Days are `YYYY-MM-DD`, days of the week 0 for Sunday to 6 for Saturday, both Africa/Nairobi.
 */

/** How an event repeats. */
export type RepeatRule =
  | {
      every: 'week';
      /** 1 for each week, 2 for every second one; weeks are counted from the first day's, Monday first. */
      weeks: number;
      weekdays: readonly number[];
    }
  | {
      every: 'month';
      /** The first to fifth of its kind in the month, or the last; a month without a fifth has none. */
      nth: 1 | 2 | 3 | 4 | 5 | 'last';
      weekday: number;
    }
  | { every: 'day' };

/** When it stops: with the last day on or before a day, or after a number of times. */
export type RepeatEnd = { until: string } | { times: number };

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
export function repeatDays(first: string, rule: RepeatRule, end: RepeatEnd, most: number): string[] {
  if (!isDate(first) || ('until' in end && !isDate(end.until))) return [];
  const times = 'times' in end ? Math.min(end.times, most) : most;
  const days: string[] = [];
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD && days.length < times; ahead += 1) {
    const day = addDays(first, ahead);
    if ('until' in end && day > end.until) break;
    if (fits(day, first, rule)) days.push(day);
  }
  return days;
}

/** An event put on another day: its times stay, and one that ends days later, such as over midnight, still does. */
export function onDay(day: string, dates: EventDates): EventDates {
  return { ...dates, start_date: day, end_date: addDays(day, daysBetween(dates.start_date, dates.end_date)) };
}

function fits(day: string, first: string, rule: RepeatRule): boolean {
  const weekday = dayOfWeek(day) ?? 0;
  switch (rule.every) {
    case 'day':
      return true;
    case 'week':
      return rule.weekdays.includes(weekday) && daysBetween(mondayOf(first), mondayOf(day)) % (rule.weeks * 7) === 0;
    case 'month':
      return weekday === rule.weekday && (rule.nth === 'last' ? isLastOfItsKind(day) : nthOfItsKind(day) === rule.nth);
  }
}

const mondayOf = (day: string): string => addDays(day, -(((dayOfWeek(day) ?? 0) + 6) % 7));

/** Which of its weekday in the month a day is: 1 for the first Friday, 5 for the fifth. */
export const nthOfItsKind = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

/** Whether no other day of the same weekday follows in the month. */
export const isLastOfItsKind = (day: string): boolean => addDays(day, 7).slice(0, 7) !== day.slice(0, 7);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The first to fourth and fifth of a month, and the last, in words. */
export const ordinalOf = (nth: number | 'last'): string => (nth === 'last' ? nth : (ORDINALS[nth - 1] ?? `${nth}th`));

/** A rule in words: `Every last Friday of the month`. */
export function wordsOfRule(rule: RepeatRule): string {
  switch (rule.every) {
    case 'day':
      return 'Every day';
    case 'week': {
      const fromMonday = [...rule.weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
      const days = listed(fromMonday.map(nameOfDay));
      if (rule.weeks === 1) return `Every ${days}`;
      return rule.weeks === 2 ? `Every second ${days}` : `Every ${rule.weeks} weeks on ${days}`;
    }
    case 'month':
      return `Every ${ordinalOf(rule.nth)} ${nameOfDay(rule.weekday)} of the month`;
  }
}

/** A rule and its end in words: `Every Thursday until 31 December 2026`, `Every day, 7 times`. */
export const wordsOfRepeats = (rule: RepeatRule, end: RepeatEnd): string =>
  `${wordsOfRule(rule)}${'until' in end ? ` until ${shortDate(end.until)}` : `, ${end.times} times`}`;

/** `Tuesday`, `Tuesday and Thursday`, `Monday, Tuesday and Thursday`. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Whether two events take place at the same time; where one ends as the other begins they do not. */
export function overlap(a: EventDates, b: EventDates): boolean {
  return startOf(a) < endOf(b) && startOf(b) < endOf(a);
}

const startOf = (dates: EventDates): string => `${dates.start_date} ${dates.start_time}`;

function endOf(dates: EventDates): string {
  const { date, time } = eventEnd(dates);
  return `${date} ${time}`;
}

import { mixed } from 'yup';
import { SERIES_LIMITS, TOO_MANY_DATES } from '#shared/events/series/series.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { addDays, dayOfWeek, daysBetween, isDate, isTime, nameOfDay, shortDate } from '#shared/time.ts';

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
const nthOfItsKind = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

/** Whether no other day of the same weekday follows in the month. */
const isLastOfItsKind = (day: string): boolean => addDays(day, 7).slice(0, 7) !== day.slice(0, 7);

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

/** A change of one of the dates: removed, or with another day or time. */
export type DateChange = 'struck' | Partial<EventDates>;

/** How a new event repeats, as form values. Null means not chosen: then it follows from the first day. */
export type RepeatValues = { [Part in Exclude<keyof Repeats, 'every' | 'times'>]: Repeats[Part] | null } & {
  every: Repeats['every'] | '';
  /** A number, or an unfinished text. */
  times: string | null;
  /** By the day of the rule. */
  changes: Record<string, DateChange>;
};

/** By default a new event takes place once. */
export const noRepeats: RepeatValues = {
  every: '',
  weekdays: null,
  nth: null,
  weekday: null,
  end: null,
  until: null,
  times: null,
  changes: {},
};

/** The chosen values, with defaults from the first day. */
export function chosenOf(values: RepeatValues, start: string) {
  const weekday = dayOfWeek(start) ?? 5;
  return {
    weekdays: values.weekdays ?? [weekday],
    nth: values.nth ?? (!isDate(start) || isLastOfItsKind(start) ? 'last' : (nthOfItsKind(start) as Repeats['nth'])),
    weekday: values.weekday ?? weekday,
    end: values.end ?? (values.every === 'day' ? 'times' : 'until'),
    until: values.until ?? (isDate(start) ? `${start.slice(0, 4)}-12-31` : ''),
    times: values.times ?? '7',
  };
}

/** The rule; null if the event takes place once, or while the end is unfinished. */
function repeatsOf(values: RepeatValues, start: string): Repeats | null {
  const { every } = values;
  const chosen = chosenOf(values, start);
  const { end, until, times } = chosen;
  const hasEnd = end === 'until' ? isDate(until) : /^\d{1,4}$/.test(times) && Number(times) > 0;
  return every === '' || !hasEnd ? null : { ...chosen, every, times: Number(times) };
}

export type RepeatDate = ReturnType<typeof repeatDates>[number];

/**
 * The dates of a rule: `day` by the rule, `dates` when it takes place, `own` what the person changed of that. One more than
 * can be saved if there are too many.
 */
export function repeatDates(values: RepeatValues, first: EventDates) {
  const repeats = repeatsOf(values, first.start_date);
  if (!repeats) return [];
  return repeatDays(first.start_date, repeats, SERIES_LIMITS.events + 1).map((day) => {
    const change = values.changes[day];
    const own: Partial<EventDates> = typeof change === 'object' ? change : {};
    const start = own.start_date ?? day;
    const moved = isDate(start) ? onDay(start, first) : { ...first, start_date: start };
    const dates: EventDates = { ...moved, ...own };
    return { day, dates, struck: change === 'struck', own };
  });
}

/** Why the rule cannot be saved; null if it can, or while the event's own dates are incomplete. */
export function repeatMistake(values: RepeatValues, first: EventDates): string | null {
  const { every } = values;
  if (every === '' || !isDate(first.start_date)) return null;
  const { weekdays, end } = chosenOf(values, first.start_date);
  if ((every === 'week' || every === 'fortnight') && weekdays.length === 0)
    return 'Choose at least one day of the week.';
  if (!repeatsOf(values, first.start_date)) {
    if (end === 'until') return 'Choose the last day, or a number of times.';
    return `Choose how many times, from 1 to ${SERIES_LIMITS.events}.`;
  }
  const listed = repeatDates(values, first);
  const kept = listed.filter(({ struck }) => !struck);
  if (listed.length === 0) return 'No date fits: choose a later last day.';
  if (kept.length === 0) return 'Every date is skipped: restore at least one.';
  if (listed.length > SERIES_LIMITS.events) return TOO_MANY_DATES;
  const unfinished = kept.some(({ dates, own }) => Object.keys(own).length > 0 && !isWhole(dates));
  return unfinished ? 'One of the dates has no day or no hour yet.' : null;
}

const isWhole = ({ start_date, start_time, end_date, end_time }: EventDates): boolean =>
  isDate(start_date) && isDate(end_date) && isTime(start_time) && isTime(end_time);

/** Two of the dates that overlap, if any do; a warning, not an error. */
export function overlapping(listed: readonly RepeatDate[]): readonly [EventDates, EventDates] | null {
  const kept = listed.filter(({ struck, dates }) => !struck && isWhole(dates)).map(({ dates }) => dates);
  kept.sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  for (const [at, one] of kept.entries()) {
    const next = kept[at + 1];
    if (next && overlap(one, next)) return [one, next];
  }
  return null;
}

export type ChosenRepeats = NonNullable<ReturnType<typeof chosenRepeats>>;

/** The rule in words and the dates to save; undefined if the event takes place once. */
export function chosenRepeats(values: RepeatValues | undefined, first: EventDates) {
  const repeats = values && repeatsOf(values, first.start_date);
  if (!repeats) return undefined;
  const kept = repeatDates(values, first).filter(({ struck }) => !struck);
  return { rule: wordsOfRepeats(repeats), dates: kept.map(({ dates }) => dates) };
}

/** The schema of the form's field `repeats`. */
export const repeatsSchema = mixed<RepeatValues>().test('repeats', function (values) {
  const mistake = values && repeatMistake(values, this.parent as EventDates);
  return mistake ? this.createError({ message: mistake }) : true;
});

import { mixed } from 'yup';
import { SERIES_LIMITS, TOO_MANY_DATES } from '#shared/events/series/series.ts';
import { dayOfWeek, isDate, isTime } from '#shared/time.ts';
import {
  type EventDates,
  isLastOfItsKind,
  nthOfItsKind,
  onDay,
  overlap,
  type Repeats,
  repeatDays,
  wordsOfRepeats,
} from './repeatDays.ts';

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
  kept.sort((a, b) => (`${a.start_date} ${a.start_time}` < `${b.start_date} ${b.start_time}` ? -1 : 1));
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

import { addDays, dayOfWeek } from '../../time.ts';
import { type ChurchEvent, compareEvents, goesAhead, isOver } from '../churchEvent.ts';
import { eventEnd } from './eventEnd.ts';

/** What a week's announcement is made of. The church's week begins on Sunday, when it is announced. */

/** How many days are announced at once. */
export const WEEK_DAYS = 7;

/** An event as it stands in a week. */
export interface WeekEntry<Listed extends ChurchEvent = ChurchEvent> {
  event: Listed;
  /** True if it was announced for this day, and was moved out of the week. */
  away: boolean;
}

/** One day of a week and what it brings, the earliest first. */
export interface WeekDay<Listed extends ChurchEvent = ChurchEvent> {
  /** `YYYY-MM-DD`, Africa/Nairobi. */
  date: string;
  entries: WeekEntry<Listed>[];
}

/** The Sunday with which the week of a `YYYY-MM-DD` day begins. */
export const weekOf = (day: string): string => addDays(day, -(dayOfWeek(day) ?? 0));

/** The first days of the weeks that are announced on a `YYYY-MM-DD` day: its own and the next. */
export function announcedWeeks(day: string): [thisWeek: string, nextWeek: string] {
  const from = weekOf(day);
  return [from, addDays(from, WEEK_DAYS)];
}

/** A week's name on a day: `This week`, or `Next week` if it has not begun; with the branch, if there is one. */
export function weekHeading(
  { from, day, place }: { from: string; day: string; place?: string | undefined },
  { thisWeek, nextWeek, at }: { thisWeek: string; nextWeek: string; at(week: string, place: string): string },
): string {
  const week = from > day ? nextWeek : thisWeek;
  return place === undefined ? week : at(week, place);
}

/**
 * The days of the week from `from` that have events. An event that began before the week is listed on its first day,
 * unless it ends that morning. An event that was moved out of the week is listed on its announced day.
 *
 * @param now leaves out events that are over at this local time
 */
export function daysOfWeek<Listed extends ChurchEvent>(
  events: readonly Listed[],
  from: string,
  now?: { date: string; time: string },
): WeekDay<Listed>[] {
  const to = addDays(from, WEEK_DAYS - 1);
  const within = (day: string | undefined): day is string => day !== undefined && day >= from && day <= to;
  const days = new Map<string, WeekEntry<Listed>[]>();
  const put = (date: string, event: Listed, away: boolean) =>
    days.set(date, [...(days.get(date) ?? []), { event, away }]);

  for (const event of [...events].sort(compareEvents).reverse()) {
    const { start_date, previous_start_date } = event;
    const past = now !== undefined && isOver(event, now);
    if (!past && within(start_date)) put(start_date, event, false);
    else if (!past && goesOn(event, from)) put(from, event, false);
    else if (goesAhead(event) && within(previous_start_date) && !(now && previous_start_date < now.date)) {
      put(previous_start_date, event, true);
    }
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, entries]) => ({ date, entries: entries.sort(byTime(date)) }));
}

/** Whether an event that began before a day lasts beyond its noon. */
function goesOn(event: ChurchEvent, day: string): boolean {
  const end = eventEnd(event);
  return event.start_date < day && `${end.date} ${end.time}` > `${day} 12:00`;
}

/** Events that began earlier first, then by their start, or announced start. */
const byTime =
  (date: string) =>
  (a: WeekEntry, b: WeekEntry): number =>
    timeOn(date, a).localeCompare(timeOn(date, b));

const timeOn = (date: string, { event, away }: WeekEntry): string => {
  if (away) return event.previous_start_time ?? '';
  return event.start_date < date ? '' : event.start_time;
};

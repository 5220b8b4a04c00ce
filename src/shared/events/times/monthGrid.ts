import { addDays, dayOfWeek, isChurchDate, isDate } from '../../time.ts';
import { type ChurchEvent, compareEvents } from '../churchEvent.ts';
import { eventEnd, type Times } from './eventEnd.ts';

/** A month of the calendar, `YYYY-MM`, as weeks from Sunday to Saturday, and the events of its days. */

/** Whether the text is a month written `YYYY-MM`, of a year that a church's calendar can be about. */
export const isMonth = (text: string): boolean => isChurchDate(`${text}-01`);

/** The month of a `YYYY-MM-DD` day. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** A `YYYY-MM` month plus a number of months, which may be negative. It ends at the calendar's first and last month. */
export function addMonths(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  const count = year * 12 + at - 1 + months;
  const moved = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  return isMonth(moved) ? moved : month;
}

/** The last day of a `YYYY-MM` month. */
const lastOf = (month: string): string => {
  const next = addDays(`${month}-28`, 4);
  return addDays(next, -Number(next.slice(8)));
};

/** The same day number in another month, or that month's last day: 31 January → 28 February. */
export function sameDayIn(month: string, date: string): string {
  const wanted = `${month}-${date.slice(8)}`;
  return isDate(wanted) ? wanted : lastOf(month);
}

/** The weeks that touch a month, each from Sunday to Saturday as `YYYY-MM-DD`, also with days of other months. */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const before = dayOfWeek(first) ?? 0;
  const weeks = Math.ceil((before + Number(lastOf(month).slice(8))) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day - before)),
  );
}

/** The last day that an event touches; the first where its end is no date. An end at midnight belongs to the day before. */
export function lastDayOf(event: Times): string {
  const { date, time } = eventEnd(event);
  if (!isDate(date)) return event.start_date;
  return time === '00:00' ? addDays(date, -1) : date;
}

/** The events of each day of a month's weeks, soonest first; an event of several days is on each of them. */
export function eventsByDay<Event extends ChurchEvent>(events: readonly Event[], month: string): Map<string, Event[]> {
  const days = new Map(monthWeeks(month).flatMap((week) => week.map((day): [string, Event[]] => [day, []])));
  for (const event of [...events].sort(compareEvents).reverse()) {
    if (!isDate(event.start_date)) continue;
    const last = lastDayOf(event);
    for (const [day, there] of days) if (event.start_date <= day && day <= last) there.push(event);
  }
  return days;
}

/** The events on days of the month itself, each once, soonest first. */
export const eventsOfMonth = <Event extends ChurchEvent>(
  days: ReadonlyMap<string, readonly Event[]>,
  month: string,
): Event[] => [...new Set([...days].flatMap(([day, there]) => (monthOf(day) === month ? there : [])))];

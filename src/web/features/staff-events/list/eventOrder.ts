import { type ChurchEvent, compareEvents, isOver } from '#shared/events/churchEvent.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { announcedWeeks, WEEK_DAYS } from '#shared/events/times/week.ts';
import { addDays } from '#shared/time.ts';

/** What staff's list of events can be sorted by. */
export const SORT_KEYS = ['when', 'title', 'place', 'series', 'state'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface EventSort {
  by: SortKey;
  descending: boolean;
}

/** Events under one heading of the list; without a heading if the list is not sorted by date. */
export interface EventGroup {
  name: 'Today' | 'This week' | 'Next week' | 'Later' | 'Past' | null;
  events: ChurchEvent[];
}

/**
 * Sorts and groups staff's list. By date, past events are always last, the latest first.
 *
 * @param now the church's clock
 */
export function groupEvents(
  events: readonly ChurchEvent[],
  { by, descending }: EventSort,
  now: ClockMoment,
): EventGroup[] {
  if (by !== 'when') return [{ name: null, events: sorted(events, by, descending) }];
  const newestFirst = [...events].sort(compareEvents);
  const past = newestFirst.filter((event) => isOver(event, now));
  const coming = newestFirst.filter((event) => !isOver(event, now));
  if (!descending) coming.reverse();
  const [, nextWeek] = announcedWeeks(now.date);
  const groupOf = (event: ChurchEvent): EventGroup['name'] => {
    if (isOver(event, now)) return 'Past';
    if (event.start_date <= now.date) return 'Today';
    if (event.start_date < nextWeek) return 'This week';
    return event.start_date < addDays(nextWeek, WEEK_DAYS) ? 'Next week' : 'Later';
  };
  return [...Map.groupBy([...coming, ...past], groupOf)].map(([name, events]) => ({ name, events }));
}

/** How many dates each series has among some events. */
export function countSeries(events: readonly ChurchEvent[]): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { series } of events) if (series !== undefined) sizes.set(series, (sizes.get(series) ?? 0) + 1);
  return sizes;
}

/** Sorts by a text; events without it come last, and equal ones newest first (rulings, 7). */
function sorted(events: readonly ChurchEvent[], by: SortKey, descending: boolean): ChurchEvent[] {
  const text = (event: ChurchEvent) => {
    if (by === 'title') return event.title;
    if (by === 'place') return event.venue;
    if (by === 'series') return event.series === undefined ? '' : String(event.series).padStart(12, '0');
    return event.status ?? event.publish ?? '';
  };
  const direction = descending ? -1 : 1;
  return [...events].sort((a, b) => {
    const [left, right] = [text(a), text(b)];
    if (left === right) return compareEvents(a, b);
    if (left === '' || right === '') return left === '' ? 1 : -1;
    return direction * left.localeCompare(right, 'en');
  });
}

import { eventDto } from '#server/store/events/eventDto.ts';
import type { EventRow } from '#server/store/schema.ts';
import { compareEvents } from '#shared/events/churchEvent.ts';
import { CachedAnswer } from './cachedAnswer.ts';

/** The page of the list that is asked for, read and checked (see `EventsQuery` of the contract). */
export interface EventsPageQuery {
  /** The church's days, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  /** A place in the list; only what comes after it is asked for. */
  before?: { start_date: string; start_time: string; id: number } | undefined;
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** The rows of a page, of a list in its order. */
export function rowsOfPage(rows: readonly EventRow[], { from, to, limit, before }: EventsPageQuery): EventRow[] {
  const page: EventRow[] = [];
  for (let at = before ? firstAfter(rows, before) : 0; at < rows.length; at++) {
    const row = rows[at] as EventRow;
    if (limit !== undefined && page.length >= limit) break;
    if (to !== undefined && row.start_date > to) continue;
    // One that ends before it starts is over the day that it begins.
    if (from !== undefined && row.start_date < from && row.end_date < from) continue;
    page.push(row);
  }
  return page;
}

/** The index of the first row that comes after a place, by binary search. */
function firstAfter(rows: readonly EventRow[], place: NonNullable<EventsPageQuery['before']>): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareEvents(rows[middle] as EventRow, place) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The cache key of a page. It names the rows, so that made-up days that lead to the same events share one answer.
 * Between two rows, `from` alone leaves out some, the earlier ones first: so their number says which.
 */
export const keyOfPage = (page: readonly EventRow[]): string => `list ${page[0]?.id} ${page.at(-1)?.id} ${page.length}`;

/** Rows as `GET /all/events` answers them. */
export const listAnswer = (rows: readonly EventRow[], isOneOff: boolean): CachedAnswer =>
  new CachedAnswer(JSON.stringify(rows.map(eventDto)), HEADERS, { isOneOff });

import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import { eventDto } from '#server/store/events/eventColumns.ts';
import type { EventRow } from '#server/store/schema.ts';
import { compareEvents } from '#shared/events/churchEvent.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';

/** A validated query for a page of the list (see `EventsQuery`). */
export interface EventsPageQuery {
  /** The church's days, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  /** The cursor: only rows after this place. */
  before?: { start_date: string; start_time: string; id: number } | undefined;
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** The rows of a page, of a list in its order. */
export function rowsOfPage(rows: readonly EventRow[], { from, to, limit, before }: EventsPageQuery): EventRow[] {
  const found = rows.filter(
    (row) =>
      (!before || compareEvents(row, before) > 0) &&
      (to === undefined || row.start_date <= to) &&
      (from === undefined || eventEnd(row).date >= from),
  );
  return found.slice(0, limit);
}

/**
 * The cache key of a page: its first and last row and their number, so that queries with the same rows share one
 * answer. The number is needed because `from` can leave out rows between the first and the last.
 */
export const keyOfPage = (page: readonly EventRow[]): string => `list ${page[0]?.id} ${page.at(-1)?.id} ${page.length}`;

/** The response of `GET /all/events`. */
export const listAnswer = (rows: readonly EventRow[]): CachedAnswer =>
  new CachedAnswer(JSON.stringify(rows.map(eventDto)), HEADERS);

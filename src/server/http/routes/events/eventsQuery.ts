import { HttpError } from '#server/httpError.ts';
import type { EventRow } from '#server/store/store.ts';
import { compareEvents } from '#shared/events/churchEvent.ts';
import { MAX_EVENTS_PER_PAGE } from '#shared/events/eventsQuery.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { isDate, isTime } from '#shared/time.ts';

/**
 * The page that a query of `GET /all/events` asks for; undefined for the whole list. Unknown parameters are ignored.
 *
 * @throws HttpError 400 for an invalid value
 */
export function readEventsQuery(query: Readonly<Record<string, unknown>>) {
  const read = (name: string): string | undefined => {
    const value = query[name];
    if (Array.isArray(value)) throw new HttpError(400, ({ serverAnswers }) => serverAnswers.once(name));
    return value === undefined ? undefined : String(value) || undefined;
  };
  const page = {
    from: day('from', read('from')),
    to: day('to', read('to')),
    limit: limit(read('limit')),
    before: place(read('before')),
  };
  if (page.from && page.to && page.from > page.to)
    throw new HttpError(400, ({ serverAnswers }) => serverAnswers.fromAfterTo);
  return Object.values(page).some((value) => value !== undefined) ? page : undefined;
}

function day(name: string, text: string | undefined): string | undefined {
  if (text === undefined || isDate(text)) return text;
  throw new HttpError(400, ({ serverAnswers }) => serverAnswers.queryDay(name));
}

function limit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= MAX_EVENTS_PER_PAGE) return number;
  throw new HttpError(400, ({ serverAnswers }) => serverAnswers.queryLimit(MAX_EVENTS_PER_PAGE));
}

/** The cursor: only rows after this place are asked for. */
function place(text: string | undefined) {
  if (text === undefined) return undefined;
  const [start_date = '', start_time = '', id = '', ...more] = text.split(',');
  if (more.length === 0 && isDate(start_date) && isTime(start_time) && /^\d{1,15}$/.test(id)) {
    return { start_date, start_time, id: Number(id) };
  }
  throw new HttpError(400, ({ serverAnswers }) => serverAnswers.queryBefore);
}

/** A validated query for a page of the list (see `EventsQuery`). */
type EventsPageQuery = NonNullable<ReturnType<typeof readEventsQuery>>;

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

import { HttpError } from '#server/httpError.ts';
import type { EventRow } from '#server/store/schema.ts';
import { type EventsQuery, MAX_FIRST_EVENTS } from '#shared/events/eventsQuery.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { isDate } from '#shared/time.ts';

/**
 * The part of the list that a query of `GET /all/events` asks for; undefined for the whole list. Unknown parameters are
 * ignored.
 *
 * @throws HttpError 400 for an invalid value
 */
export function readEventsQuery(query: Readonly<Record<string, unknown>>): EventsQuery | undefined {
  const read = (name: string): string | undefined => {
    const value = query[name];
    if (Array.isArray(value)) throw new HttpError(400, ({ serverAnswers }) => serverAnswers.once(name));
    return value === undefined ? undefined : String(value) || undefined;
  };
  const asked = { from: day('from', read('from')), limit: limit(read('limit')) };
  return Object.values(asked).some((value) => value !== undefined) ? (asked as EventsQuery) : undefined;
}

function day(name: string, text: string | undefined): string | undefined {
  if (text === undefined || isDate(text)) return text;
  throw new HttpError(400, ({ serverAnswers }) => serverAnswers.queryDay(name));
}

function limit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= MAX_FIRST_EVENTS) return number;
  throw new HttpError(400, ({ serverAnswers }) => serverAnswers.queryLimit(MAX_FIRST_EVENTS));
}

/** The rows of a list that a query asks for, in its order. */
export const rowsAsked = (rows: readonly EventRow[], { from, limit }: EventsQuery): readonly EventRow[] =>
  (from === undefined ? rows : rows.filter((row) => eventEnd(row).date >= from)).slice(0, limit);

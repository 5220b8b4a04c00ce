import { HttpError } from '#server/httpError.ts';
import type { EventRow } from '#server/store/schema.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { isDate } from '#shared/time.ts';

/**
 * The rows that a query of `GET /all/events` asks for: those that end on the day `from` or later, or all of them. What
 * else it says is ignored.
 *
 * @throws HttpError 400 if `from` is no day
 */
export function rowsAsked(rows: readonly EventRow[], { from }: Record<string, unknown>): readonly EventRow[] {
  if (!from) return rows;
  if (typeof from !== 'string' || !isDate(from))
    throw new HttpError(400, ({ serverAnswers }) => serverAnswers.queryDay);
  return rows.filter((row) => eventEnd(row).date >= from);
}

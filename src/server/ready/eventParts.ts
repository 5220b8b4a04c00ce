import type { EventRow } from '#server/store/schema.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { compareEvents } from '#shared/churchEvent.ts';
import { ReadyAnswer } from './readyAnswer.ts';

/** The part of the list that is asked for, read and checked (see `EventsQuery` of the contract). */
export interface Part {
  /** The church's days, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  /** A place in the list; only what comes after it is asked for. */
  before?: { start_date: string; start_time: string; id: number } | undefined;
}

/** The most bytes of answers that are kept for one state of the list, so that odd questions cannot fill the memory. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The rows that a part asks for, of a list in its order. */
export function partOf(rows: readonly EventRow[], { from, to, limit, before }: Part): EventRow[] {
  const part: EventRow[] = [];
  for (let at = before ? firstAfter(rows, before) : 0; at < rows.length; at++) {
    const row = rows[at] as EventRow;
    if (limit !== undefined && part.length >= limit) break;
    if (to !== undefined && row.start_date > to) continue;
    // One that ends before it starts is over the day that it begins.
    if (from !== undefined && row.start_date < from && row.end_date < from) continue;
    part.push(row);
  }
  return part;
}

/** The index of the first row that comes after a place, found by halving. */
function firstAfter(rows: readonly EventRow[], place: NonNullable<Part['before']>): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareEvents(rows[middle] as EventRow, place) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The answers of the parts that were asked for while the list stays as it is, the last asked for kept longest. */
export function keepParts(rows: readonly EventRow[], headers: Record<string, string>): (part: Part) => ReadyAnswer {
  const kept = new Map<string, ReadyAnswer>();
  let bytes = 0;
  const keep = (key: string, answer: ReadyAnswer) => {
    kept.set(key, answer);
    bytes += answer.body.length;
    for (const [oldest, { body }] of kept) {
      if (bytes <= MOST_BYTES) return;
      kept.delete(oldest);
      bytes -= body.length;
    }
  };
  return (part) => {
    const { from, to, limit, before } = part;
    const key = [from, to, limit, before && `${before.start_date} ${before.start_time} ${before.id}`].join('|');
    const ready = kept.get(key);
    if (ready) {
      kept.delete(key);
      kept.set(key, ready);
      return ready;
    }
    const answer = new ReadyAnswer(JSON.stringify(partOf(rows, part).map(shownEvent)), headers);
    keep(key, answer);
    return answer;
  };
}

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

/** The answers of the parts of one state of the list. */
export interface KeptParts {
  /** The answer where it is at hand. */
  find(part: Part): ReadyAnswer | undefined;
  make(part: Part): ReadyAnswer;
}

/** Keeps the answers of the parts that were asked for while the list stays as it is, the last asked for longest. */
export function keepParts(rows: readonly EventRow[], headers: Record<string, string>): KeptParts {
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
  return {
    find(part) {
      const key = keyOf(partOf(rows, part));
      const ready = kept.get(key);
      if (!ready) return undefined;
      kept.delete(key);
      kept.set(key, ready);
      return ready;
    },
    make(part) {
      const found = partOf(rows, part);
      const answer = new ReadyAnswer(listText(found), headers, { isOneOff: true });
      keep(keyOf(found), answer);
      return answer;
    },
  };
}

/**
 * Names a part by what it holds, so that days made up anew that lead to the same events share one answer. Between two
 * rows, `from` alone leaves out some, the earlier ones first: so their number says which.
 */
const keyOf = (part: readonly EventRow[]): string => `${part[0]?.id} ${part.at(-1)?.id} ${part.length}`;

const texts = new WeakMap<EventRow, string>();

/** Rows as the list of the call, each written once. */
export function listText(rows: readonly EventRow[]): string {
  const textOf = (row: EventRow) => {
    const text = texts.get(row) ?? JSON.stringify(shownEvent(row));
    texts.set(row, text);
    return text;
  };
  return `[${rows.map(textOf).join(',')}]`;
}

import type { Part } from '#server/ready/eventParts.ts';
import { Refusal } from '#server/refusal.ts';
import { MOST_EVENTS } from '#shared/eventParts.ts';
import { isDate, isTime } from '#shared/time.ts';

/** A query as it was sent. */
export type EventsQueryText = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The part of the list that a query of `GET /all/events` asks for; undefined where it asks for everything. What the
 * query says besides is nobody's business here, and left alone.
 *
 * @throws Refusal with status 400 where a value cannot be read
 */
export function readEventsQuery(query: EventsQueryText): Part | undefined {
  const read = (name: string): string | undefined => {
    const value = query[name];
    if (Array.isArray(value)) throw new Refusal(400, `The query may name ${name} once.`);
    return value || undefined;
  };
  const part = {
    from: day('from', read('from')),
    to: day('to', read('to')),
    limit: limit(read('limit')),
    before: place(read('before')),
  };
  if (part.from && part.to && part.from > part.to)
    throw new Refusal(400, 'The day from must not lie after the day to.');
  return Object.values(part).some((value) => value !== undefined) ? part : undefined;
}

function day(name: string, text: string | undefined): string | undefined {
  if (text === undefined || isDate(text)) return text;
  throw new Refusal(400, `The query’s ${name} must be a day such as 2026-11-27.`);
}

function limit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= MOST_EVENTS) return number;
  throw new Refusal(400, `The query’s limit must be a whole number from 1 to ${MOST_EVENTS}.`);
}

function place(text: string | undefined): Part['before'] {
  if (text === undefined) return undefined;
  const [start_date = '', start_time = '', id = '', ...more] = text.split(',');
  if (more.length === 0 && isDate(start_date) && isTime(start_time) && /^\d{1,15}$/.test(id)) {
    return { start_date, start_time, id: Number(id) };
  }
  throw new Refusal(400, 'The query’s before must be a place in the list such as 2026-11-27,21:00,17.');
}

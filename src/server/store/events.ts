import { EVENT_LABELS, type EventField, type EventInput } from '#shared/event.ts';
import type { Connection, EventRow } from './schema.ts';

const FIELDS = Object.keys(EVENT_LABELS) as EventField[];
const COLUMNS = ['id', ...FIELDS, 'version'] as const;

/** Every event, newest start first (rulings, 7). */
export function listEvents(db: Connection): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .select(COLUMNS)
    .orderBy('start_date', 'desc')
    .orderBy('start_time', 'desc')
    .orderBy('id')
    .execute();
}

/** How many events there are. */
export async function countEvents(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts an event on; the answer is the event as it is stored. */
export async function createEvent(transaction: Connection, input: EventInput, now: Date): Promise<EventRow> {
  const at = now.toISOString();
  const row = await transaction
    .insertInto('events')
    .values({ ...input, image: input.image ?? null, version: 1, created_at: at, updated_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await noteEventsChanged(transaction);
  return row;
}

/** Changes an event; an `image` that is undefined stays as it was (rulings, 5). Undefined where there is no such event. */
export async function updateEvent(
  transaction: Connection,
  id: number,
  input: EventInput,
  now: Date,
): Promise<EventRow | undefined> {
  const row = await transaction
    .updateTable('events')
    .set((update) => ({ ...input, version: update('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (row) await noteEventsChanged(transaction);
  return row;
}

/** Deletes an event; the answer is what it was, undefined where there is no such event. */
export async function deleteEvent(transaction: Connection, id: number): Promise<EventRow | undefined> {
  const row = await transaction.deleteFrom('events').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
  if (row) await noteEventsChanged(transaction);
  return row;
}

/** The number that moves with each change of the events, whichever process made it. */
export async function eventsRevision(db: Connection): Promise<number> {
  const { number } = await db
    .selectFrom('revisions')
    .select('number')
    .where('subject', '=', 'events')
    .executeTakeFirstOrThrow();
  return number;
}

async function noteEventsChanged(transaction: Connection): Promise<void> {
  await transaction
    .updateTable('revisions')
    .set((update) => ({ number: update('number', '+', 1) }))
    .where('subject', '=', 'events')
    .execute();
}

import type { Insertable, Updateable } from 'kysely';
import type { EventInput } from '#shared/event.ts';
import { type EventAction, RESTORE_DAYS } from '#shared/history.ts';
import { compiledOnce } from './compiledOnce.ts';
import { COLUMNS, FILLED_IN } from './eventColumns.ts';
import { writeHistory } from './history.ts';
import type { Connection, EventRow, EventsTable } from './schema.ts';
import { whatBecameOf } from './whatBecameOf.ts';

/** Who changes an event, and when. */
export interface Change {
  username: string;
  now: Date;
}

/** What became of a change: the event as it is now, and why it was not changed where it was not. */
export type ChangeOutcome =
  | { event: EventRow; conflict: boolean }
  /** There is no such event. */
  | undefined;

/** Every event, newest start first (rulings, 7). */
export function listEvents(db: Connection): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .orderBy('start_date', 'desc')
    .orderBy('start_time', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether there ever was an event of that id, deleted since or not. */
export async function wasEvent(db: Connection, id: number): Promise<boolean> {
  const found = await db.selectFrom('history').select('id').where('event_id', '=', id).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** How many events there are. */
export async function countEvents(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select((select) => select.fn.countAll().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const PUT_IN = [...FILLED_IN, 'series', 'version', 'created_at', 'updated_at'] as const;

type NewEvent = EventInput & Pick<EventRow, 'series' | 'version' | 'created_at' | 'updated_at'>;

const insertEvent = compiledOnce((transaction, values: NewEvent) => {
  const row = Object.fromEntries(PUT_IN.map((column) => [column, values[column]]));
  return transaction
    .insertInto('events')
    .values(row as Insertable<EventsTable>)
    .returning(COLUMNS);
});

/**
 * Puts an event on; the answer is the event as it is stored.
 *
 * @param series the series that it is put on with, if any
 */
export async function createEvent(
  transaction: Connection,
  input: EventInput,
  change: Change,
  series: number | null = null,
): Promise<EventRow> {
  const at = change.now.toISOString();
  const [event] = await insertEvent(transaction, { ...input, series, version: 1, created_at: at, updated_at: at });
  if (!event) throw new Error('The database does not give back the event that it stored.');
  await noteChange(transaction, change, 'created', null, event);
  return event;
}

/**
 * Changes an event; an `image` that is undefined stays as it was (rulings, 5).
 *
 * @param change.expected the version that the change was made on; where the event has gone on since, nothing is changed
 * @param change.withSeries true where its whole series is changed; otherwise it stands apart from its series from now on
 */
export async function updateEvent(
  transaction: Connection,
  id: number,
  input: EventInput,
  change: Change & { expected?: number | undefined; withSeries?: boolean },
): Promise<ChangeOutcome> {
  for (;;) {
    const old = await findEvent(transaction, id);
    if (!old) return undefined;
    if (change.expected !== undefined && old.version !== change.expected) return { event: old, conflict: true };
    const series_own = old.series === null || change.withSeries ? old.series_own : 1;
    const fields = { ...input, ...whatBecameOf(old, input), series_own, updated_at: change.now.toISOString() };
    const event = await setFields(transaction, old, fields);
    if (!event) continue; // on PostgreSQL somebody else was quicker
    await noteChange(transaction, change, 'updated', old, event);
    return { event, conflict: false };
  }
}

/** Deletes an event, which can be restored for 30 days; the answer says whether there was one. */
export async function deleteEvent(transaction: Connection, id: number, change: Change): Promise<boolean> {
  const at = change.now.toISOString();
  const old = await transaction
    .updateTable('events')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (old) await noteChange(transaction, change, 'deleted', old, null);
  return old !== undefined;
}

/** An event that is there (again), and whether it was brought back just now. */
export interface Restored {
  event: EventRow;
  restored: boolean;
}

/** Brings a deleted event back under its id; one that is there stays as it is. Undefined where it is gone for good. */
export async function restoreEvent(transaction: Connection, id: number, change: Change): Promise<Restored | undefined> {
  const event = await transaction
    .updateTable('events')
    .set((update) => ({
      deleted_at: null,
      version: update('version', '+', 1),
      updated_at: change.now.toISOString(),
    }))
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince(change.now))
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!event) {
    const there = await findEvent(transaction, id);
    return there && { event: there, restored: false };
  }
  await noteChange(transaction, change, 'restored', null, event);
  return { event, restored: true };
}

/** What was deleted after this moment can still be brought back. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - RESTORE_DAYS * 24 * 3_600_000).toISOString();

/** The number that moves with each change of the events, whichever process made it. */
export async function eventsRevision(db: Connection): Promise<number> {
  const { number } = await db
    .selectFrom('revisions')
    .select('number')
    .where('subject', '=', 'events')
    .executeTakeFirstOrThrow();
  return number;
}

function findEvent(db: Connection, id: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Undefined where the event is no longer as `old` says. */
function setFields(
  transaction: Connection,
  old: EventRow,
  fields: Updateable<EventsTable>,
): Promise<EventRow | undefined> {
  return transaction
    .updateTable('events')
    .set({ ...fields, version: old.version + 1 })
    .where('id', '=', old.id)
    .where('version', '=', old.version)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

const countChange = compiledOnce((transaction) =>
  transaction
    .updateTable('revisions')
    .set((update) => ({ number: update('number', '+', 1) }))
    .where('subject', '=', 'events'),
);

async function noteChange(
  transaction: Connection,
  change: Change,
  action: EventAction,
  old: EventRow | null,
  now: EventRow | null,
): Promise<void> {
  await writeHistory(transaction, { username: change.username, at: change.now.toISOString(), action, old, new: now });
  await countChange(transaction, {});
}

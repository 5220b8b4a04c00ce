import type { Insertable, Updateable } from 'kysely';
import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { EventInput } from '#shared/events/event.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { type EventAction, type EventState, MAX_RESTORE_DAYS } from '#shared/history.ts';
import { DAY_MS, isChurchDate } from '#shared/time.ts';
import { findHeldEvent, holdEvent } from '../held/held.ts';
import { incrementRevision } from '../revisions.ts';
import { moveUpAfter } from '../signups/waitingList.ts';
import { type ChangeContext, type Connection, countOf, type EventRow, type Schema } from '../store.ts';
import { COLUMNS, FILLED_IN, REVERTED } from './eventRows.ts';
import { askedFor, atOnce, changedFields, followChange, heldBack } from './heldEvents.ts';
import { stateOf, writeHistory } from './history.ts';
import { closingMovedAlong, previousDetails } from './previousDetails.ts';

/** Every event, latest start first (rulings, 7). */
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

export const countEvents = (db: Connection): Promise<number> =>
  countOf(db.selectFrom('events').where('deleted_at', 'is', null));

const PUT_IN = [...FILLED_IN, 'publish_by', 'series', 'version', 'created_at', 'updated_at'] as const;

/**
 * Creates an event and returns it as stored. What waits for an owner's yes is a draft until then.
 *
 * @param series the series that it belongs to, if any
 */
export async function createEvent(
  transaction: Connection,
  input: EventInput,
  change: ChangeContext,
  series: number | null = null,
): Promise<EventRow> {
  const at = change.now.toISOString();
  const why = heldBack(undefined, input, change);
  const values = {
    ...input,
    ...(why.length > 0 && { publish: DRAFT }),
    publish_by: change.username,
    series,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  const row = Object.fromEntries(PUT_IN.map((column) => [column, values[column] ?? null]));
  const event = await transaction
    .insertInto('events')
    .values(row as Insertable<Schema['events']>)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await noteChange(transaction, change, 'created', event);
  if (why.length > 0) {
    const held = { fields: { publish: input.publish ?? null }, withSeries: true };
    await holdEvent(transaction, event.id, held, why, change);
  }
  return event;
}

/**
 * Changes an event; an undefined `image` stays unchanged (rulings, 5).
 *
 * @param old the event as it is, locked
 * @param change.withSeries whether the whole series is changed; otherwise the event becomes separate from its series
 * @param change.inPart whether the event is changed without its form, so that what waits for an owner's yes goes on waiting
 */
export async function updateEvent(
  transaction: Connection,
  old: EventRow,
  input: EventInput,
  change: ChangeContext & { withSeries?: boolean; inPart?: boolean },
): Promise<EventRow> {
  const asked = change.inPart ? input : await askedFor(transaction, old.id, input, change);
  return putFields(transaction, old, change, {
    ...asked,
    ...previousDetails(old, asked),
    ...closingMovedAlong(old, asked),
    series_own: old.series === null || change.withSeries ? old.series_own : 1,
  });
}

/** Writes fields of an event, or lets them wait for an owner's yes. Each change of an event goes through here. */
async function putFields(
  transaction: Connection,
  old: EventRow,
  change: ChangeContext & { withSeries?: boolean; inPart?: boolean },
  fields: Updateable<Schema['events']>,
): Promise<EventRow> {
  const why = heldBack(old, { ...old, ...(fields as Partial<EventRow>) }, change);
  const isHeld = why.length > 0;
  const isDraft = old.publish === DRAFT;
  const stored = isHeld
    ? isDraft
      ? { ...fields, publish: DRAFT }
      : atOnce(old, fields as Partial<EventRow>, change)
    : fields;
  const allWaits = Object.keys(stored).length === 0;
  const isSchedule = stored.publish !== undefined && stored.publish !== old.publish;
  const event = await setFields(transaction, old, {
    ...stored,
    ...(isSchedule && { publish_by: change.username }),
    ...(allWaits ? {} : { updated_at: change.now.toISOString() }),
  });
  const asked = fields as Partial<EventInput>;
  if (isHeld) {
    const held = isDraft ? { publish: asked.publish ?? null } : changedFields(event, asked);
    await holdEvent(transaction, old.id, { fields: held, withSeries: change.withSeries ?? false }, why, change);
  } else await followChange(transaction, event, change.inPart ? changedFields(old, asked) : asked);
  if (allWaits) {
    await incrementRevision(transaction, 'events');
    return event;
  }
  await noteChange(transaction, change, 'updated', event, old);
  await moveUpAfter(transaction, old, event, change.now);
  return event;
}

/** Sets an event to an earlier state, as a new version. @param old the event as it is, locked */
export function revertEvent(
  transaction: Connection,
  old: EventRow,
  state: EventState,
  change: ChangeContext & { inPart?: boolean },
): Promise<EventRow> {
  const fields: Record<string, unknown> = { series_own: state.series_own ? 1 : 0 };
  for (const column of REVERTED) fields[column] = state[column] ?? null;
  return putFields(transaction, old, change, fields);
}

/** Deletes an event, restorable for 30 days. @returns its version; undefined if there is none */
export async function deleteEvent(
  transaction: Connection,
  id: number,
  change: ChangeContext,
): Promise<EventVersion | undefined> {
  const at = change.now.toISOString();
  const old = await transaction
    .updateTable('events')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (old) await noteChange(transaction, change, 'deleted', old);
  return old && { id, version: old.version };
}

/** Restores a deleted event under its id; one that is there stays as it is. @returns undefined if it was deleted permanently */
export async function restoreEvent(
  transaction: Connection,
  id: number,
  change: ChangeContext,
): Promise<EventRow | undefined> {
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
  if (!event) return findEvent(transaction, id);
  await noteChange(transaction, change, 'restored', event);
  // It is off the site until an owner says yes where an editor could not have published it now.
  const why = heldBack(undefined, event, change);
  if (why.length === 0) return event;
  const draft = await setFields(transaction, event, { publish: DRAFT });
  await noteChange(transaction, change, 'updated', draft, event);
  const fields = { ...(await findHeldEvent(transaction, event.id))?.change.fields, publish: event.publish };
  await holdEvent(transaction, event.id, { fields, withSeries: true }, why, change);
  return draft;
}

/** Later deletions can still be undone. */
export const restorableSince = (now: Date): string => new Date(now.getTime() - MAX_RESTORE_DAYS * DAY_MS).toISOString();

export function findEvent(db: Connection, id: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** @param old the event as it is, locked */
const setFields = (
  transaction: Connection,
  { id, version }: EventRow,
  fields: Updateable<Schema['events']>,
): Promise<EventRow> =>
  transaction
    .updateTable('events')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Whether a change moves an event to a day that the form would refuse. */
export const isBeyond = (row: EventRow, input: EventInput): boolean =>
  (['start_date', 'end_date'] as const).some((field) => input[field] !== row[field] && !isChurchDate(input[field]));

/** @param event as it is now; of a deletion as it was @param old as it was before an update */
async function noteChange(
  transaction: Connection,
  { username, now }: ChangeContext,
  action: EventAction,
  event: EventRow,
  old?: EventRow,
): Promise<void> {
  const states = action === 'deleted' ? [event, undefined] : [old, event];
  const [before, after] = states.map((row) => row && stateOf(row));
  const entry = { at: now.toISOString(), username, action, event_id: event.id };
  await writeHistory(transaction, { ...entry, old: before ?? null, new: after ?? null });
  await incrementRevision(transaction, 'events');
}

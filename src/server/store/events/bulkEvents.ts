import type { BulkChange, EventVersion } from '#shared/events/bulkChange.ts';
import type { EventInput } from '#shared/events/event.ts';
import { fieldsOf } from '#shared/events/series/seriesChange.ts';
import type { EventState, RevertTo } from '#shared/history.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { addDays } from '#shared/time.ts';
import { type ChangeContext, type Connection, countOf, type EventRow } from '../store.ts';
import { lockEvents, type StoredEvent } from './eventRows.ts';
import { deleteEvent, isBeyond, restoreEvent, revertEvent, updateEvent } from './events.ts';
import { entryState, stateBefore } from './history.ts';

/** The result of a change of several events. Unless it is `changed`, the caller rolls the transaction back. */
export type BulkOutcome =
  /** The events that were changed, with their new versions; a deleted one keeps its version. */
  | { changed: EventVersion[] }
  /** The titles of those that somebody else has changed or deleted; empty for one that never existed. */
  | { conflicts: string[] }
  /** This event would fall outside the calendar's years. */
  | { beyond: EventRow };

/** Cancels, moves or deletes several events. Those that are cancelled already are left as they are. */
export async function changeEvents(
  transaction: Connection,
  { change: what, days = 0, events }: BulkChange,
  change: ChangeContext,
): Promise<BulkOutcome> {
  const { rows, conflicts } = await lockSeen(transaction, events, (row) => row.deleted_at === null);
  if (conflicts.length > 0) return { conflicts };
  const changed: EventVersion[] = [];
  for (const row of rows) {
    const { id, version } = row;
    if (what === 'delete') {
      await deleteEvent(transaction, id, change);
      changed.push({ id, version });
    } else if (what === 'move' || row.status !== 'cancelled') {
      const input = what === 'move' ? moved(row, days) : cancelled(row);
      if (isBeyond(row, input)) return { beyond: row };
      const event = await updateEvent(transaction, row, input, { ...change, inPart: true });
      changed.push({ id, version: event.version });
    }
  }
  return { changed };
}

/** Brings events back to what they were before their change to the given versions; deleted ones are restored. */
export async function undoChanges(
  transaction: Connection,
  events: readonly EventVersion[],
  change: ChangeContext,
): Promise<BulkOutcome> {
  const { rows, conflicts } = await lockSeen(transaction, events, () => true);
  if (conflicts.length > 0) return { conflicts };
  const changed: EventVersion[] = [];
  for (const row of rows) {
    const { id, title, deleted_at } = row;
    const done = deleted_at === null ? await undoUpdate(row) : await restoreEvent(transaction, id, change);
    if (!done) return { conflicts: [title] };
    changed.push({ id, version: done.version });
  }
  return { changed };

  async function undoUpdate(row: EventRow): Promise<EventRow | undefined> {
    const before = await stateBefore(transaction, row.id, row.version);
    return before && revertEvent(transaction, row, before, { ...change, inPart: true });
  }
}

/**
 * Makes an event as it was after an entry of its history, as a new change of this event alone. A picture that is gone by
 * now is left out.
 *
 * @param old the event as it is, locked
 * @returns undefined if it was not there after the entry
 */
export async function revertToEntry(
  transaction: Connection,
  old: EventRow,
  { entry }: RevertTo,
  change: ChangeContext,
): Promise<EventRow | undefined> {
  const found = await entryState<EventState>(transaction, entry, { event_id: old.id });
  if (!found) return undefined;
  const state: EventState = { ...found, series_own: old.series !== null };
  const own = ownPicture(state.image);
  const isGone = own && (await countOf(transaction.selectFrom('pictures').where('id', '=', own.id))) === 0;
  if (isGone) Object.assign(state, { image: null, image_alt: null, image_focus: null });
  return revertEvent(transaction, old, state, change);
}

/** The events, each once and locked, and the titles of those that are not at the version that the person has seen. */
async function lockSeen(
  transaction: Connection,
  events: readonly EventVersion[],
  isThere: (row: StoredEvent) => boolean,
): Promise<{ rows: StoredEvent[]; conflicts: string[] }> {
  const seen = new Map(events.map((event) => [event.id, event.version]));
  const stored = new Map((await lockEvents(transaction, 'id', [...seen.keys()])).map((row) => [row.id, row]));
  const rows: StoredEvent[] = [];
  const conflicts: string[] = [];
  for (const [id, version] of seen) {
    const row = stored.get(id);
    if (row?.version === version && isThere(row)) rows.push(row);
    else conflicts.push(row?.title ?? '');
  }
  return { rows, conflicts };
}

/** The words about an earlier status, such as that a new day follows, no longer hold. */
const cancelled = (row: EventRow): EventInput => ({
  ...fieldsOf(row),
  status: 'cancelled',
  status_note: null,
  status_note_sw: null,
});

const moved = (row: EventRow, days: number): EventInput => ({
  ...fieldsOf(row),
  start_date: addDays(row.start_date, days),
  end_date: addDays(row.end_date, days),
});

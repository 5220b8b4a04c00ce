import type { BulkChange, EventVersion } from '#shared/events/bulkChange.ts';
import type { EventInput } from '#shared/events/event.ts';
import { fieldsOf } from '#shared/events/series/seriesChange.ts';
import { addDays, isChurchDate } from '#shared/time.ts';
import type { ChangeContext } from '../changeContext.ts';
import type { Connection, EventRow } from '../schema.ts';
import { COLUMNS } from './eventColumns.ts';
import { deleteEvent, restoreEvent, revertEvent, updateEvent } from './events.ts';
import { stateBefore } from './historyStates.ts';

/** The result of a change of several events. Unless it is `changed`, the caller rolls the transaction back. */
export type BulkOutcome =
  /** The events that were changed, with their new versions; a deleted one keeps its version. */
  | { changed: EventVersion[] }
  /** The titles of those that somebody else has changed or deleted; empty for one that never existed. */
  | { conflicts: string[] }
  /** This event would fall outside the calendar's years. */
  | { beyond: EventRow };

type FoundRow = EventRow & { deleted_at: string | null };

/** Cancels, moves or deletes several events. Those that are cancelled already are left as they are. */
export async function changeEvents(
  transaction: Connection,
  { change: what, days = 0, events }: BulkChange,
  change: ChangeContext,
): Promise<BulkOutcome> {
  const found = await findSeen(transaction, events, (row) => row.deleted_at === null);
  if ('conflicts' in found) return found;
  const changed: EventVersion[] = [];
  for (const row of found.rows) {
    if (what === 'delete') {
      if (!(await deleteEvent(transaction, row.id, change))) return { conflicts: [row.title] };
      changed.push({ id: row.id, version: row.version });
      continue;
    }
    if (what === 'cancel' && row.status === 'cancelled') continue;
    const input = what === 'cancel' ? cancelled(row) : moved(row, days);
    if (what === 'move' && !(isChurchDate(input.start_date) && isChurchDate(input.end_date))) return { beyond: row };
    const outcome = await updateEvent(transaction, row.id, input, {
      ...change,
      expected: row.version,
      inPart: true,
    });
    if (!outcome || outcome.conflict) return { conflicts: [row.title] };
    changed.push({ id: row.id, version: outcome.event.version });
  }
  return { changed };
}

/** Brings events back to what they were before their change to the given versions; deleted ones are restored. */
export async function undoChanges(
  transaction: Connection,
  events: readonly EventVersion[],
  change: ChangeContext,
): Promise<BulkOutcome> {
  const found = await findSeen(transaction, events, () => true);
  if ('conflicts' in found) return found;
  const changed: EventVersion[] = [];
  for (const row of found.rows) {
    const { id, title } = row;
    const done = row.deleted_at === null ? await undoUpdate(row) : await restoreEvent(transaction, id, change);
    if (!done) return { conflicts: [title] };
    changed.push({ id, version: done.version });
  }
  return { changed };

  async function undoUpdate({ deleted_at: _, ...row }: FoundRow): Promise<EventRow | undefined> {
    const before = await stateBefore(transaction, row.id, row.version);
    return before && revertEvent(transaction, row, before, { ...change, inPart: true });
  }
}

/** The events at the versions that the person has seen, each once; or the titles of those that have changed since. */
async function findSeen(
  transaction: Connection,
  events: readonly EventVersion[],
  isThere: (row: FoundRow) => boolean,
): Promise<{ rows: FoundRow[] } | { conflicts: string[] }> {
  const seen = new Map(events.map((event) => [event.id, event]));
  const rows = await transaction
    .selectFrom('events')
    .select([...COLUMNS, 'deleted_at'])
    .where('id', 'in', [...seen.keys()])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found: FoundRow[] = [];
  const conflicts: string[] = [];
  for (const event of seen.values()) {
    const row = byId.get(event.id);
    if (row?.version === event.version && isThere(row)) found.push(row);
    else conflicts.push(row?.title ?? '');
  }
  return conflicts.length > 0 ? { conflicts } : { rows: found };
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

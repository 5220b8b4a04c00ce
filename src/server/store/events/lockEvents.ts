import type { Connection, EventRow } from '../store.ts';
import { COLUMNS } from './eventColumns.ts';

/** An event that is stored; it may have been deleted, and be restored later. */
export type StoredEvent = EventRow & { deleted_at: string | null };

/**
 * Locks events until the transaction ends, so that on PostgreSQL too they stay as they were read until they are written.
 *
 * @param by the column that holds one of `values`
 * @returns also deleted events that can be restored, in no order
 */
export async function lockEvents(
  transaction: Connection,
  by: 'id' | 'series',
  values: readonly number[],
): Promise<StoredEvent[]> {
  if (values.length === 0) return [];
  return transaction
    .updateTable('events')
    .set((update) => ({ version: update.ref('version') })) // SQLite has no `for update`
    .where(by, 'in', values)
    .returning([...COLUMNS, 'deleted_at'])
    .execute();
}

/** The events with these ids that are there. */
export async function findEvents(db: Connection, ids: readonly number[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('events').select(COLUMNS).where('id', 'in', ids).where('deleted_at', 'is', null).execute();
}

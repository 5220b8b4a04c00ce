import type { DBSchema } from 'idb';
import { deviceDatabase } from '../hooks/deviceDatabase.ts';

/** What was typed into one form and is not saved. */
export interface Draft {
  /** Such as `mercy/event:12`, or `visit:contact` for a visitor's. */
  name: string;
  /** When it was last typed, in milliseconds. */
  at: number;
  values?: object;
  /** What the form was filled from, if it edits something. */
  from?: unknown;
  /** The idempotency key of its save. */
  key?: string;
  /** What the form had when it was saved, if that save waits to be sent: `draftText`. */
  waits?: string;
}

/** How long a draft is kept, in days: a visitor's for a day, since others may use the device. */
const MAX_DAYS = 14;
const MAX_VISITORS_DAYS = 1;

export const isVisitors = (name: string): boolean => name.startsWith('visit:');
export const isOld = ({ name, at }: Draft): boolean =>
  Date.now() - at > (isVisitors(name) ? MAX_VISITORS_DAYS : MAX_DAYS) * 86_400_000;

/** Whether there is something to store: a draft may be an idempotency key alone. */
export const isFilled = ({ values, waits }: Draft): boolean => values !== undefined || waits !== undefined;

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

const open = deviceDatabase<Schema>('drafts', 1, (db) => void db.createObjectStore('drafts', { keyPath: 'name' }));

/** All drafts on this device. @throws if the browser stores nothing */
export const readDrafts = async (): Promise<Draft[]> => (await open()).getAll('drafts');

/** Stores a draft, or deletes the one of this name. The write is on its way at once: the page may be left next. */
export async function storeDraft(name: string, draft: Draft | undefined): Promise<void> {
  const transaction = (await open()).transaction('drafts', 'readwrite');
  const written = draft ? transaction.store.put(draft) : transaction.store.delete(name);
  transaction.commit();
  await Promise.all([written, transaction.done]);
}

import { openDB } from 'idb';
import { WORKER_SESSION } from '../waiting/waitsKey.ts';

/**
 * The session that the service worker sends an account's items with where no tab of the site is open: it cannot read the
 * token where the tabs keep it. It is there only while something of the account waits, and goes at the log-out.
 */
export interface WorkerSession {
  /** Whose it is, as the items name it. */
  account: string;
  accessToken: string;
}

/** Opens its database. A deletion by a tab need not wait for this one. */
const open = () =>
  openDB<{ session: { key: string; value: WorkerSession } }>(WORKER_SESSION, 1, {
    upgrade: (db) => void db.createObjectStore('session'),
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
  });

/**
 * Lends the session to the worker.
 *
 * @param isStill whether it is still the one of this device
 */
export async function lendSession(session: WorkerSession, isStill: () => boolean): Promise<void> {
  const db = await open();
  try {
    const transaction = db.transaction('session', 'readwrite');
    transaction.done.catch(() => undefined); // the request that failed tells of it
    if (isStill()) await transaction.store.put(session, '');
    await transaction.done;
  } finally {
    db.close();
  }
}

/** The session that is lent just now. */
export async function lentSession(): Promise<WorkerSession | undefined> {
  const known = await indexedDB.databases?.();
  if (known && !known.some(({ name }) => name === WORKER_SESSION)) return undefined;
  const db = await open();
  try {
    return await db.get('session', '');
  } finally {
    db.close();
  }
}

/** Takes the session back. */
export function endLoan(): void {
  globalThis.indexedDB?.deleteDatabase(WORKER_SESSION);
}

import { openDB } from 'idb';
import { WORKER_SESSION_DATABASE } from '../outboxNames.ts';

/**
 * The session with which the service worker sends an account's items while no tab is open: it cannot read the tabs'
 * local storage. It is stored only while an item of the account waits, and deleted at logout.
 */
export interface WorkerSession {
  /** The account, as items have it. */
  account: string;
  accessToken: string;
}

/** Opens its database. A deletion by a tab need not wait for this one. */
const open = () =>
  openDB<{ session: { key: string; value: WorkerSession } }>(WORKER_SESSION_DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('session'),
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
  });

/**
 * Lends the session to the worker.
 *
 * @param isStill whether it is still this device's session
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

/** The lent session. */
export async function lentSession(): Promise<WorkerSession | undefined> {
  const known = await indexedDB.databases?.();
  if (known && !known.some(({ name }) => name === WORKER_SESSION_DATABASE)) return undefined;
  const db = await open();
  try {
    return await db.get('session', '');
  } finally {
    db.close();
  }
}

/** Takes the session back. */
export function endLoan(): void {
  globalThis.indexedDB?.deleteDatabase(WORKER_SESSION_DATABASE);
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { SESSION_IDLE_TIMEOUT_MS } from '#shared/auth/session.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';

/** The database of the last answers that staff's screens got. It is deleted when the session ends. */
export const LAST_SEEN_DATABASE = 'lastSeen';

/** A stored answer. */
interface Kept {
  /** The path with its query. */
  asked: string;
  account: string;
  answer: unknown;
  /** When it was answered, ISO 8601. */
  at: string;
}

interface Schema extends DBSchema {
  answers: { key: string; value: Kept; indexes: { at: string } };
}

/** How many answers are stored; the oldest are deleted first. */
const MAX_ANSWERS = 60;

/** Account names are compared without case, as at the login. */
const ownerOf = (account: string): string => account.normalize('NFKC').toLowerCase();

/** Works in the database. A deletion from another tab need not wait for this one. */
async function inDatabase<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const db = await openDB<Schema>(LAST_SEEN_DATABASE, 1, {
    upgrade: (made) => void made.createObjectStore('answers', { keyPath: 'asked' }).createIndex('at', 'at'),
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
  });
  return work(db).finally(() => db.close());
}

/**
 * Stores an answer in place of an older one. Answers of another account are deleted.
 *
 * @param isStill whether the session that asked is still the one of this device
 */
export const keepSeen = (account: string, asked: string, answer: unknown, isStill: () => boolean): Promise<void> =>
  inDatabase(async (db) => {
    const owner = ownerOf(account);
    const all = await db.getAllFromIndex('answers', 'at');
    const own = all.filter((kept) => kept.account === owner);
    const staying = own.slice(-(MAX_ANSWERS - 1));
    for (const kept of all) if (!staying.includes(kept)) await db.delete('answers', kept.asked);
    if (isStill()) await db.put('answers', { asked, account: owner, answer, at: serverNow().toISOString() });
  });

/** The account's last answer to the same request, and when it came; undefined if there is none. */
export const findSeen = (account: string, asked: string): Promise<Kept | undefined> =>
  inDatabase(async (db) => {
    const kept = await db.get('answers', asked);
    const isYoung = kept && serverNow().getTime() - Date.parse(kept.at) < SESSION_IDLE_TIMEOUT_MS;
    return isYoung && kept.account === ownerOf(account) ? kept : undefined;
  });

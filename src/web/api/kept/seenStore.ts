import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { SESSION_IDLE_TIMEOUT_MS } from '#shared/auth/session.ts';
import { LAST_SEEN_DATABASE } from './lastSeenName.ts';

/** The database of the last answers that staff's screens got. It is deleted when the session ends. */

/** A request, and the account that sent it. */
export interface Asked {
  account: string;
  /** The path of the endpoint, filled in. */
  path: string;
  query?: Record<string, string | number | boolean | undefined> | undefined;
}

export interface Kept {
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

export const nameOf = ({ path, query = {} }: Pick<Asked, 'path' | 'query'>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return [path, ...given.sort()].join(' ');
};

/** The path of a stored answer's endpoint, and its address with the query. */
export function addressOf({ asked }: Pick<Kept, 'asked'>): { path: string; address: string } {
  const [path = '', ...given] = asked.split(' ');
  return { path, address: given.length > 0 ? `${path}?${given.join('&')}` : path };
}

/** Account names are compared without case, as at the login. */
const ownerOf = ({ account }: Pick<Asked, 'account'>): string => account.normalize('NFKC').toLowerCase();

/** Opens the database. A deletion from another tab need not wait for this one. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(LAST_SEEN_DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'asked' }).createIndex('at', 'at'),
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
  });

/**
 * Stores an answer in place of an older one. Answers of another account are deleted. Searches are not stored.
 *
 * @param isStill whether the session that asked is still the one of this device
 */
export async function keepSeen(asked: Asked, answer: unknown, isStill: () => boolean): Promise<void> {
  if (asked.query?.search) return;
  const db = await open();
  const transaction = db.transaction('answers', 'readwrite');
  transaction.done.catch(() => undefined); // the failed request reports it
  try {
    const { store } = transaction;
    const account = ownerOf(asked);
    const all = await store.index('at').getAll();
    const others = all.filter((kept) => kept.account !== account);
    const tooMany = all.slice(0, Math.max(0, all.length - others.length + 1 - MAX_ANSWERS));
    for (const kept of [...others, ...tooMany]) await store.delete(kept.asked);
    if (isStill()) await store.put({ asked: nameOf(asked), account, answer, at: new Date().toISOString() });
    await transaction.done;
  } finally {
    db.close();
  }
}

/** The account's last answer to the same request, and when it came; undefined if there is none. */
export async function findSeen(asked: Asked): Promise<Pick<Kept, 'answer' | 'at'> | undefined> {
  const db = await open();
  try {
    const kept = await db.get('answers', nameOf(asked));
    if (kept?.account !== ownerOf(asked)) return undefined;
    return Date.now() - Date.parse(kept.at) < SESSION_IDLE_TIMEOUT_MS ? kept : undefined;
  } finally {
    db.close();
  }
}

/** All stored answers of an account. */
export async function allSeen(account: string): Promise<Kept[]> {
  const db = await open();
  try {
    return (await db.getAll('answers')).filter((kept) => kept.account === ownerOf({ account }));
  } finally {
    db.close();
  }
}

/** Replaces stored answers with newer ones, unless they were deleted meanwhile. */
export async function renewSeen(answers: readonly Kept[]): Promise<void> {
  const db = await open();
  try {
    const transaction = db.transaction('answers', 'readwrite');
    transaction.done.catch(() => undefined); // the failed request reports it
    for (const kept of answers) {
      const there = await transaction.store.get(kept.asked);
      if (there?.account === kept.account && there.at < kept.at) await transaction.store.put(kept);
    }
    await transaction.done;
  } finally {
    db.close();
  }
}

import type { DBSchema } from 'idb';
import { SESSION_IDLE_TIMEOUT_MS } from '#shared/auth/session.ts';
import { ownerOf } from '#web/auth/useOwnDraft.ts';
import { deviceDatabase } from '#web/ui/hooks/deviceDatabase.ts';
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

const open = deviceDatabase<Schema>(
  LAST_SEEN_DATABASE,
  1,
  (db) => void db.createObjectStore('answers', { keyPath: 'asked' }).createIndex('at', 'at'),
);

/**
 * Stores an answer in place of an older one. Answers of another account are deleted.
 *
 * @param isStill whether the session that asked is still the one of this device
 */
export async function keepSeen(account: string, asked: string, answer: unknown, isStill: () => boolean): Promise<void> {
  const db = await open();
  const owner = ownerOf(account);
  const all = await db.getAllFromIndex('answers', 'at');
  const own = all.filter((kept) => kept.account === owner);
  const staying = own.slice(-(MAX_ANSWERS - 1));
  for (const kept of all) if (!staying.includes(kept)) await db.delete('answers', kept.asked);
  if (isStill()) await db.put('answers', { asked, account: owner, answer, at: serverNow().toISOString() });
}

/** The account's last answer to the same request, and when it came; undefined if there is none. */
export async function findSeen(account: string, asked: string): Promise<Kept | undefined> {
  const kept = await (await open()).get('answers', asked);
  const isYoung = kept && serverNow().getTime() - Date.parse(kept.at) < SESSION_IDLE_TIMEOUT_MS;
  return isYoung && kept.account === ownerOf(account) ? kept : undefined;
}

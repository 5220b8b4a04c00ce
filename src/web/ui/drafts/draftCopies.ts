import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptDraft, putDraftBack, readDraft } from './drafts.ts';

/**
 * Drafts once more, in IndexedDB. What is written there outlives the browser at once; Chromium writes localStorage, which
 * has the drafts because it is read without waiting, to the disk up to five seconds later.
 */

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft & { name: string } };
}

/** By factory: each test brings its own. To open it at each write would hold up the keys of a slow phone. */
const opened = new WeakMap<IDBFactory, Promise<IDBPDatabase<Schema>>>();

function open(): Promise<IDBPDatabase<Schema>> {
  const there = opened.get(indexedDB);
  if (there) return there;
  const again = () => void opened.delete(indexedDB);
  const opening = openDB<Schema>('drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'name' }),
    terminated: again,
  });
  opened.set(indexedDB, opening);
  opening.catch(again);
  return opening;
}

async function withDrafts<Answer>(work: (db: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work(await open());
  } catch {
    return undefined; // the browser keeps nothing
  }
}

/** A copy waits no longer than this for a moment in which nothing else is to be done. */
const IDLE_TIMEOUT_MS = 500;

/** The last write. They follow one another: an older text must not replace a newer one. */
let written: Promise<unknown> = Promise.resolve();

/** The names of the drafts that are to be copied. */
const changed = new Set<string>();

/** Copies the draft of this name as it is when the browser has time; a draft that is forgotten has no copy. */
export function copyDraft(name: string): void {
  if (changed.has(name)) return;
  changed.add(name);
  const copy = () => {
    changed.delete(name);
    const kept = readDraft(name);
    const write = () =>
      withDrafts<unknown>((db) => (kept ? db.put('drafts', { ...kept, name }) : db.delete('drafts', name)));
    written = written.then(write);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(copy, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(copy);
}

/** The draft of this name as it was copied, where the browser has lost that or has an older one. It is put back. */
export async function findLostDraft(name: string): Promise<KeptDraft | null> {
  const copy = await withDrafts((db) => db.get('drafts', name));
  if (!copy || copy.at <= (readDraft(name)?.at ?? 0)) return null;
  const { name: _, ...kept } = copy;
  putDraftBack(name, kept);
  const found = readDraft(name);
  if (!found) copyDraft(name); // too old
  return found;
}

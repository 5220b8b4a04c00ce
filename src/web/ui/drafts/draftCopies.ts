import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isDraftOf, type KeptDraft, putDraftBack, readDraft } from './drafts.ts';

/**
 * Copies of drafts in IndexedDB, which survive a killed browser at once. localStorage has the drafts because it can be
 * read synchronously, but Chromium writes it to the disk up to five seconds later.
 */

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft & { name: string } };
}

/**
 * By factory, because each test has its own. Opening the database at each write would delay the keys on a slow phone.
 */
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

/** How long a copy waits at most for an idle browser. */
const IDLE_TIMEOUT_MS = 500;

/** The last write. Writes run one after another, so that an older text does not replace a newer one. */
let written: Promise<unknown> = Promise.resolve();

/** The names of the drafts that are to be copied. */
const changed = new Set<string>();

/** Copies the draft of this name when the browser is idle; the copy of a deleted draft is deleted. */
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

/** Deletes the copies of an account's drafts, and of those without an account. */
export function forgetCopies(owner: string): void {
  const forget = async (db: IDBPDatabase<Schema>) => {
    const names = (await db.getAllKeys('drafts')).filter((name) => isDraftOf(owner, name));
    await Promise.all(names.map((name) => db.delete('drafts', name)));
  };
  written = written.then(() => withDrafts(forget));
}

/** Restores the draft of this name from its copy, if local storage has none or an older one. Returns it. */
export async function findLostDraft(name: string): Promise<KeptDraft | null> {
  const copy = await withDrafts((db) => db.get('drafts', name));
  if (!copy || copy.at <= (readDraft(name)?.at ?? 0)) return null;
  const { name: _, ...kept } = copy;
  putDraftBack(name, kept);
  const found = readDraft(name);
  if (!found) copyDraft(name); // too old
  return found;
}

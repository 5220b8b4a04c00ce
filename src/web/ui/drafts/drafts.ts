import { type SafeStorage, safeLocal, safeSession } from '../hooks/safeStorage.ts';
import { newKey } from './newKey.ts';

/** How long a draft is kept. */
const MAX_DAYS = 14;

/** The prefix of visitors' drafts. They last until the tab is closed, a day at most: others may use the device. */
const VISITORS = 'visit:';
const MAX_VISITORS_DAYS = 1;

const isVisitors = (name: string): boolean => name.startsWith(VISITORS);
const storageOf = (name: string): SafeStorage => (isVisitors(name) ? safeSession : safeLocal);
const daysOf = (name: string): number => (isVisitors(name) ? MAX_VISITORS_DAYS : MAX_DAYS);

/** A stored draft. */
export interface KeptDraft {
  at: number;
  values: unknown;
  /** The values that the fields were filled from, if the form edits something. */
  from?: unknown;
}

const keyOf = (name: string) => `draft:${name}`;
const storedKeyNameOf = (name: string) => `draft-key:${name}`;

/** An account's drafts are called `account/name`. A draft without an account becomes its own. */
function adopt(name: string): void {
  const [, plain] = /^[^/]+\/(.+)$/.exec(name) ?? [];
  if (plain === undefined) return;
  const isFirst = !safeLocal.get(keyOf(name));
  for (const keyOfName of [keyOf, storedKeyNameOf]) {
    const kept = safeLocal.get(keyOfName(plain));
    if (kept && isFirst) safeLocal.set(keyOfName(name), kept);
    if (kept) safeLocal.set(keyOfName(plain), null);
  }
}

/** The draft of this name, if there is one that is not too old. */
export function readDraft(name: string): KeptDraft | null {
  adopt(name);
  try {
    const kept = JSON.parse(storageOf(name).get(keyOf(name)) ?? 'null') as KeptDraft | null;
    if (kept === null || typeof kept.at !== 'number' || typeof kept.values !== 'object') return null;
    if (Date.now() - kept.at <= daysOf(name) * 86_400_000) return kept;
    forgetDraft(name);
    return null;
  } catch {
    return null; // not JSON
  }
}

/** The idempotency keys in use, by the names of their drafts. */
const keys = new Map<string, string>();

/** The idempotency key for saving a draft: the same at each attempt, also after a reload, until the draft is forgotten. */
export function idempotencyKeyOf(name: string): string {
  const key = keys.get(name) ?? storageOf(name).get(storedKeyNameOf(name)) ?? newKey();
  keys.set(name, key);
  storageOf(name).set(storedKeyNameOf(name), key);
  return key;
}

/**
 * The names of an account's drafts on this device, and of those without an account.
 *
 * @param owner what the names of the account's drafts begin with; empty if the account is not known
 */
export const draftsOf = (owner: string): string[] =>
  safeLocal
    .keys()
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => key.slice(keyOf('').length))
    .filter((name) => isDraftOf(owner, name));

/** Whether a draft is an account's, or nobody's. */
export const isDraftOf = (owner: string, name: string): boolean =>
  !name.includes('/') || (owner !== '' && name.startsWith(owner));

/** Deletes a draft, which was saved or discarded. */
export function forgetDraft(name: string): void {
  keys.delete(name);
  for (const key of [keyOf(name), storedKeyNameOf(name)]) storageOf(name).set(key, null);
  if (waitingText(name) !== null) markWaiting(name, null);
}

/**
 * The draft of this name, if there is one: the typed values, and the values that its form was filled from, if known.
 */
export function keptDraft(name: string): { values: unknown; from: unknown } | null {
  const kept = readDraft(name);
  return kept && { values: kept.values, from: kept.from };
}

/** Stores what is typed into a form; `from` is what the form was filled from. */
export function writeDraft(name: string, values: object, from?: unknown): void {
  storageOf(name).set(keyOf(name), JSON.stringify({ at: Date.now(), values, from } satisfies KeptDraft));
}

/** Restores a draft that this browser has lost. */
export function putDraftBack(name: string, kept: KeptDraft): void {
  storageOf(name).set(keyOf(name), JSON.stringify(kept));
}

/** Listeners for drafts that were not typed into their form. */
const keptListeners = new Set<(name: string) => void>();

/**
 * Stores a draft that was not typed into its form; `from` is what the form would have been filled from. A form on
 * screen shows it.
 */
export function keepDraft(name: string, values: object, from?: unknown): void {
  writeDraft(name, values, from);
  for (const listener of keptListeners) listener(name);
}

/** Calls `listen` with the name of each draft that is stored without being typed. Returns a function that ends this. */
export function followDrafts(listen: (name: string) => void): () => void {
  keptListeners.add(listen);
  return () => keptListeners.delete(listen);
}

/** The name of the entry of a form whose save waits to be sent: what the form had when it was saved. */
const WAITS = 'draft-waits:';

/** What a form's draft has now, as a text to compare. */
export const draftText = (name: string): string => JSON.stringify(readDraft(name)?.values ?? null);

/** What a form had when it was saved, if that save waits to be sent. */
export const waitingText = (name: string): string | null => storageOf(name).get(WAITS + name) ?? null;

/** The names of the drafts whose saves wait. */
export const waitingDrafts = (): string[] =>
  [safeLocal, safeSession].flatMap((storage) =>
    storage
      .keys()
      .filter((key) => key.startsWith(WAITS))
      .map((key) => key.slice(WAITS.length)),
  );

const markListeners = new Set<() => void>();

/** Marks the draft of a form whose save waits; null takes the mark away. */
export function markWaiting(name: string, text: string | null): void {
  storageOf(name).set(WAITS + name, text);
  for (const listener of markListeners) listener();
}

/** Calls `listen` when a mark changes, also in another tab. Returns a function that ends this. */
export function followMarks(listen: () => void): () => void {
  markListeners.add(listen);
  addEventListener('storage', listen);
  return () => {
    markListeners.delete(listen);
    removeEventListener('storage', listen);
  };
}

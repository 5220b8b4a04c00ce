import { createContext, useContext, useEffect, useId } from 'react';
import { type Draft, isFilled, isOld, isVisitors, readDrafts, storeDraft } from './draftStore.ts';

/**
 * What people typed and did not save. Forms read it from memory, at once. Each change goes to IndexedDB, which survives
 * a reload and a killed browser, and to the other tabs.
 */

/** How long a page waits for the database. It has been seen to hang in Safari. */
const LOAD_TIMEOUT_MS = 2000;

/** What changed a draft: its own form, another part of this app, or another tab. */
export type ChangedBy = 'form' | 'app' | 'tab';

/**
 * @param saved the text that another tab has saved, if that is why it deleted the draft
 * @param key the idempotency key of a draft that this form has given up, or that is saved
 */
type Listener = (name: string, by: ChangedBy, saved?: string, key?: string) => void;

/** What a tab tells the others: the draft, or that it is deleted. */
interface Message {
  name: string;
  draft?: Draft;
  /** What their forms treat it as: another tab's change, if nothing else is said. */
  treatAs?: ChangedBy;
  /** The text that was saved, if the draft is deleted for that. */
  saved?: string;
}

interface Memory {
  drafts: Map<string, Draft>;
  /** What each form had when it was last sent from this tab: `draftText`. */
  sent: Map<string, string>;
  /** Settled once the database is read. */
  loaded?: Promise<void>;
  channel?: BroadcastChannel;
  /** Whether the browser has refused to store a draft. */
  refused: boolean;
}

let memory: Memory = { drafts: new Map(), sent: new Map(), refused: false };
const listeners = new Set<Listener>();

/** Calls `listen` after each change of a draft. Returns a function that ends this. */
export function followDrafts(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function tell(name: string, by: ChangedBy, saved?: string, key?: string): void {
  for (const listener of listeners) listener(name, by, saved, key);
}

const hasStore = (): boolean => typeof indexedDB !== 'undefined';

/**
 * Reads the drafts of this device into memory, once, before a page with forms is drawn. Without a database there are only
 * those that are typed now.
 */
export function loadDrafts(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
  memory.loaded ??= Promise.race([load(memory), late]);
  return memory.loaded;
}

async function load(into: Memory): Promise<void> {
  const stored = hasStore() ? await readDrafts().catch(refuse) : undefined;
  if (!stored || into !== memory) return; // unloaded meanwhile
  for (const draft of stored) {
    if (isOld(draft)) storeDraft(draft.name, undefined).catch(refuse);
    else into.drafts.set(draft.name, into.drafts.get(draft.name) ?? draft);
  }
  if (typeof BroadcastChannel !== 'undefined') followTabs();
}

/** Follows the drafts that are typed in other tabs. */
function followTabs(): void {
  memory.channel = new BroadcastChannel('drafts');
  memory.channel.onmessage = ({ data: { name, draft, treatAs = 'tab', saved } }: MessageEvent<Message>) => {
    if (draft) memory.drafts.set(name, draft);
    else memory.drafts.delete(name);
    tell(name, treatAs, saved);
  };
}

/** Forgets what is in memory, as a page that is loaded again does. */
export function unloadDrafts(): void {
  memory.channel?.close();
  memory = { drafts: new Map(), sent: new Map(), refused: false };
}

/** Whether the browser has refused to store what was typed. */
export const isRefused = (): boolean => memory.refused;

function refuse(): void {
  memory.refused = true;
  for (const name of memory.drafts.keys()) tell(name, 'form');
}

/** Stores the draft of this name as it is in memory, and tells the other tabs. */
function store(name: string, treatAs: ChangedBy = 'tab', saved?: string): void {
  const there = memory.drafts.get(name);
  const draft = there && isFilled(there) ? there : undefined;
  if (!hasStore()) return;
  const { channel } = memory;
  storeDraft(name, draft).catch(refuse);
  channel?.postMessage({ name, draft, treatAs, ...(saved !== undefined && { saved }) } satisfies Message);
}

function change(name: string, changes: Partial<Draft>, by: ChangedBy, treatAs?: ChangedBy): void {
  memory.drafts.set(name, { at: Date.now(), ...draftOf(name), ...changes, name });
  store(name, treatAs);
  tell(name, by);
}

const draftOf = (name: string): Draft | undefined => memory.drafts.get(name);

/** The typed values of this name, if there are any, and the values that their form was filled from, if known. */
export function keptDraft(name: string): { values: object; from: unknown } | null {
  const { values, from } = draftOf(name) ?? {};
  return values ? { values, from } : null;
}

/**
 * Stores what is typed into a form; `from` is what the form was filled from.
 *
 * @param treatAs `form` where another tab has deleted the draft: it fills no form there, since one may have been emptied
 * just now
 */
export function writeDraft(name: string, values: object, from?: unknown, treatAs?: ChangedBy): void {
  const isThere = JSON.stringify([values, from]) === JSON.stringify([keptDraft(name)?.values, keptDraft(name)?.from]);
  if (!isThere) change(name, { at: Date.now(), values, from }, 'form', treatAs);
}

/**
 * Stores a draft that was not typed into its form; `from` is what the form would have been filled from. A form on
 * screen shows it.
 */
export const keepDraft = (name: string, values: object, from?: unknown): void =>
  change(name, { at: Date.now(), values, from }, 'app');

/** This tab goes on with its own text, where another tab has stored another one: what is sent from here is this one. */
export function keepOwnText(name: string, values: object, from?: unknown): void {
  memory.drafts.set(name, { at: Date.now(), ...draftOf(name), name, values, from });
}

/**
 * Deletes a draft, which was saved or discarded.
 *
 * @param treatAs given if it was not saved; `app` empties the form in other tabs too, whatever was typed there
 */
export function forgetDraft(name: string, treatAs?: ChangedBy): void {
  const there = draftOf(name);
  if (!there) return;
  const saved = treatAs ? undefined : (there.waits ?? memory.sent.get(name) ?? draftText(name));
  memory.drafts.delete(name);
  if (isFilled(there)) store(name, treatAs, saved);
  memory.sent.delete(name);
  tell(name, 'form', undefined, treatAs === 'app' ? undefined : there.key);
}

/** Notes what a form has as it is sent from this tab, and returns that: `draftText`. */
export function noteSent(name: string): string {
  const text = draftText(name);
  memory.sent.set(name, text);
  return text;
}

/** The idempotency key for saving a draft: the same at each attempt, also after a reload, until the draft is forgotten. */
export function idempotencyKeyOf(name: string): string {
  const there = draftOf(name);
  if (there?.key) return there.key;
  const key = newKey();
  memory.drafts.set(name, { at: 0, ...there, name, key });
  if (there) store(name);
  return key;
}

/**
 * The names of an account's drafts on this device, and of those without an account.
 *
 * @param owner what the names of the account's drafts begin with; empty if the account is not known
 */
export const draftsOf = (owner: string): string[] =>
  [...memory.drafts.values()]
    .filter(isFilled)
    .map(({ name }) => name)
    .filter((name) => !isVisitors(name) && (!name.includes('/') || (owner !== '' && name.startsWith(owner))));

/** What a form's draft has now, as a text to compare. */
export const draftText = (name: string): string => JSON.stringify(keptDraft(name)?.values ?? null);

/** What a form had when it was saved, if that save waits to be sent. */
export const waitingText = (name: string): string | null => draftOf(name)?.waits ?? null;

/** The names of the drafts whose saves wait. */
export const waitingDrafts = (): string[] =>
  [...memory.drafts.values()].filter(({ waits }) => waits !== undefined).map(({ name }) => name);

/** Marks the draft of a form whose save waits; null takes the mark away. */
export function markWaiting(name: string, text: string | null): void {
  if (waitingText(name) !== text) change(name, { waits: text ?? undefined }, 'form');
}

/** A random idempotency key. `crypto.randomUUID` is missing on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** What is unsaved on screen, and whether a draft keeps it. */
const unsaved = new Map<string, boolean>();

/** Whether there is unsaved text on screen. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** What becomes of the unsaved text on screen when it is left. */
export const leaveWords = (): string =>
  [...unsaved.values()].every(Boolean) && !isRefused()
    ? 'What you typed is kept on this device and comes back when you open this form again.'
    : 'What you typed here has not been saved.';

/** While `dirty` is true, leaving the screen or closing the tab asks first. @param kept whether a draft keeps it */
export function useUnsaved(dirty: boolean, kept = false): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsaved.set(id, kept);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [dirty, id, kept]);
}

/** The question before something is left. */
export const LEAVE_QUESTION = { title: 'Leave without saving?', no: 'Keep editing', yes: 'Leave' };

/**
 * Leaves a screen, or closes a form, other than by a link. Asks first if typed text on it is not saved.
 *
 * @param lost asks in any case, and says what is lost
 */
export type Leave = (go: () => void, lost?: string, question?: typeof LEAVE_QUESTION) => void;

export const LeaveContext = createContext<Leave>((go) => go());

export const useLeave = (): Leave => useContext(LeaveContext);

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type SafeStorage, safeLocal, safeSession } from '../hooks/safeStorage.ts';
import { newKey } from './newKey.ts';

/** How long a draft is kept. */
const MAX_DAYS = 14;

/** Drafts of visitors have names that begin so. They end with the tab, and after a day: others may use the device. */
const VISITORS = 'visit:';
const MAX_VISITORS_DAYS = 1;

const isVisitors = (name: string): boolean => name.startsWith(VISITORS);
const storageOf = (name: string): SafeStorage => (isVisitors(name) ? safeSession : safeLocal);
const daysOf = (name: string): number => (isVisitors(name) ? MAX_VISITORS_DAYS : MAX_DAYS);

interface KeptDraft {
  at: number;
  values: unknown;
  /** What the fields were filled from before anything was typed, if the form edits something. */
  from?: unknown;
}

const none: readonly string[] = [];

const keyOf = (name: string) => `draft:${name}`;
const storedKeyNameOf = (name: string) => `draft-key:${name}`;

/** An account's drafts are called `account/name`. Those of before that, or of an unknown account, become its own. */
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

function read(name: string): KeptDraft | null {
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

function write(name: string, values: FieldValues, { secret, from }: Required<DraftOptions>): void {
  const open = Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
  storageOf(name).set(keyOf(name), JSON.stringify({ at: Date.now(), values: open, from } satisfies KeptDraft));
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

/** Deletes a draft, which was saved or discarded. */
export function forgetDraft(name: string): void {
  keys.delete(name);
  for (const key of [keyOf(name), storedKeyNameOf(name)]) storageOf(name).set(key, null);
}

/** The draft of this name, if there is one: what was typed, and what its form was filled from, if that is known. */
export function keptDraft(name: string): { values: unknown; from: unknown } | null {
  const kept = read(name);
  return kept && { values: kept.values, from: kept.from };
}

/** Called with the name of a draft that was not typed into its form. */
const keptListeners = new Set<(name: string) => void>();

/**
 * Stores a draft that was not typed into its form; `from` is what the form would have been filled from. A form that is on
 * screen shows it.
 */
export function keepDraft(name: string, values: FieldValues, from?: unknown): void {
  write(name, values, { secret: none, from });
  for (const listener of keptListeners) listener(name);
}

interface DraftOptions {
  /** Fields that are never stored, such as passwords. Pass the same array each time. */
  secret?: readonly string[];
  /** What the form was filled from, stored with the draft. */
  from?: unknown;
}

/** The draft that a form was filled from. */
export interface Draft {
  /** Whether the form was filled from a draft. */
  restored: boolean;
  /** Discards the draft and resets the form. */
  startAfresh: () => void;
}

/**
 * Stores what is typed into a form in this browser at each keystroke, and restores it when the form is shown again:
 * after a reload, a login, the back button. Call `forgetDraft` once it is saved.
 *
 * @param name such as `mercy/event:12`, or `visit:contact` for a visitor's; undefined stores nothing
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
  { secret = none, from }: DraftOptions = {},
): Draft {
  const [restored, setRestored] = useState(false);
  const filledFrom = useRef(from);

  useEffect(() => {
    if (name === undefined) return;
    const restore = (kept: KeptDraft | null) => {
      if (kept === null) return;
      form.reset({ ...form.getValues(), ...(kept.values as Values) }, { keepDefaultValues: true });
      setRestored(true);
    };
    restore(read(name));
    const follow = (other: string) => {
      if (other === name) restore(read(name));
    };
    keptListeners.add(follow);
    const end = form.subscribe({
      formState: { values: true, dirtyFields: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) write(name, values, { secret, from: filledFrom.current });
        else forgetDraft(name);
      },
    });
    return () => {
      keptListeners.delete(follow);
      end();
    };
  }, [form, name, secret]);

  useEffect(() => {
    if (filledFrom.current === from) return;
    filledFrom.current = from;
    if (name !== undefined && read(name)) write(name, form.getValues(), { secret, from });
  }, [form, name, secret, from]);

  const startAfresh = useCallback(() => {
    if (name !== undefined) forgetDraft(name);
    form.reset();
    setRestored(false);
  }, [form, name]);

  return { restored, startAfresh };
}

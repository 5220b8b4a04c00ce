import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How long an unfinished text is kept, in days. */
const KEEP_DAYS = 14;

/** A name that begins so is a visitor's: the text ends with the browser's session, and after a day. */
const VISITORS = 'visit:';
const VISITORS_KEEP_DAYS = 1;

/** Others may use a visitor's browser after them; staff's longer work waits for them on their own. */
const isVisitors = (name: string): boolean => name.startsWith(VISITORS);
const storageOf = (name: string): Storage => (isVisitors(name) ? sessionStorage : localStorage);
const daysOf = (name: string): number => (isVisitors(name) ? VISITORS_KEEP_DAYS : KEEP_DAYS);

interface KeptDraft {
  at: number;
  values: unknown;
  /** What the fields were filled from before anything was typed, where the form has such a thing. */
  from?: unknown;
}

const none: readonly string[] = [];

const keyOf = (name: string) => `draft:${name}`;
const storedKeyNameOf = (name: string) => `draft-key:${name}`;

function read(name: string): KeptDraft | null {
  try {
    const kept = JSON.parse(storageOf(name).getItem(keyOf(name)) ?? 'null') as KeptDraft | null;
    if (kept === null || typeof kept.at !== 'number' || typeof kept.values !== 'object') return null;
    if (Date.now() - kept.at <= daysOf(name) * 86_400_000) return kept;
    forgetDraft(name);
    return null;
  } catch {
    return null; // not ours, or storage is shut off: there is nothing to offer back
  }
}

function write(name: string, values: FieldValues, { secret, from }: Required<DraftOptions>): void {
  try {
    const open = Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
    storageOf(name).setItem(keyOf(name), JSON.stringify({ at: Date.now(), values: open, from } satisfies KeptDraft));
  } catch {
    // Storage is full or shut off. The form itself still holds the text; only a reload would lose it.
  }
}

/** The keys under way, by the names of their drafts. */
const keys = new Map<string, string>();

/** Random, and to be had on plain http too, where `crypto.randomUUID` is not. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * The name of the key at saving an unfinished text: the same at every try, after a reload too, until the draft is
 * forgotten. The server then saves one thing however often it is sent.
 */
export function idempotencyKeyOf(name: string): string {
  const key = keys.get(name) ?? storedKey(name) ?? newKey();
  keys.set(name, key);
  try {
    storageOf(name).setItem(storedKeyNameOf(name), key);
  } catch {
    // Storage is shut off: the key lasts as long as the page.
  }
  return key;
}

function storedKey(name: string): string | null {
  try {
    return storageOf(name).getItem(storedKeyNameOf(name));
  } catch {
    return null; // storage is shut off
  }
}

/** Forgets an unfinished text: it has been saved, or given up. */
export function forgetDraft(name: string): void {
  keys.delete(name);
  try {
    storageOf(name).removeItem(keyOf(name));
    storageOf(name).removeItem(storedKeyNameOf(name));
  } catch {
    // Storage is shut off: nothing was kept.
  }
}

/** Whether an unfinished text is kept under this name, and what its form had been filled from where that is known. */
export function keptDraft(name: string): { from: unknown } | null {
  const kept = read(name);
  return kept && { from: kept.from };
}

interface DraftOptions {
  /** Fields that are never kept: passwords. Give the same array each time. */
  secret?: readonly string[];
  /** What the form was filled from, kept beside what was typed. */
  from?: unknown;
}

/** What a form shows of the draft that it took up. */
export interface Draft {
  /** True where the form was filled from what had been typed before. */
  restored: boolean;
  /** Gives the kept text up: the form goes back to what it would have held without it. */
  startAfresh: () => void;
}

/**
 * Keeps what is being typed into a form in this browser at each keystroke, and puts it back when the form comes up
 * again: after a reload, a sign-in, the back button. Call `forgetDraft` when it has been saved.
 *
 * @param name what the text belongs to, such as `event:12`, or `visit:contact` for a visitor's; undefined keeps nothing
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
    const kept = read(name);
    if (kept !== null) {
      form.reset({ ...form.getValues(), ...(kept.values as Values) }, { keepDefaultValues: true });
      setRestored(true);
    }
    return form.subscribe({
      formState: { values: true, dirtyFields: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) write(name, values, { secret, from: filledFrom.current });
        else forgetDraft(name);
      },
    });
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

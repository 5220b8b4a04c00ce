import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How long an unfinished text is kept, in days. */
const KEEP_DAYS = 14;

interface KeptDraft {
  at: number;
  values: unknown;
}

const none: readonly string[] = [];

const keyOf = (name: string) => `draft:${name}`;
const attemptKeyOf = (name: string) => `draft-attempt:${name}`;

function read(name: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as KeptDraft | null;
    if (kept === null || typeof kept.at !== 'number' || typeof kept.values !== 'object') return null;
    return Date.now() - kept.at > KEEP_DAYS * 86_400_000 ? null : kept;
  } catch {
    return null; // not ours, or storage is shut off: there is nothing to offer back
  }
}

function write(name: string, values: FieldValues, secret: readonly string[]): void {
  try {
    const open = Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
    localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), values: open } satisfies KeptDraft));
  } catch {
    // Storage is full or shut off. The form itself still holds the text; only a reload would lose it.
  }
}

/** The attempts under way, by the names of their drafts. */
const attempts = new Map<string, string>();

/** Random, and to be had on plain http too, where `crypto.randomUUID` is not. */
const newAttempt = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * The name of the attempt at saving an unfinished text: the same at every try, after a reload too, until the draft is
 * forgotten. The server then saves one thing however often it is sent.
 */
export function attemptOf(name: string): string {
  const attempt = attempts.get(name) ?? keptAttempt(name) ?? newAttempt();
  attempts.set(name, attempt);
  try {
    localStorage.setItem(attemptKeyOf(name), attempt);
  } catch {
    // Storage is shut off: the attempt lasts as long as the page.
  }
  return attempt;
}

function keptAttempt(name: string): string | null {
  try {
    return localStorage.getItem(attemptKeyOf(name));
  } catch {
    return null; // storage is shut off
  }
}

/** Forgets an unfinished text: it has been saved, or given up. */
export function forgetDraft(name: string): void {
  attempts.delete(name);
  try {
    localStorage.removeItem(keyOf(name));
    localStorage.removeItem(attemptKeyOf(name));
  } catch {
    // Storage is shut off: nothing was kept.
  }
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
 * @param name what the text belongs to, such as `event:12`; undefined keeps nothing
 * @param secret fields that are never kept: passwords. Give the same array each time.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
  secret: readonly string[] = none,
): Draft {
  const [restored, setRestored] = useState(false);

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
        if (isDirty) write(name, values, secret);
        else forgetDraft(name);
      },
    });
  }, [form, name, secret]);

  const startAfresh = useCallback(() => {
    if (name !== undefined) forgetDraft(name);
    form.reset();
    setRestored(false);
  }, [form, name]);

  return { restored, startAfresh };
}

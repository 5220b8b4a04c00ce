import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { followDrafts, forgetDraft, type KeptDraft, readDraft, waitingText, writeDraft } from './drafts.ts';

const none: readonly string[] = [];

const without = (values: FieldValues, secret: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));

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
    restore(readDraft(name));
    const endFollowing = followDrafts((other) => {
      if (other === name) restore(readDraft(name));
    });
    const end = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) writeDraft(name, without(values, secret), filledFrom.current);
        else if (waitingText(name) === null) forgetDraft(name);
      },
    });
    return () => {
      endFollowing();
      end();
    };
  }, [form, name, secret]);

  useEffect(() => {
    if (filledFrom.current === from) return;
    filledFrom.current = from;
    if (name !== undefined && readDraft(name)) writeDraft(name, without(form.getValues(), secret), from);
  }, [form, name, secret, from]);

  const startAfresh = useCallback(() => {
    if (name !== undefined) forgetDraft(name);
    form.reset();
    setRestored(false);
  }, [form, name]);

  return { restored, startAfresh };
}

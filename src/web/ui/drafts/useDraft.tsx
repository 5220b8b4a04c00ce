import { Alert, Button } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { LARGE_TEXT } from '../layout/looks.ts';
import {
  type ChangedBy,
  draftText,
  followDrafts,
  forgetDraft,
  isRefused,
  keepOwnText,
  keptDraft,
  waitingText,
  writeDraft,
} from './drafts.ts';

/** Fields that no draft stores: secrets, and a confirmation that is given anew each time. */
const NOT_KEPT = ['current_password', 'code', 'at_once'];

const keptOf = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !NOT_KEPT.includes(field)));

/**
 * Takes in a draft when its screen opens, and whenever something else than the screen itself changes it.
 *
 * @param take gets the typed values, or null if there are none; and what has changed them, if the screen was there
 */
export function useKeptDraft(
  name: string,
  take: (values: object | null, by?: ChangedBy, saved?: string) => void,
): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const read = (by?: ChangedBy, saved?: string) => taken(keptDraft(name)?.values ?? null, by, saved);
    read();
    return followDrafts((other, by, saved) => {
      if (other === name && by !== 'form') read(by, saved);
    });
  }, [name]);
}

/** Whether a form's save waits to be sent. */
export const useDraftWaits = (name: string): boolean =>
  useSyncExternalStore(
    followDrafts,
    () => waitingText(name) !== null,
    () => false,
  );

/** The draft that a form was filled from. */
export interface Draft {
  /** Whether the form was filled from a draft. */
  restored: boolean;
  /** Whether something else was typed into the same form in another tab. */
  elsewhere: boolean;
  /** Whether the browser stores nothing of what is typed. */
  refused: boolean;
  /** Discards the draft and resets the form. */
  startAfresh: () => void;
}

/**
 * Keeps what is typed into a form, and restores it when the form is shown again: after a reload, a login, the back
 * button. Call `forgetDraft` once it is saved.
 *
 * @param name such as `mercy/event:12`, or `visit:contact` for a visitor's
 * @param from what the form was filled from, stored with the draft
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string, from?: unknown): Draft {
  const [restored, setRestored] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const refused = useSyncExternalStore(followDrafts, isRefused, () => false);
  const waits = useDraftWaits(name);
  const filledFrom = useRef(from);
  /** Whether something was typed here, and not put in from a draft. */
  const typedHere = useRef(false);
  const isFilling = useRef(false);

  useKeptDraft(name, (values, by, saved) => {
    const now = form.getValues();
    const isSame = JSON.stringify(keptOf(now)) === draftText(name);
    if (by === 'tab' && values && isSame) return;
    if (by === 'tab' && values && typedHere.current) {
      keepOwnText(name, keptOf(now), filledFrom.current);
      return setElsewhere(true);
    }
    setElsewhere(false);
    // A save that waited has its answer: the tab that had it keeps what was typed since.
    const isSaved = saved === JSON.stringify(keptOf(now));
    const isOwn = !isSaved && (elsewhere || (typedHere.current && !waits));
    if (by === 'tab' && !values && isOwn) return writeDraft(name, keptOf(now), filledFrom.current, 'form');
    isFilling.current = true;
    if (values) {
      form.reset({ ...now, ...(values as Partial<Values>) }, { keepDefaultValues: true });
    } else if (by) {
      form.reset();
      typedHere.current = false;
    }
    isFilling.current = false;
    setRestored(values !== null);
  });

  useEffect(() => {
    const end = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isFilling.current) return;
        typedHere.current = isDirty === true;
        if (!isDirty) setRestored(false); // it was saved, or what was typed is deleted
        if (isDirty) writeDraft(name, keptOf(values), filledFrom.current);
        else if (waitingText(name) === null) forgetDraft(name, 'tab');
      },
    });
    return () => {
      typedHere.current = false;
      end();
    };
  }, [form, name]);

  useEffect(() => {
    if (filledFrom.current === from) return;
    filledFrom.current = from;
    if (keptDraft(name)) writeDraft(name, keptOf(form.getValues()), from);
  }, [form, name, from]);

  const startAfresh = useCallback(() => {
    forgetDraft(name, 'tab');
    form.reset();
    setRestored(false);
    setElsewhere(false);
  }, [form, name]);

  return { restored, elsewhere, refused, startAfresh };
}

const words = {
  restored: 'What you had typed before is back.',
  elsewhere: 'Something else was typed into this form in another tab. What is typed last is kept.',
  refused: 'This browser keeps nothing of what you type. Save it before you leave.',
};

/** Says at the top of a form of staff's what there is to know of its draft. */
export function DraftNotice({ draft: { restored, elsewhere, refused, startAfresh } }: { draft: Draft }) {
  const what = elsewhere ? 'elsewhere' : restored ? 'restored' : refused ? 'refused' : null;
  return what ? (
    <Alert
      severity={what === 'restored' ? 'info' : 'warning'}
      variant="standard"
      sx={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}
      action={
        what === 'restored' ? (
          <Button
            color="inherit"
            size="small"
            onClick={({ currentTarget }) => {
              // The button that has the focus is removed.
              currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
              startAfresh();
            }}
          >
            Start afresh
          </Button>
        ) : null
      }
    >
      {words[what]}
    </Alert>
  ) : null;
}

import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Failure, isOffline, keptOffline, nowIn, sessionEnded, staffApiError } from '#web/api/errors.ts';
import type { Write } from '#web/api/writes.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useFormWaits, useOutbox } from '#web/outbox/useOutbox.ts';
import {
  ChangedMeanwhile,
  changedFields,
  type EditedOptions,
  useEdited,
  type Versioned,
} from '#web/ui/conflicts/conflicts.tsx';
import { forgetDraft, idempotencyKeyOf, useUnsaved } from '#web/ui/drafts/drafts.ts';
import { DraftNotice } from '#web/ui/drafts/useDraft.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormWaits } from './FormWaits.tsx';

interface SavedFormOptions<Item extends Versioned, Values extends FieldValues> extends EditedOptions<Item, Values> {
  /** Whether a save makes a new item, although the form was filled from one. */
  isNew?: boolean;
  /** Reads the item as somebody else has changed it, in the answer to a save that was refused for it. */
  read?: (now: Record<string, unknown>) => Item;
  /** Whether it is a part of a page, which may be left without a question: its draft stays. */
  inPage?: boolean;
  /** The item as it is saved; `goesOn` where more was typed since. */
  savedIn: (data: Submitted['data'], goesOn: boolean) => Item | null | undefined;
  /** The words of the specification for a failure. */
  errorOf?: (failure: Failure) => string;
  /** Called with each answer, also that the save waits. */
  onAnswer?: (answer: Submitted, errorOf?: (failure: Failure) => string) => void;
  onRefused: (error: Failure, words: string) => void;
  /** Called after a save, once the form is reset. Where more was typed since, the form goes on over what was saved. */
  onSaved: (data: Submitted['data'], goesOn: boolean) => void;
}

/** The form of an event, a sermon or a note: its draft, its save, which may wait for the network, and what came of it. */
export function useSavedForm<Item extends Versioned, Values extends FieldValues>(
  options: SavedFormOptions<Item, Values>,
) {
  const { item, isNew = item === undefined, inPage = false, draft, valuesOf, errorOf } = options;
  const edited = useEdited<Item, Values>(options);
  const { form } = edited;
  const [told, setTold] = useState<string>();
  const submit = useOutbox();
  const end = (answer: Submitted, wordsOf = errorOf) => {
    const { data, error, waits, more = false } = answer;
    options.onAnswer?.(answer, wordsOf);
    setTold(waits?.(wordsOf));
    const goesOn = more && !isNew;
    if (waits || (error && goesOn)) return; // it stands with what waits
    if (error) {
      if (sessionEnded(error)) return form.setError('root', { message: '' });
      const now = nowIn<Item & Record<string, unknown>>(error);
      if (now) return edited.meet(options.read?.(now) ?? now);
      return options.onRefused(error, isOffline(error) ? keptOffline : (wordsOf ?? staffApiError)(error));
    }
    const saved = isNew ? undefined : (options.savedIn(data, goesOn) ?? edited.base);
    if (!goesOn) forgetDraft(draft);
    (goesOn ? edited.goOn : edited.takeIn)(saved);
    options.onSaved(data, goesOn);
  };
  const waits = useFormWaits(draft, end);
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(!inPage && ((isDirty && !waits) || isSubmitting), true);
  const save = async (write: Write, wordsOf?: typeof errorOf) =>
    end(await submit(write, idempotencyKeyOf(draft), draft), wordsOf);
  return { ...edited, valuesOf, inPage, waits, told, save };
}

interface SavedFormProps<Item extends Versioned, Values extends FieldValues>
  extends Pick<Parameters<typeof Form<Values>>[0], 'onSubmit' | 'label' | 'error' | 'buttons' | 'children'> {
  of: ReturnType<typeof useSavedForm<Item, Values>>;
  /** What is edited, such as `this event`, and its fields with their labels: a conflict shows both sides. */
  what: string;
  labels: Readonly<Record<string, string>>;
  /** The texts of an item, or of typed values over it, where they are not the form's values. */
  inWords?: (item: Item | undefined, values?: Values) => Readonly<Record<string, unknown>>;
  /** The account that changed the item, if it is known. */
  changedBy?: (item: Item) => string | null;
  /** Called in place of `keepMine`. */
  onKeepMine?: (() => void) | undefined;
  /** What stands below the fields. */
  below?: ReactNode;
  /** The mark of a save that waits says more. */
  waiting?: Partial<Parameters<typeof FormWaits>[0]>;
}

/** The form itself, around its fields. */
export function SavedForm<Item extends Versioned, Values extends FieldValues>(props: SavedFormProps<Item, Values>) {
  const { of, what, labels, changedBy, onKeepMine, below, waiting, children, ...form } = props;
  const { base, conflict, draft, waits, told, valuesOf } = of;
  const { inWords = (item, values = valuesOf(item)) => values } = props;
  return (
    <Form form={of.form} pinned={!of.inPage} {...form}>
      {waits ? null : <DraftNotice draft={draft} />}
      {children}
      {conflict ? (
        <ChangedMeanwhile
          what={what}
          by={changedBy?.(conflict)}
          fields={changedFields(
            inWords(base),
            { mine: inWords(base, of.form.getValues()), theirs: inWords(conflict) },
            labels,
          )}
          refused={of.refused}
          onKeepMine={onKeepMine ?? of.keepMine}
          onTakeTheirs={draft.startAfresh}
        />
      ) : null}
      {below}
      {waits ? <FormWaits told={told} {...waiting} /> : null}
    </Form>
  );
}

import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { keptDraft, waitingText } from '#web/ui/drafts/drafts.ts';
import { type Draft, useDraft, useKeptDraft } from '#web/ui/drafts/useDraft.ts';

interface EditedOptions<Item, Values extends FieldValues> {
  /** What the form changes, as last fetched; undefined for something new. */
  item: Item | undefined;
  /** The name of the draft. */
  draft: string;
  /** The form's values of an item; undefined is a new one. */
  valuesOf: (item: Item | undefined) => Values;
  resolver: (base: Item | undefined) => Resolver<Values>;
  /**
   * A number that grows with each change, so that a newer item is noticed before a save. Undefined if there is none: then
   * only a refused save tells.
   */
  versionOf: (item: Item) => number | undefined;
}

/** A form that notices when somebody else changes the same. `ChangedMeanwhile` shows it and asks. */
export function useEdited<Item extends object, Values extends FieldValues>(options: EditedOptions<Item, Values>) {
  const { item, draft: name, valuesOf, resolver, versionOf } = options;
  const [base, setBase] = useState(() => item && ((keptDraft(name)?.from as Item | undefined) ?? item));
  /** The server's answer to a save that was refused, and the item as last fetched before it. */
  const [met, setMet] = useState<{ changed: Item; after: Item | undefined } | null>(null);
  const form = useForm<Values>({ defaultValues: valuesOf(base) as DefaultValues<Values>, resolver: resolver(base) });
  const draft = useDraft(form, name, base);
  const { isDirty } = form.formState;

  const newest = met?.after === item ? met?.changed : item; // an item fetched after the conflict is newer
  // An older version is a list that could not be fetched again since the fields were filled.
  const isNewer = base && newest && (versionOf(newest) ?? 0) > (versionOf(base) ?? 0);

  const takeIn = (fresh: Item | undefined) => {
    form.reset(valuesOf(fresh));
    setBase(fresh);
    setMet(null);
  };
  const takeUnder = (mine: Values, fresh: Item | undefined) => {
    takeIn(fresh);
    form.reset(mine, { keepDefaultValues: true });
  };

  // What waited comes back into the form, over the item that it was typed over.
  useKeptDraft(name, (values, by) => {
    const from = keptDraft(name)?.from as Item | undefined;
    if (values && from && by === 'app') takeUnder(form.getValues(), from);
  });

  const startAfresh = () => {
    draft.startAfresh();
    takeIn(newest);
  };

  // A form follows the newer item where nothing was typed, or where its own save, sent after a reload, made that item.
  // Compares its values, since its state does not include a draft yet.
  useEffect(() => {
    if (!isNewer || met) return;
    if (isSame(form.getValues(), valuesOf(base))) takeIn(newest);
    else if (waitingText(name) === null && isSame(form.getValues(), valuesOf(newest))) startAfresh();
  });

  return {
    form,
    /** The item that the fields were filled from. Its version is sent on saving, so that no other change is overwritten. */
    base,
    /** The form's draft; to start afresh takes in the current item. */
    draft: { ...draft, startAfresh } satisfies Draft,
    /** The item as somebody else changed it meanwhile. Of a save that waits, the server's answer will tell. */
    conflict: newest && (met || (isNewer && isDirty && waitingText(name) === null)) ? newest : null,
    /** The last save that was refused because of a conflict, a new object each time. */
    refused: met,
    /** Call it with the newer item that a save conflicted with. */
    meet: (changed: Item) => setMet({ changed, after: item }),
    /** Applies the typed values to the current item; untouched fields take their new values. */
    keepMine: () => takeUnder(rebased(form.getValues(), valuesOf(base), valuesOf(newest)), newest),
    /** Keeps what is typed, over the item as it was saved. */
    goOn: (saved: Item) => takeUnder(form.getValues(), saved),
  };
}

/** Applies the changes between `from` and `values` to `onto`. */
const rebased = <Values extends FieldValues>(values: Values, from: Values, onto: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === from[field] ? onto[field] : value]),
  ) as Values;

const isSame = (values: FieldValues, other: FieldValues): boolean =>
  Object.keys(other).every((field) => values[field] === other[field]);

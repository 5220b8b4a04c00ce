import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { keptDraft } from '#web/ui/drafts/drafts.ts';
import { type Draft, useDraft } from '#web/ui/drafts/useDraft.ts';

interface EditedEventOptions<Values extends FieldValues> {
  /** The event as last fetched; undefined for a new one. */
  event: ChurchEvent | undefined;
  /** The name of the draft. */
  draft: string;
  /** The form's values of an event; undefined is a new one. */
  valuesOf: (event: ChurchEvent | undefined) => Values;
  resolver: (base: ChurchEvent | undefined) => Resolver<Values>;
}

export interface EditedEvent<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The event that the fields were filled from. Its version is sent on saving, so that no other change is overwritten. */
  base: ChurchEvent | undefined;
  /** The form's draft; to start afresh takes in the current event. */
  draft: Draft;
  /** The event as somebody else changed it meanwhile. */
  conflict: ChurchEvent | null;
  /** The last save that was refused because of a conflict, a new object each time. */
  refused: object | null;
  /** Call it with the newer event that a save conflicted with. */
  meet: (changed: ChurchEvent) => void;
  /** Applies the typed values to the current event; untouched fields take their new values. */
  keepMine: () => void;
  /** Keeps what is typed, over the event as it was saved. */
  goOn: (saved: ChurchEvent) => void;
}

/** A form for an event that notices when somebody else changes the event. */
export function useEditedEvent<Values extends FieldValues>(options: EditedEventOptions<Values>): EditedEvent<Values> {
  const { event, draft: name, valuesOf, resolver } = options;
  const [base, setBase] = useState(() => baseOf(event, name));
  /** The server's answer to a save that was refused, and the event as last fetched before it. */
  const [met, setMet] = useState<{ changed: ChurchEvent; after: ChurchEvent | undefined } | null>(null);
  const form = useForm<Values>({ defaultValues: valuesOf(base) as DefaultValues<Values>, resolver: resolver(base) });
  const draft = useDraft(form, name, base);
  const { isDirty } = form.formState;

  const answer = met && met.after === event ? met.changed : undefined; // an event fetched after the conflict is newer
  const newest = answer ?? event;
  // Without an answer, an older version is a list that could not be fetched again since the fields were filled.
  const behind = base !== undefined && newest !== undefined && (answer ? differs(base, newest) : older(base, newest));

  const takeIn = (fresh: ChurchEvent | undefined) => {
    form.reset(valuesOf(fresh));
    setBase(fresh);
    setMet(null);
  };
  const takeUnder = (mine: Values, fresh: ChurchEvent | undefined) => {
    takeIn(fresh);
    form.reset(mine, { keepDefaultValues: true });
  };
  const keepMine = () => takeUnder(rebased(form.getValues(), valuesOf(base), valuesOf(newest)), newest);

  // An untouched form follows the event. Compares its values, since its state does not include a draft yet.
  useEffect(() => {
    if (behind && !met && isSame(form.getValues(), valuesOf(base))) takeIn(newest);
  });

  return {
    form,
    base,
    draft: {
      ...draft,
      startAfresh: () => {
        draft.startAfresh();
        takeIn(newest);
      },
    },
    conflict: behind && (isDirty || met) ? newest : null,
    refused: met,
    meet: (changed) => setMet({ changed, after: event }),
    keepMine,
    goOn: (saved) => takeUnder(form.getValues(), saved),
  };
}

/** Applies the changes between `from` and `values` to `onto`. */
export const rebased = <Values extends FieldValues>(values: Values, from: Values, onto: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === from[field] ? onto[field] : value]),
  ) as Values;

/** Other backends have no versions: theirs never differ. */
const differs = (one: ChurchEvent, other: ChurchEvent): boolean => one.version !== other.version;

const older = (one: ChurchEvent, other: ChurchEvent): boolean => (one.version ?? 0) < (other.version ?? 0);

const isSame = (values: FieldValues, other: FieldValues): boolean =>
  Object.keys(other).every((field) => values[field] === other[field]);

/** No event has it: a save with it always conflicts, and both sides are shown. */
const UNKNOWN_VERSION = 0;

/** The base of the fields: the event or, for a draft, the event that it started from. */
function baseOf(event: ChurchEvent | undefined, name: string): ChurchEvent | undefined {
  const kept = event && keptDraft(name);
  if (!kept) return event;
  if (kept.from) return kept.from as ChurchEvent;
  return event.version === undefined ? event : { ...event, version: UNKNOWN_VERSION };
}

import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { keptDraft, useDraft } from '#web/ui/forms/useDraft.ts';

interface EditedEventOptions<Values extends FieldValues> {
  /** The event as it was read last; undefined for one that is not there yet. */
  event: ChurchEvent | undefined;
  /** The name under which unfinished text is kept. */
  draft: string;
  /** The fields of an event; undefined stands for a new one. */
  valuesOf: (event: ChurchEvent | undefined) => Values;
  resolver: (base: ChurchEvent | undefined) => Resolver<Values>;
}

interface EditedEvent<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The event that the fields were filled from. Its version goes with a save, so that nobody's change is overwritten. */
  base: ChurchEvent | undefined;
  /** True where what had been typed before is back. */
  restored: boolean;
  /** Gives up what was typed for the event as it is now. */
  startAfresh: () => void;
  /** The event as somebody else changed it while this form was being filled in. */
  conflict: ChurchEvent | null;
  /** Tells of an event that a save was refused for. */
  meet: (changed: ChurchEvent) => void;
  /** What was typed stays, on the event as it is now; what was left alone becomes as they made it. */
  keepMine: () => void;
}

/** The form of an event, which knows what it was filled from and notices when somebody else changes the event. */
export function useEditedEvent<Values extends FieldValues>(options: EditedEventOptions<Values>): EditedEvent<Values> {
  const { event, draft, valuesOf, resolver } = options;
  const [base, setBase] = useState(() => baseOf(event, draft));
  const [met, setMet] = useState<{ changed: ChurchEvent; after: ChurchEvent | undefined } | null>(null);
  const form = useForm<Values>({ defaultValues: valuesOf(base) as DefaultValues<Values>, resolver: resolver(base) });
  const { restored, startAfresh } = useDraft(form, draft, { from: base });
  const { isDirty } = form.formState;

  const refused = met !== null && met.after === event; // what is read after a refused save is newer than its answer
  const newest = refused ? met.changed : event;
  const behind = base !== undefined && newest !== undefined && base.version !== newest.version;

  const takeIn = (fresh: ChurchEvent | undefined) => {
    form.reset(valuesOf(fresh));
    setBase(fresh);
    setMet(null);
  };
  const keepMine = () => {
    const mine = rebased(form.getValues(), valuesOf(base), valuesOf(newest));
    takeIn(newest);
    form.reset(mine, { keepDefaultValues: true });
  };

  // A form that nobody has touched follows the event. Its fields are asked, for its state does not know of a draft yet.
  useEffect(() => {
    if (behind && !refused && isSame(form.getValues(), valuesOf(base))) takeIn(newest);
  });

  return {
    form,
    base,
    restored,
    startAfresh: () => {
      startAfresh();
      takeIn(newest);
    },
    conflict: behind && (isDirty || refused) ? newest : null,
    meet: (changed) => setMet({ changed, after: event }),
    keepMine,
  };
}

/** What was typed over `from`, put on another state of the same event: what was left alone follows that. */
export const rebased = <Values extends FieldValues>(values: Values, from: Values, onto: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === from[field] ? onto[field] : value]),
  ) as Values;

const isSame = (values: FieldValues, other: FieldValues): boolean =>
  Object.keys(other).every((field) => values[field] === other[field]);

/** No event is stored under it: a save on it is always refused, and both sides are shown. */
const UNKNOWN_VERSION = 0;

/** What the fields are filled from: the event, or for a draft the event that it was begun on. */
function baseOf(event: ChurchEvent | undefined, draft: string): ChurchEvent | undefined {
  const kept = event && keptDraft(draft);
  if (!kept) return event;
  if (kept.from) return kept.from as ChurchEvent;
  return event.version === undefined ? event : { ...event, version: UNKNOWN_VERSION };
}

import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { keptDraft, waitingText } from '../drafts/drafts.ts';
import { type Draft, useDraft, useKeptDraft } from '../drafts/useDraft.tsx';

export interface EditedOptions<Item extends Versioned, Values extends FieldValues> {
  /** What the form changes, as last fetched; undefined for something new. */
  item: Item | undefined;
  /** The name of the draft. */
  draft: string;
  /** The form's values of an item; undefined is a new one. */
  valuesOf: (item: Item | undefined) => Values;
  resolver: (base: Item | undefined) => Resolver<Values>;
}

/** An item with a number that grows with each change. Of one without a number only a refused save tells that it was changed. */
export interface Versioned {
  version?: number | undefined;
}

/** A form that notices when somebody else changes the same. `ChangedMeanwhile` shows it and asks. */
export function useEdited<Item extends Versioned, Values extends FieldValues>(options: EditedOptions<Item, Values>) {
  const { item, draft: name, valuesOf, resolver } = options;
  const [base, setBase] = useState(() => item && ((keptDraft(name)?.from as Item | undefined) ?? item));
  /** The server's answer to a save that was refused, and the item as last fetched before it. */
  const [met, setMet] = useState<{ changed: Item; after: Item | undefined } | null>(null);
  const form = useForm<Values>({ defaultValues: valuesOf(base) as DefaultValues<Values>, resolver: resolver(base) });
  const draft = useDraft(form, name, base);
  const { isDirty } = form.formState;

  const newest = met?.after === item ? met?.changed : item; // an item fetched after the conflict is newer
  // An older version is a list that could not be fetched again since the fields were filled.
  const isNewer = base && newest && (newest.version ?? 0) > (base.version ?? 0);

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
    /** Shows the item as it was saved. */
    takeIn,
    /** Keeps what is typed, over the item as it was saved. */
    goOn: (saved: Item | undefined) => takeUnder(form.getValues(), saved),
  };
}

/** Applies the changes between `from` and `values` to `onto`. */
const rebased = <Values extends FieldValues>(values: Values, from: Values, onto: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === from[field] ? onto[field] : value]),
  ) as Values;

const isSame = (values: FieldValues, other: FieldValues): boolean =>
  Object.keys(other).every((field) => values[field] === other[field]);

/** A field with both sides of a conflict. */
interface ChangedField {
  label: string;
  /** What the person typed; absent if the field is as it was, or if its input shows it. */
  mine?: ReactNode;
  theirs: ReactNode;
}

interface ChangedMeanwhileProps {
  /** What was changed, such as `this event`. */
  what: string;
  /** The account that changed it, if it is known. */
  by?: string | null | undefined;
  /** The fields that differ. */
  fields: readonly ChangedField[];
  /** The refused save, a new object each time; null if the conflict was noticed before a save. */
  refused: object | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows how somebody else changed something meanwhile, beside what the person typed, and lets them choose. */
export function ChangedMeanwhile({ what, by, fields, refused, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [refused]);
  /** The panel goes with the pressed button, so the next step gets the focus. */
  const choose = (apply: () => void) => () => {
    panel.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    apply();
  };
  return (
    <Alert
      ref={panel}
      severity="warning"
      tabIndex={-1}
      sx={{ scrollMarginTop: 16, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <AlertTitle component="h3">
        {by ?? 'Somebody else'} changed {what} meanwhile
      </AlertTitle>
      {fields.length === 0 ? 'Both versions say the same now.' : 'Nothing of yours is lost. Where the two differ:'}
      {fields.map(({ label, mine, theirs }) => (
        <Box key={label} sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
          {mine === undefined ? null : <Side label={`${label}, yours`}>{mine}</Side>}
          <Side label={`${label}, theirs`}>{theirs}</Side>
        </Box>
      ))}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={choose(onKeepMine)}>
          Keep mine
        </Button>
        <Button variant="outlined" color="inherit" onClick={choose(onTakeTheirs)}>
          Take theirs
        </Button>
      </Box>
      <Box sx={{ mt: 1 }}>
        Keeping yours replaces theirs at the next save. What you did not change becomes as they made it.
      </Box>
    </Alert>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{label}</Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children || 'empty'}</Box>
    </Box>
  );
}

/** The values of a form, each as a text. */
type Texts = Readonly<Record<string, unknown>>;

/**
 * The fields in which two versions differ.
 *
 * @param before the common base of both
 * @param labels of the compared fields
 */
export function changedFields(
  before: Texts,
  { mine, theirs }: { mine: Texts; theirs: Texts },
  labels: Readonly<Record<string, string>>,
): ChangedField[] {
  const textOf = (texts: Texts, field: string) => String(texts[field] ?? '').trim();
  return Object.entries(labels)
    .filter(([field]) => textOf(mine, field) !== textOf(theirs, field))
    .map(([field, label]) => ({
      label,
      ...(textOf(mine, field) !== textOf(before, field) && { mine: textOf(mine, field) }),
      theirs: textOf(theirs, field),
    }));
}

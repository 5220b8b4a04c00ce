import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

/** A field of which both sides are shown. */
export interface ChangedField {
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
  /** The fields in which the two differ. */
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

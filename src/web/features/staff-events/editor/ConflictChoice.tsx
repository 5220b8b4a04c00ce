import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

/** The fields of an event, each as a text. */
type Texts = Readonly<Record<string, unknown>>;

interface ConflictChoiceProps {
  /** The common base of both sides. */
  before: Texts;
  mine: Texts;
  theirs: Texts;
  /** The labels of the compared fields. */
  labels: Readonly<Record<string, string>>;
  /** The refused save, a new object each time; null if the conflict was noticed before a save. */
  refused: object | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows how somebody else changed an event meanwhile, beside what the person typed, and lets them choose. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { before, mine, theirs, labels, refused, onKeepMine, onTakeTheirs } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) panel.current?.scrollIntoView({ block: 'start' });
  }, [refused]);
  /** The panel goes with the pressed button, so the next step gets the focus. */
  const choose = (apply: () => void) => () => {
    panel.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    apply();
  };
  const textOf = (texts: Texts, field: string) => String(texts[field] ?? '').trim();
  const differing = Object.keys(labels).filter((field) => textOf(mine, field) !== textOf(theirs, field));
  const typed = (field: string) => textOf(mine, field) !== textOf(before, field);
  return (
    <Alert ref={panel} severity="warning" sx={{ '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}>
      <AlertTitle component="h3">Somebody else changed this event meanwhile</AlertTitle>
      {differing.length === 0 ? 'Both versions say the same now.' : 'Nothing of yours is lost. Where the two differ:'}
      {differing.map((field) => (
        <Box key={field} sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
          {typed(field) ? <Side label={`${labels[field]}, yours`} value={textOf(mine, field)} /> : null}
          <Side label={`${labels[field]}, theirs`} value={textOf(theirs, field)} />
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

function Side({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{label}</Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value || 'empty'}</Box>
    </Box>
  );
}

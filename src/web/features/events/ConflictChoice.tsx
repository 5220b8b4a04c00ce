import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EVENT_LABELS } from '#shared/event.ts';

interface ConflictChoiceProps {
  mine: Readonly<Record<string, string>>;
  theirs: Readonly<Record<string, string>>;
  /** The names of what is compared; an event's own fields where left out. */
  labels?: Readonly<Record<string, string>>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both sides of an event that somebody else changed meanwhile, and lets the person choose. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { mine, theirs, onKeepMine, onTakeTheirs } = props;
  const labels: Readonly<Record<string, string>> = props.labels ?? EVENT_LABELS;
  const differing = Object.keys(labels).filter((field) => (mine[field] ?? '').trim() !== (theirs[field] ?? ''));
  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}>
      <AlertTitle component="h3">Somebody else changed this event meanwhile</AlertTitle>
      {differing.length === 0 ? 'Both versions say the same now.' : 'Nothing of yours is lost. Where the two differ:'}
      {differing.map((field) => (
        <Box key={field} sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
          <Side label={`${labels[field]}, yours`} value={mine[field] ?? ''} />
          <Side label={`${labels[field]}, theirs`} value={theirs[field] ?? ''} />
        </Box>
      ))}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Box>
      <Box sx={{ mt: 1 }}>Keeping yours replaces theirs at the next save.</Box>
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

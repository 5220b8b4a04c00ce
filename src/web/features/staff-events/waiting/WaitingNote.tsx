import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { OutboxItem } from '#web/outbox/items.ts';
import { useMend } from './useMend.ts';

/** Shown in place of an event's form while a change of the event waits: that change goes back into its form. */
export function WaitingNote({ item }: { item: OutboxItem }) {
  const { hasForm, mend } = useMend();
  return (
    <Alert severity="info" variant="standard">
      A change of this event waits to be sent. It can be changed again once that is there.
      {hasForm(item) ? (
        <Button color="inherit" variant="outlined" onClick={() => void mend(item)} sx={{ display: 'block', mt: 1.5 }}>
          Edit what waits
        </Button>
      ) : null}
    </Alert>
  );
}

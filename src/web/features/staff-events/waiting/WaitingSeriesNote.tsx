import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useMend } from './useMend.ts';
import { useWaitingSeries } from './useWaitingSeries.ts';

/** Shown in place of the form for one date of an unsent series, which can be changed only as a whole. */
export function WaitingSeriesNote({ event }: { event: ChurchEvent }) {
  const series = useWaitingSeries()(event);
  const { mend } = useMend();
  return (
    <Alert severity="info">
      This date waits to be sent with the others of its series. Until then all of them are changed together.
      <Button
        color="inherit"
        variant="outlined"
        disabled={!series}
        onClick={() => series && void mend(series)}
        sx={{ display: 'block', mt: 1.5 }}
      >
        Edit all of them
      </Button>
    </Alert>
  );
}

import { Alert, AlertTitle, Button } from '@mui/material';
import { waiting } from '#words/waiting.ts';

interface FormWaitsProps {
  /** What is said of the save, if it was pressed just now; empty if that is said elsewhere. */
  told?: string | undefined;
  /** Starts an empty form, while what was saved goes on waiting. */
  another?: { label: string; onPress: () => void };
}

/** Scrolls the mark to the middle of the window, because a bar covers its bottom while there is no network. */
const showWhole = (said: Element | null) => said?.scrollIntoView({ block: 'center' });

/** The mark of a form whose save waits to be sent: pressing its button again changes what waits (rulings, 40). */
export const FormWaits = ({ told, another }: FormWaitsProps) => (
  <Alert severity="info" role="status" ref={told === undefined ? undefined : showWhole}>
    <AlertTitle component="div" sx={{ mb: told || another ? undefined : 0 }}>
      {waiting.mark}
    </AlertTitle>
    {told ? <div>{told}</div> : null}
    {another ? (
      <Button color="inherit" size="small" variant="outlined" onClick={another.onPress} sx={{ mt: 1 }}>
        {another.label}
      </Button>
    ) : null}
  </Alert>
);

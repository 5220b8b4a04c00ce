import { Alert, Button } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { feedback } from '#words/interface.ts';

interface TryAgainProps {
  error: string;
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined;
  sx?: SystemStyleObject;
}

/** Says why something failed to load, with a button to try again. */
export function TryAgain({ error, onRetry, sx = { my: 2 } }: TryAgainProps) {
  const button = onRetry && (
    <Button color="inherit" onClick={onRetry}>
      {feedback.again}
    </Button>
  );
  return (
    <Alert severity="error" action={button} sx={{ alignItems: 'center', ...sx }}>
      {error}
    </Alert>
  );
}

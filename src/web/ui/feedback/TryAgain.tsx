import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Says why something failed to load, with a button to try again. */
export const TryAgain = ({ error, onRetry }: { error: string; onRetry: () => void }) => (
  <Alert
    severity="error"
    sx={{ my: 2, alignItems: 'center' }}
    action={
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {error}
  </Alert>
);

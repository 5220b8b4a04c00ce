import Box from '@mui/material/Box';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Says why something could not be loaded, with the way to try again. */
export function TryAgain({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <Box role="alert">
      <Notice
        severity="error"
        sx={{ my: 2, alignItems: 'center' }}
        action={
          <Button color="inherit" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {error}
      </Notice>
    </Box>
  );
}

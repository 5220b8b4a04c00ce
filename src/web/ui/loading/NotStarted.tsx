import { Alert } from '@mui/material';
import { feedback } from '#words/interface.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/**
 * Says in a form that it cannot be sent yet, because the app could not start: `index.html` and `main.tsx` then mark the
 * page. Once the app has started it is gone.
 */
export const NotStarted = () =>
  useHydrated() ? null : (
    <Alert severity="warning" sx={{ display: 'none', 'html[data-unstarted] &': { display: 'flex' } }}>
      {feedback.form}
    </Alert>
  );

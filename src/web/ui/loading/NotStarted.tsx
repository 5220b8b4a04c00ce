import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { feedback } from '#words/interface.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/**
 * Says in a form that it cannot be sent yet, because the app could not start: `index.html` and `main.tsx` then mark the
 * page. Once the app has started it is gone.
 *
 * @param props.children what else there is to say
 */
export const NotStarted = ({ children }: { children?: ReactNode }) =>
  useHydrated() ? null : (
    <Alert severity="warning" sx={{ display: 'none', 'html[data-unstarted] &': { display: 'flex' } }}>
      {feedback.form}
      {children}
    </Alert>
  );

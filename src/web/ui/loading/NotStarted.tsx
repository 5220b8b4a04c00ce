import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';

/** Shows something only while the app does not start: `index.html` and `main.tsx` then mark the page. */
export const NotStarted = ({ children }: { children: ReactNode }) =>
  useHydrated() ? null : <Box sx={{ display: 'none', 'html[data-unstarted] &': { display: 'block' } }}>{children}</Box>;

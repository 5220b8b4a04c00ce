import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';

interface LaterProps {
  /** How high it will be, about: on a phone and on a desk, in pixels. Once it has been seen the browser knows better. */
  height: { xs: number; md: number };
  children: ReactNode;
}

/**
 * A part of the page below its first screen: the browser lays it out and fetches its pictures when it comes near, so
 * that neither delays what is seen first; and it comes to life as a task of its own.
 */
export function Later({ height, children }: LaterProps) {
  return (
    <Box
      sx={{
        contentVisibility: 'auto',
        containIntrinsicSize: { xs: `auto ${height.xs}px`, md: `auto ${height.md}px` },
      }}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </Box>
  );
}

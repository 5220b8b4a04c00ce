import { Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { feedback } from '#words/interface.ts';

/** How long a person waits for an answer before the app says that it is still trying (rulings, 44). */
export const PATIENCE_TIMEOUT_MS = 10_000;

/** Beside what says that something is under way: once that takes long, that it is still tried. */
export function StillTrying({ children }: { children?: ReactNode }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, PATIENCE_TIMEOUT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <>
      {' '}
      {feedback.trying}
      {children}
    </>
  ) : null;
}

/** Says that something is loading, and once that takes long, that it is still tried. */
export const Loading = ({ children }: { children: string }) => (
  <Typography role="status">
    {children}
    <StillTrying />
  </Typography>
);

import { LinearProgress } from '@mui/material';
import { useNavigation } from 'react-router-dom';
import { feedback } from '#words/interface.ts';

/** A line at the top of the window while the next page loads; most pages come before it appears. */
export function PendingPage() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <LinearProgress aria-label={feedback.loading} sx={line} />;
}

const line = {
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 'tooltip',
  opacity: 0,
  animation: 'pending-page 200ms 400ms forwards',
  '@keyframes pending-page': { to: { opacity: 1 } },
} as const;

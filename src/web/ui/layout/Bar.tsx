import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The height of the bars at the foot (layout/foot/FootBars.tsx), for what else is there: a CSS length, as for `calc()`. */
export const BAR_HEIGHT = 'var(--foot-bars-height, 0px)';

interface BarProps {
  role: 'status' | 'alert';
  id?: string;
  children: ReactNode;
}

/** A bar at the foot of every page: words, and buttons after them. */
export const Bar = (props: BarProps) => <Box {...props} sx={looks} />;

const looks = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  justifyContent: 'center',
  p: '12px 20px',
  textAlign: 'center',
  lineHeight: 1.5,
  color: 'glass.ink',
  bgcolor: 'glass.main',
  borderTop: '2px solid',
  borderColor: 'glass.gold',
} as const;

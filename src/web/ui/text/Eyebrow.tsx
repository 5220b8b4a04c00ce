import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The small line in gold above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <Typography variant="eyebrow" sx={{ color: 'accent.gold', mb: 1.25 }}>
      {children}
    </Typography>
  );
}

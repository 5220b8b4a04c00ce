import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { unapproved } from '#words/interface.ts';

/** A page, and under it one quiet line: no native reader has approved its words yet. */
export function WithApprovalNote({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Typography
        component="footer"
        variant="body2"
        sx={{ maxWidth: CONTENT_WIDTH, mx: 'auto', px: { xs: 2, sm: 3 }, py: 2, color: 'text.secondary' }}
      >
        {unapproved}
      </Typography>
    </>
  );
}

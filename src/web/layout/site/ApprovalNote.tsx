import { Typography } from '@mui/material';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { unapproved } from '#words/interface.ts';

/** One quiet line under a page: no native reader has approved its words yet. */
export function ApprovalNote() {
  return (
    <Typography
      component="footer"
      variant="body2"
      sx={{ maxWidth: CONTENT_WIDTH, mx: 'auto', px: { xs: 2, sm: 3 }, py: 2, color: 'text.secondary' }}
    >
      {unapproved}
    </Typography>
  );
}

import { Box, ListItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface RuledRowProps {
  /** What it is, with chips beside it. */
  title: ReactNode;
  /** What else there is to say. */
  detail?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

/** A row of a list under a thin line: words on the left, buttons after them, which wrap below on a phone. */
export function RuledRow({ title, detail, children }: RuledRowProps) {
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}>{title}</Box>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      {children}
    </ListItem>
  );
}

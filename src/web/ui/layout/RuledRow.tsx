import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A row of a list under a thin line: words on the left, buttons after them, which go below on a phone. */
export function RuledRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

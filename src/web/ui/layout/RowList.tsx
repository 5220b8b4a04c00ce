import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RowListProps {
  /** What the list is of, as it is read out. */
  label: string;
  /** Whether it is being fetched again. */
  busy?: boolean;
  children: ReactNode;
}

/** Staff's lists: rows in one frame. */
export function RowList({ label, busy, children }: RowListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={busy}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        overflow: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}

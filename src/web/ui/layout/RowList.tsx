import { List, Paper } from '@mui/material';
import type { ReactNode } from 'react';

interface RowListProps {
  /** The list's name for screen readers. */
  label: string;
  /** Whether it is being fetched again. */
  busy?: boolean;
  children: ReactNode;
}

/** Staff's lists: rows in one frame. */
export function RowList({ label, busy, children }: RowListProps) {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <List disablePadding aria-label={label} aria-busy={busy}>
        {children}
      </List>
    </Paper>
  );
}

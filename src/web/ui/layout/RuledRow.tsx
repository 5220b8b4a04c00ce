import { ListItem } from '@mui/material';
import type { ReactNode } from 'react';

/** A row of a list under a thin line: words on the left, buttons after them, which wrap below on a phone. */
export function RuledRow({ children }: { children: ReactNode }) {
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
      {children}
    </ListItem>
  );
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** One value, or one from each width on. */
type Responsive<Value> = Value | Partial<Record<'xs' | 'sm' | 'md', Value>>;

interface ColumnsProps {
  gap: Responsive<number>;
  /** The widths of the columns, as `grid-template-columns`. */
  columns: Responsive<string>;
  align?: 'start' | 'center' | 'end';
  mt?: Responsive<number>;
  children: ReactNode;
}

/** Parts side by side where there is room, and one below the other where there is none. */
export const Columns = ({ gap, columns, align, mt, children }: ColumnsProps) => (
  <Box sx={{ display: 'grid', gap, gridTemplateColumns: columns, alignItems: align, mt }}>{children}</Box>
);

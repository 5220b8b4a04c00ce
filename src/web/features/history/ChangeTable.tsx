import { Table, TableBody, TableCell, TableHead, TableRow, type Theme } from '@mui/material';
import type { FieldChange } from './changes.ts';

/** Shown for an empty field. */
const EMPTY = '(empty)';

/** Fields before and after a change, side by side. */
export function ChangeTable({ changes, label }: { changes: readonly FieldChange[]; label: string }) {
  const before = changes.some((change) => change.old !== null);
  const after = changes.some((change) => change.new !== null);
  return (
    <Table aria-label={label} sx={looks}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          {before ? <TableCell>Before</TableCell> : null}
          {after ? <TableCell>After</TableCell> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map((change) => (
          <TableRow key={change.field}>
            <TableCell component="th" scope="row">
              {change.label}
            </TableCell>
            {before ? <TableCell sx={{ color: 'text.secondary' }}>{change.old || EMPTY}</TableCell> : null}
            {after ? <TableCell>{change.new || EMPTY}</TableCell> : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const looks = (theme: Theme) => ({
  tableLayout: 'fixed' as const,
  '& th, & td': {
    typography: 'body1',
    verticalAlign: 'top' as const,
    p: '8px 12px 8px 0',
    border: 0,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-wrap' as const,
  },
  '& thead th': { borderTop: 0, py: 0, color: 'text.secondary' },
  '& thead th:first-of-type': { width: 150 },
  '& tbody th': { fontWeight: 600 },
  // On a phone the field's name is above its two values.
  [theme.breakpoints.down('sm')]: {
    '& thead th:first-of-type': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& tbody th': { gridColumn: '1 / -1', pb: 0 },
    '& tbody td': { borderTop: 0, pt: 0 },
  },
});

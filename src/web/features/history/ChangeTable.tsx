import { styled } from '@mui/material/styles';
import type { FieldChange } from './changes.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: theme.spacing(1, 1.5, 1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& thead th': { borderTop: 0, paddingBlock: 0, color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& thead th:first-of-type': { width: 150 },
  '& tbody th': { fontWeight: 600 },
  // On a phone the field's name stands above its two values.
  [theme.breakpoints.down('sm')]: {
    '& thead th:first-of-type': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 0 },
    '& tbody td': { borderTop: 0, paddingTop: 0 },
  },
}));

const Old = styled('td')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Shown for an empty field. */
const EMPTY = '(empty)';

/** Fields before and after a change, side by side. */
export function ChangeTable({ changes, label }: { changes: readonly FieldChange[]; label: string }) {
  const before = changes.some((change) => change.old !== null);
  const after = changes.some((change) => change.new !== null);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {before ? <th scope="col">Before</th> : null}
          {after ? <th scope="col">After</th> : null}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label}</th>
            {before ? <Old>{change.old || EMPTY}</Old> : null}
            {after ? <td>{change.new || EMPTY}</td> : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

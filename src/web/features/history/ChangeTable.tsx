import { Table, TableBody, TableCell, TableHead, TableRow, type Theme } from '@mui/material';
import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';
import { fieldWords } from '#shared/events/fieldWords.ts';
import { publishWords } from '#shared/events/publishing.ts';
import type { EventState, HistoryEntry } from '#shared/history.ts';
import type { SermonState } from '#shared/sermons/sermon.ts';
import { SERMON_LABELS, type SermonField } from '#shared/sermons/sermonLimits.ts';
import { readableDate } from '#shared/time.ts';
import { statuses } from '#words/interface.ts';

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

/** One field of an event before and after a change, as readable text; null if the event did not exist. */
interface FieldChange {
  field: EventField | ExtraField | SermonField;
  label: string;
  old: string | null;
  new: string | null;
}

const LABELS = { ...EVENT_LABELS, ...EXTRA_LABELS };

function readable(state: EventState | null, field: EventField | ExtraField): string | null {
  if (state === null) return null;
  if (field === 'status') return state.status ? statuses[state.status] : '';
  return fieldWords(field, state[field] ?? '');
}

/** The fields that differ between two states, in the order of the form. */
function differing<State extends object, Field extends FieldChange['field'] & keyof State>(
  labels: Readonly<Record<string, string>>,
  { old, new: now }: { old: State | null; new: State | null },
  readable: (state: State | null, field: Field) => string | null,
): FieldChange[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => (old?.[field] ?? '') !== (now?.[field] ?? ''))
    .map((field) => ({ field, label: labels[field] ?? '', old: readable(old, field), new: readable(now, field) }));
}

/** The fields that differ between two states of an event. */
export const changedFields = (states: Pick<HistoryEntry, 'old' | 'new'>): FieldChange[] =>
  differing(LABELS, states, readable);

function readableOfSermon(state: SermonState | null, field: SermonField): string | null {
  if (state === null) return null;
  const value = state[field] ?? '';
  if (field === 'date') return readableDate(value);
  if (field === 'publish') return publishWords(value);
  return field === 'sound' && value ? 'A recording' : value;
}

/** The fields that differ between two states of a sermon. */
export const sermonChanges = (states: Record<'old' | 'new', SermonState | null>): FieldChange[] =>
  differing(SERMON_LABELS, states, readableOfSermon);

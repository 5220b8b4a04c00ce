import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { type EditablePage, fieldAt } from '#content/editable/index.ts';
import type { FieldState } from '#shared/content/content.ts';
import { valueText } from './FieldHistory.tsx';
import type { FieldGroup } from './guide/GuidedSteps.tsx';

interface FieldRowsProps extends FieldGroup {
  page: EditablePage;
  /** Whether it is open at first: the only group is. */
  isOpen: boolean;
  /** The fields into which something is typed that is not published. */
  drafted: ReadonlySet<string>;
  /** The fields with a change that waits for an owner's yes. */
  held: ReadonlySet<string>;
  /** Opens a field; undefined if the person may not change it. */
  onOpen: ((field: string) => void) | undefined;
}

/** A group of fields: its title with the number of samples, and a row for each field. */
export function FieldRows({ title, states, page, isOpen, drafted, held, onOpen }: FieldRowsProps) {
  const rowsOf = (some: readonly FieldState[]) =>
    some.map((state) => <FieldRow key={state.field} {...{ page, state, drafted, held, onOpen }} />);
  const samples = states.filter(({ sample }) => sample);
  const own = states.filter(({ sample }) => !sample);
  return (
    <Box component="li" sx={ruled}>
      <details open={isOpen}>
        <Box component="summary" sx={{ px: 2, py: 1.5, cursor: 'pointer' }}>
          <Typography component="h2" sx={{ display: 'inline-block', mr: 1, fontWeight: 600 }}>
            {title}
          </Typography>
          {samples.length > 0 ? (
            <Chip
              size="small"
              color="warning"
              label={own.length === 0 ? 'Sample' : `Sample: ${samples.length} of ${states.length}`}
            />
          ) : null}
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
          {rowsOf(samples)}
          {samples.length > 0 && own.length > 0 ? (
            <Typography component="li" variant="body2" sx={{ px: 2, py: 1, color: 'text.secondary', ...ruled }}>
              No samples any more:
            </Typography>
          ) : null}
          {rowsOf(own)}
        </Box>
      </details>
    </Box>
  );
}

const ruled = { '& + &': { borderTop: 1, borderColor: 'divider' } } as const;

type FieldRowProps = Omit<FieldRowsProps, keyof FieldGroup | 'isOpen'> & { state: FieldState };

function FieldRow({ page, state, drafted, held, onOpen }: FieldRowProps) {
  const { waiting, language } = state;
  const field = fieldAt(page, state.field);
  if (!field) return null;
  return (
    <Box component="li" sx={{ p: 2, display: 'flex', gap: 2, ...ruled }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {field.label}
        </Typography>
        <Typography
          lang={language === 'sw' ? 'sw' : undefined}
          sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...threeLines }}
        >
          {valueText(field, state.value)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:not(:empty)': { mt: 1 } }}>
          {drafted.has(state.field) ? <Chip size="small" label="Your draft" /> : null}
          {held.has(state.field) ? <Chip size="small" color="warning" label="Waits for a yes" /> : null}
          {waiting.length > 0 ? <Chip size="small" label="Waits for its hour" /> : null}
        </Box>
      </Box>
      {onOpen ? (
        <Button
          startIcon={<EditIcon />}
          onClick={() => onOpen(state.field)}
          aria-label={`Edit ${field.label}`}
          sx={{ alignSelf: 'start' }}
        >
          Edit
        </Button>
      ) : null}
    </Box>
  );
}

const threeLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

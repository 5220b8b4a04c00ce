import { styled } from '@mui/material/styles';

/** A small round-ended button: a choice among few, which `aria-pressed` fills, or something to take off. */
export const PillButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '4px 16px',
  border: `1px solid ${theme.vars?.palette.accent.outline}`,
  borderRadius: 999,
  font: 'inherit',
  fontSize: '1rem',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { borderColor: 'currentColor' },
  '&[aria-pressed="true"]': {
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.primary.main,
    borderColor: theme.vars?.palette.primary.main,
  },
}));

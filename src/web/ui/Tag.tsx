import { styled } from '@mui/material/styles';

/** A small outlined word: a category, a state. */
export const Tag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 999,
  padding: '2px 12px',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.background.paper,
  whiteSpace: 'nowrap',
}));

import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Frame = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  paddingInline: 14,
  border: `1px solid ${theme.vars?.palette.accent.outline}`,
  borderRadius: 999,
  backgroundColor: theme.vars?.palette.background.paper,
  '&:focus-within': { outline: `3px solid ${theme.vars?.palette.accent.gold}`, outlineOffset: 2 },
  '& svg': { color: theme.vars?.palette.text.secondary },
}));

const Field = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 0,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
}));

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'placeholder'> {
  /** What is searched: its name, and what stands in it while it is empty. */
  label: string;
}

/** A round-ended field to search in. Public pages have it in place of MUI's input, which brings several times its weight. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <Frame>
      <SearchIcon aria-hidden fontSize="small" />
      <Field {...input} type="search" aria-label={label} placeholder={label} autoComplete="off" />
    </Frame>
  );
}

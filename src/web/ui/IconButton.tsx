import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { pressable } from './pressable.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  'aria-label': string;
  sx?: SxProps<Theme>;
}

const Root = styled('button')(pressable, {
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  padding: 8,
  borderRadius: '50%',
  transition: 'background-color 150ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' } },
});

/** A round button that shows a sign alone, in the colour of what is around it. */
export const IconButton = (props: IconButtonProps) => <Root type="button" {...props} />;

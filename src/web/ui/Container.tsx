import { styled } from '@mui/material/styles';

/** The middle of the page: as wide as its `maxWidth` says at most, with air at its sides. */
export const Container = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: 16,
  '@media (min-width: 600px)': { paddingInline: 24 },
});

import { styled } from '@mui/material';

/** For screen readers only. MUI's style for it is in @mui/utils, which is not among our dependencies. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

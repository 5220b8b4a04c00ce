import { styled } from '@mui/material';
import { frame } from '#words/interface.ts';

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 20px',
  borderRadius: 999,
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  return <Skip href="#main">{frame.skip}</Skip>;
}

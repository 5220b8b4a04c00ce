import { Typography } from '@mui/material';
import { StillTrying } from './StillTrying.tsx';

/** Says that something is loading, and once that takes long, that it is still tried. */
export const Loading = ({ children }: { children: string }) => (
  <Typography role="status">
    {children}
    <StillTrying />
  </Typography>
);

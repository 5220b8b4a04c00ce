import { Typography } from '@mui/material';
import { Help } from '#web/features/help/Help.tsx';

/** How the errands of staff are done. */
export function HelpPage() {
  return (
    <>
      <Typography variant="tool" sx={{ mb: 3 }}>
        Help
      </Typography>
      <Help />
    </>
  );
}

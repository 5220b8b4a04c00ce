import Box from '@mui/material/Box';
import type { Ref } from 'react';

/**
 * An input that no person meets: not on screen, not on the keyboard's way, not read out, named like nothing that a
 * browser fills in. A program that fills in whatever it finds gives itself away by it.
 */
export function UnseenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box
      aria-hidden
      inert
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      <input ref={ref} name="remarks" type="text" defaultValue="" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { Ref } from 'react';

/**
 * A honeypot field: hidden from the screen, the keyboard and screen readers, with a name that no browser fills in. A
 * program that fills in every field reveals itself by it.
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

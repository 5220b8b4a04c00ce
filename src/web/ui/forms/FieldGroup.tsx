import { FormControl, FormLabel } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields of a form that belong together, under their common name. */
export function FieldGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <FormControl component="fieldset" fullWidth sx={{ gap: 2 }}>
      <FormLabel component="legend" sx={{ mb: 1, typography: 'h5', color: 'accent.gold' }}>
        {name}
      </FormLabel>
      {children}
    </FormControl>
  );
}

import Box from '@mui/material/Box';
import type { ServiceHour } from '#words/branches.ts';
import { Hours } from './Hours.tsx';

/** Service hours exactly as the church lists them (specification, section 2, Home). */
export function ServiceHours({ services }: { services: readonly ServiceHour[] }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 3 }}>
      {services.map(({ name, hours }) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 3,
            py: 1.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, textWrap: 'balance', fontVariantNumeric: 'tabular-nums' }}>
            <Hours of={hours} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

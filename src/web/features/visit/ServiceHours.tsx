import { Box } from '@mui/material';
import { fieldOfPlace } from '#web/entities/words/useChurch.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import type { Branch } from '#words/branches.ts';
import { Hours } from './Hours.tsx';

/** Service hours exactly as the church lists them (specification, section 2, Home). */
export function ServiceHours({ place }: { place: Branch }) {
  const mark = useFieldMark('church');
  return (
    <Box component="dl" sx={{ m: 0, mt: 3 }}>
      {place.hours.map(({ name, hours }, at) => (
        <Box
          key={name}
          {...mark(fieldOfPlace(place, 'hours'), at)}
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

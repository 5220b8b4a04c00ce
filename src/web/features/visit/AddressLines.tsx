import { Box } from '@mui/material';
import { fieldOfPlace, useChurch } from '#web/entities/words/useChurch.ts';
import type { Branch } from '#words/branches.ts';

/** The address of one of the church's places, in two or three lines. */
export function AddressLines({ place }: { place: Branch }) {
  const { address, mark } = useChurch();
  return (
    <Box component="address" sx={{ fontStyle: 'normal', color: 'text.secondary' }}>
      <span {...mark(fieldOfPlace(place, 'place'))}>{place.place.value}</span>
      <br />
      {place.key === 'ruiru' ? (
        <>
          <span {...mark('address.town')}>{address.town.value}</span>,{' '}
          <span {...mark('address.county')}>{address.county.value}</span>
          <br />
          <span {...mark('address.postal')}>{address.postal.value}</span>
        </>
      ) : (
        <span {...mark(fieldOfPlace(place, 'town'))}>{place.town.value}</span>
      )}
    </Box>
  );
}

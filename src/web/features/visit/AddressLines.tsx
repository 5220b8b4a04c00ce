import Box from '@mui/material/Box';
import { useChurch } from '#web/entities/words/useChurch.ts';
import type { Branch } from '#words/branches.ts';

/** The address of one of the church's places, in two or three lines. */
export function AddressLines({ place }: { place: Branch }) {
  const { address } = useChurch();
  return (
    <Box component="address" sx={{ fontStyle: 'normal', color: 'text.secondary' }}>
      {place.place.value}
      <br />
      {place.key === 'ruiru' ? (
        <>
          {address.town.value}, {address.county.value}
          <br />
          {address.postal.value}
        </>
      ) : (
        place.town.value
      )}
    </Box>
  );
}

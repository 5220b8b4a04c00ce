import Box from '@mui/material/Box';
import type { Branch } from '#words/branches.ts';
import { church } from '#words/church.ts';
import { mainChurch } from './usePlaces.ts';

const { address } = church;

/** The address of one of the church's places, in two or three lines. */
export function AddressLines({ place }: { place: Branch }) {
  return (
    <Box component="address" sx={{ fontStyle: 'normal', color: 'text.secondary' }}>
      {place.place.value}
      <br />
      {place === mainChurch ? (
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

import Box from '@mui/material/Box';
import { church } from '#content/church.ts';

const { address } = church;

/** Where the church stands, in three lines. */
export function AddressLines() {
  return (
    <Box component="address" sx={{ fontStyle: 'normal', color: 'text.secondary' }}>
      {address.street.value}
      <br />
      {address.town.value}, {address.county.value}
      <br />
      {address.postal.value}
    </Box>
  );
}

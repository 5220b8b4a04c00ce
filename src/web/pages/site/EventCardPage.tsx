import { Box } from '@mui/material';
import { SingleEvent } from '#web/features/events-list/SingleEvent.tsx';
import { EarlyInput } from '#web/layout/EarlyInput.tsx';

/** One event alone on the page, made to be embedded or shared (rulings, 16). */
export function EventCardPage() {
  return (
    <Box component="main" id="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <SingleEvent />
      <EarlyInput />
    </Box>
  );
}

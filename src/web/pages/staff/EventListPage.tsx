import { Box } from '@mui/material';
import { ListedEvents } from '#web/features/staff-events/ListedEvents.tsx';

/** The older plain list of events (rulings, 15). */
export function EventListPage() {
  return (
    <Box sx={{ maxWidth: '51.25rem', mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 5, md: 8 }, minHeight: '100vh' }}>
      <ListedEvents />
    </Box>
  );
}

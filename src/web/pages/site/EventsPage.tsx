import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PublicEvents } from '#web/features/events/PublicEvents.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The public list of events (specification, section 2). */
export function EventsPage() {
  return (
    <Box sx={{ maxWidth: 1168, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 6, md: 9 } }}>
      <PageHead page="events" />
      <Typography variant="h1" sx={{ mb: 4 }}>
        Events
      </Typography>
      <PublicEvents />
    </Box>
  );
}

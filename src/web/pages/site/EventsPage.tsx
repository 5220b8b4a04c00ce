import { Container } from '@mui/material';
import { EventsHero } from '#web/features/events-list/EventsHero.tsx';
import { PublicEvents } from '#web/features/events-list/PublicEvents.tsx';

export { approved } from '#words/events.ts';

/** The public list of events (specification, section 2). */
export function EventsPage() {
  return (
    <>
      <EventsHero />
      <Container sx={{ pt: { xs: 5, md: 6 }, pb: { xs: 7.5, md: 11 }, '@media print': { p: 0, pt: 3 } }}>
        <PublicEvents />
      </Container>
    </>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { nextEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EarlyInput } from '#web/layout/EarlyInput.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { Loading } from '#web/ui/loading/Loading.tsx';
import { events } from '#words/events.ts';

/**
 * One event as a card, alone on the page, made to be embedded or shared: the next one, or that of `?id=` (rulings, 16), in
 * English alone (46).
 */
export function EventCardPage() {
  return (
    <Box component="main" id="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <SingleEvent />
      <EarlyInput />
    </Box>
  );
}

function SingleEvent() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const now = useClock();
  const named = eventsApi.useReadEventQuery(id ?? '', { skip: id === null });
  const coming = api.useListEventsQuery({ from: now.date }, { skip: id !== null });
  const event = id === null ? nextEvent(coming.data ?? [], now) : named.data?.event;
  const { error, isLoading } = id === null ? coming : named;
  if (isLoading) return <Loading>{events.loading}</Loading>;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', width: '100%' }}>
      {event ? (
        <Box sx={{ width: '100%', maxWidth: 480 }}>
          {/* `_top`: embedded in another page, the link must not open inside the frame. */}
          <EventCard event={event} heading="h1" target="_top" />
        </Box>
      ) : (
        <Typography component="h1" variant="h4">
          {error
            ? eventsPageError(error)
            : id === null
              ? 'No events available.'
              : 'This event no longer exists. Somebody may have deleted it.'}
        </Typography>
      )}
      <Button component="a" href={href('events')} target="_top">
        All events
      </Button>
    </Box>
  );
}

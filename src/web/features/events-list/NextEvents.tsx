import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { type ChurchEvent, comingEvents, isOver } from '#shared/events/churchEvent.ts';
import { EVENTS_COMING_NEXT } from '#shared/events/eventsQuery.ts';
import { useListNextEventsQuery } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { tellsNext } from '#web/api/eventPages.ts';
import { EventLines } from '#web/entities/event/EventLines.tsx';
import { events as words } from '#words/events.ts';

/**
 * The next events, soonest first (rulings, 37), to be shown above the list, which begins with the latest. None if the only
 * one is first in the list anyway. They are requested unless the loaded part of the list contains them.
 *
 * @param events the list as far as it is loaded
 * @param more whether there is more of it
 * @param now the church's clock
 */
export function useNextEvents(
  events: readonly ChurchEvent[],
  more: boolean,
  now: { date: string; time: string },
): ChurchEvent[] {
  const told = !OWN_BACKEND || tellsNext(events, more, now.date);
  const { data = [] } = useListNextEventsQuery(now.date, { skip: told });
  const next = (told ? comingEvents(events, now.date, EVENTS_COMING_NEXT) : data)
    .filter((event) => !isOver(event, now))
    .slice(0, EVENTS_COMING_NEXT);
  return next.length === 1 && next[0]?.id === events[0]?.id ? [] : next;
}

/** The next events, above the list of all events. */
export function NextEvents({ events }: { events: readonly ChurchEvent[] }) {
  return (
    <Box component="section" aria-labelledby="coming-next" sx={{ mb: { xs: 5, md: 7 } }}>
      <Typography variant="h3" component="h2" id="coming-next" sx={{ mb: 1 }}>
        {words.next.title}
      </Typography>
      <EventLines events={events} />
      <Link
        component={RouterLink}
        to={`${href('events')}?when=coming`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {words.next.all}
      </Link>
    </Box>
  );
}

import { Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { events as words } from '#words/events.ts';
import { ComingUp } from './ComingUp.tsx';

interface EventCardsProps extends Omit<ComponentProps<typeof EventList>, 'children'> {
  /** Those of the events that are coming, soonest first. */
  coming: readonly ChurchEvent[];
}

/** All that is coming, in rows, and below it the events as cards. */
export function EventCards({ coming, ...list }: EventCardsProps) {
  return (
    <>
      <ComingUp events={coming} />
      {coming.length > 0 ? (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {words.comingUp.everything}
        </Typography>
      ) : null}
      <EventList {...list}>
        {(event) => <EventCard event={event} heading={coming.length > 0 ? 'h3' : 'h2'} />}
      </EventList>
    </>
  );
}

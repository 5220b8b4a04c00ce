import { Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { events as words } from '#words/events.ts';
import { ComingUp } from './ComingUp.tsx';

interface EventCardsProps extends Omit<ComponentProps<typeof EventList>, 'children'> {
  /** Those of the events that are coming, soonest first. */
  coming: readonly ChurchEvent[];
  now: ClockMoment;
}

/** All that is coming, in rows, and below it the events as cards. */
export function EventCards({ coming, now, ...list }: EventCardsProps) {
  return (
    <>
      <ComingUp events={coming} now={now} />
      {coming.length > 0 ? (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {words.comingUp.everything}
        </Typography>
      ) : null}
      <EventList {...list}>
        {(event) => <EventCard event={event} past={isOver(event, now)} heading={coming.length > 0 ? 'h3' : 'h2'} />}
      </EventList>
    </>
  );
}

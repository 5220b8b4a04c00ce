import { Box, Button, List, Typography } from '@mui/material';
import { useState } from 'react';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { publishWords } from '#shared/events/publishing.ts';
import { readableDate, readableTime } from '#shared/time.ts';
import { WAITING } from '#web/entities/waiting/WaitingMark.tsx';
import { isWaiting, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { RuledRow } from '#web/ui/layout/TitledSection.tsx';
import { Loading, TryAgain, useGrowingList } from '#web/ui/loading/Loading.tsx';
import { events as words } from '#words/events.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { useEvents } from './useEvents.ts';
import { WaitingRows } from './waiting/WaitingList.tsx';

/** The older plain list, with its own endpoint for deleting and the field names of older backends (rulings, 15). */
export function ListedEvents() {
  const { events, error, isLoading } = useEvents();
  const { items } = useWaiting();
  const [deleted, setDeleted] = useState<ChurchEvent | null>(null);
  const { focusHeading } = useHeadingFocus(); // the row that had the focus is removed
  const { shown, more } = useGrowingList(events);
  return (
    <>
      <Typography variant="tool" sx={{ mb: 3 }}>
        Event List
      </Typography>
      <WaitingRows place="events" />
      {error ? <TryAgain error={error} sx={{ mb: 3 }} /> : null}
      {isLoading ? <Loading>Loading events...</Loading> : null}
      {!isLoading && !error && events.length === 0 ? <Typography>{words.empty}</Typography> : null}
      <List disablePadding>
        {shown.map((event) => (
          <RuledRow
            key={event.id}
            title={
              <Typography component="h2" variant="h5">
                {event.title}
              </Typography>
            }
            detail={
              <>
                <div>
                  {readableDate(event.startDate ?? event.start_date)}
                  {event.start_time ? `, ${readableTime(event.start_time)}` : ''}
                </div>
                <div>{event.location ?? event.venue}</div>
                {isWaiting(items, event.id) ? <div>{WAITING}</div> : null}
                {event.publish === undefined ? null : <div>{publishWords(event.publish)}</div>}
              </>
            }
          >
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button
                to={`${href('manageEvents')}?edit=${encodeURIComponent(event.id)}`}
                variant="outlined"
                aria-label={`Edit ${event.title}`}
              >
                Edit
              </Button>
              <Button
                variant="outlined"
                color="error"
                aria-label={`Delete ${event.title}`}
                onClick={() => setDeleted(event)}
              >
                Delete
              </Button>
            </Box>
          </RuledRow>
        ))}
      </List>
      {more}
      {deleted ? (
        <DeleteEventDialog event={deleted} screen="list" onClose={() => setDeleted(null)} onDeleted={focusHeading} />
      ) : null}
    </>
  );
}

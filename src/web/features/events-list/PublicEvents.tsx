import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { readEventAddress } from '#content/events/eventAddress.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { eventsByDay, eventsOfMonth } from '#shared/events/times/monthGrid.ts';
import { foundEventsApi } from '#web/api/endpoints/foundEvents.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { ComingUp } from './ComingUp.tsx';
import { EventFinder } from './EventFinder.tsx';
import { EventMonth } from './month/EventMonth.tsx';
import { useEventAddress } from './useEventAddress.ts';
import { useFoundEvents } from './useFoundEvents.ts';

/** What the queries of the page depend on (`web/app/routes/pageRoute.ts`). */
interface Opened {
  search: URLSearchParams;
  day: string;
  time?: string;
  onServer: boolean;
}

/** The query of the page that the server renders; in the browser the page asks for the list by itself. */
export function eventsQueries({ search, day, time = '', onServer }: Opened) {
  if (!onServer) return [];
  const { findEvents } = foundEventsApi.endpoints;
  const asked = { address: readEventAddress(search), now: { date: day, time } };
  return [findEvents.initiate(asked, { subscribe: false })];
}

/** The public events, newest first, or those that the address asks for, as a list or a month. Above a list what is coming. */
export function PublicEvents() {
  const { address, came, change, own, step } = useEventAddress();
  const { events, count, coming, month, now, error, isLoading, refetch } = useFoundEvents(address, came);
  const days = useMemo(() => (month ? eventsByDay(events, month) : undefined), [events, month]);
  const unknown = isLoading || error !== null;
  const status = () => {
    if (error) return null;
    if (isLoading) return words.loading;
    if (month && days) return eventWords.countIn(eventsOfMonth(days).length, dates.month(month));
    return address.filtered ? eventWords.count(count) : null;
  };
  return (
    <>
      <EventFinder address={address} change={change} own={own} step={step} status={status()} />
      {error ? <TryAgain error={error} onRetry={refetch} sx={{ mb: 3 }} /> : null}
      {month && days ? (
        <EventMonth month={month} days={days} day={address.day} unknown={unknown} change={change} now={now} />
      ) : unknown && events.length === 0 ? null : (
        <>
          <ComingUp events={coming} now={now} />
          {coming.length > 0 ? (
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              {words.comingUp.everything}
            </Typography>
          ) : null}
          <EventList
            events={events}
            empty={address.filtered ? words.find.nothing : words.empty}
            emptyHelp={address.filtered ? words.find.nothingHelp : words.emptyHelp}
          >
            {(event) => <EventCard event={event} past={isOver(event, now)} heading={coming.length > 0 ? 'h3' : 'h2'} />}
          </EventList>
        </>
      )}
    </>
  );
}

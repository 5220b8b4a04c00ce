import { Typography } from '@mui/material';
import { type ComponentProps, memo, useMemo } from 'react';
import type { EventAddress } from '#content/events/eventAddress.ts';
import { type ChurchEvent, eventsFrom } from '#shared/events/churchEvent.ts';
import { eventsByDay } from '#shared/events/times/monthGrid.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { StillTrying } from '#web/ui/loading/Loading.tsx';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { ComingUp } from './ComingUp.tsx';
import { EventFinder } from './EventFinder.tsx';
import { EventMonth } from './EventMonth.tsx';
import { type ChangeAddress, type Found, useEventAddress, useFoundEvents } from './useEventAddress.ts';

/** The public events: all of them, or a search result. */
export function PublicEvents() {
  const { address, came, change } = useEventAddress();
  const plain = !address.filtered && !address.asMonth;
  const found = useFoundEvents(address, came, plain);
  return (
    <>
      <EventFinder address={address} change={change} status={plain ? null : <FoundStatus {...found} />} />
      {plain ? <AllEvents /> : <FoundEvents found={found} address={address} change={change} />}
    </>
  );
}

/**
 * The plain list: every event, newest first, loaded while scrolling. Above it, all that is coming. Memoized, so that the
 * finder's changes do not render the cards again.
 */
const AllEvents = memo(function AllEvents() {
  const query = api.useListEventPagesInfiniteQuery();
  const { data, isLoading, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const parts = data?.pages;
  // An event that was moved while the list was loaded is there once.
  const events = useMemo(
    () => [...new Map(parts?.flat().map((event) => [event.id, event] as const)).values()],
    [parts],
  );
  const failure = query.error ? eventsPageError(query.error) : null;
  const further = {
    more: hasNextPage,
    busy: isFetching,
    error: isFetchNextPageError ? failure : null,
    onLoad: () => void fetchNextPage(),
  };
  return (
    <EventCards
      events={events}
      coming={useComingUp(events)}
      further={further}
      error={isFetchNextPageError ? null : failure}
      loading={isLoading ? words.loading : null}
      emptyHelp={words.emptyHelp}
    />
  );
});

/** All coming events, soonest first. Another backend has sent them with the list. */
function useComingUp(events: readonly ChurchEvent[]): ChurchEvent[] {
  const now = useClock();
  const { data = [] } = api.useListSoonEventsQuery(now.date, { skip: !OWN_BACKEND });
  return eventsFrom(OWN_BACKEND ? data : events, now.date, now.time);
}

interface EventCardsProps extends Omit<ComponentProps<typeof EventList>, 'children'> {
  /** Those of the events that are coming, soonest first. */
  coming: readonly ChurchEvent[];
}

/** All that is coming, in rows, and below it the events as cards. */
function EventCards({ coming, ...list }: EventCardsProps) {
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

interface FoundEventsProps {
  found: Found;
  address: EventAddress;
  change: ChangeAddress;
}

/** The search result, as a list or as a month. */
function FoundEvents({ found, address, change }: FoundEventsProps) {
  const { events, coming, month, error, isLoading, refetch } = found;
  const days = useMemo(() => (month ? eventsByDay(events, month) : undefined), [events, month]);
  const unknown = isLoading || error !== null;
  return (
    <>
      {error ? <TryAgain error={error} onRetry={refetch} /> : null}
      {month && days ? (
        <EventMonth month={month} days={days} address={address} unknown={unknown} change={change} />
      ) : unknown && events.length === 0 ? null : (
        <EventCards events={events} coming={coming} empty={words.find.nothing} emptyHelp={words.find.nothingHelp} />
      )}
    </>
  );
}

/** The search result in words: how many events were found, or that they are loading. */
function FoundStatus({ count, month, error, isLoading }: Found) {
  if (error) return null;
  if (isLoading) {
    return (
      <>
        {words.loading}
        <StillTrying />
      </>
    );
  }
  return month ? eventWords.countIn(count, dates.month(month)) : eventWords.count(count);
}

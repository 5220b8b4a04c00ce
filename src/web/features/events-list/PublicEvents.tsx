import Typography from '@mui/material/Typography';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { memo } from 'react';
import { eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { churchClock } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { joinEventPages, tellsNext } from '#web/api/eventPages.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { events as words } from '#words/events.ts';
import { EventFinder } from './EventFinder.tsx';
import { FoundEvents, FoundStatus, findEvents } from './FoundEvents.tsx';
import { MyBranchEvents } from './MyBranchEvents.tsx';
import { NextEvents, useNextEvents } from './NextEvents.tsx';
import { useEventAddress } from './useEventAddress.ts';
import { useEventPages } from './useEventPages.ts';

/** What the queries of the page depend on (`web/app/routes/pageRoute.ts`). */
interface Opened {
  search: URLSearchParams;
  day: string;
  time?: string;
  onServer: boolean;
}

/** Without a subscription: the components subscribe. */
const ONCE = { subscribe: false } as const;

type ApiState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/**
 * The queries of the plain list, or of what the address asks to be found; the browser finds that in the list by itself.
 * What shows the result is loaded, so that the server renders it and the browser can hydrate it.
 */
export function eventsQueries({ search, day, time = '', onServer }: Opened) {
  const address = readEventAddress(search);
  if (eventAddressQuery(address) === '') return [api.endpoints.listEventPages.initiate(undefined, ONCE)];
  return onServer ? [findEvents.initiate({ address, now: { date: day, time } }, ONCE)] : [];
}

/** Beside the plain list, queries the next events, unless the list's first page contains them. */
export const nextUnlessTold =
  ({ search, day }: Opened): ThunkAction<Promise<void>, ApiState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const { listEventPages, listNextEvents } = api.endpoints;
    const { data, hasNextPage } = listEventPages.select()(getState());
    if (!data || !OWN_BACKEND || eventAddressQuery(readEventAddress(search)) !== '') return;
    if (!tellsNext(joinEventPages(data.pages), hasNextPage, day)) await dispatch(listNextEvents.initiate(day, ONCE));
  };

/** The public events: all of them, or a search result. */
export function PublicEvents() {
  const { address, came, change, own, step } = useEventAddress();
  const plain = !address.filtered && !address.asMonth;
  const prefetch = api.usePrefetch('listEvents');
  return (
    <>
      <EventFinder
        address={address}
        change={change}
        own={own}
        step={step}
        status={plain ? null : <FoundStatus address={address} came={came} />}
        onSearch={() => {
          if (plain && !savesData()) prefetch();
        }}
      />
      {plain ? <AllEvents /> : <FoundEvents address={address} came={came} change={change} />}
    </>
  );
}

/**
 * The plain list: every event, newest first, loaded while scrolling. Above it the next events, of all branches and of the
 * visitor's own. Memoized, so that the finder's changes do not render the cards again.
 */
const AllEvents = memo(function AllEvents() {
  const { events, error, isLoading, further } = useEventPages();
  const mine = useMyBranch();
  const now = churchClock(useNow());
  const next = useNextEvents(events, further.more, now);
  const underHeading = mine !== undefined || next.length > 0;
  return (
    <>
      {next.length > 0 ? <NextEvents events={next} /> : null}
      {mine ? <MyBranchEvents now={now} /> : null}
      {underHeading ? (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {words.next.everything}
        </Typography>
      ) : null}
      <EventList
        events={events}
        further={further}
        error={error}
        loading={isLoading ? words.loading : null}
        emptyHelp={words.emptyHelp}
      >
        {(event) => <EventCard event={event} past={isOver(event, now)} heading={underHeading ? 'h3' : 'h2'} />}
      </EventList>
    </>
  );
});

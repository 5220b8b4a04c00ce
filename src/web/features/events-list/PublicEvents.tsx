import { memo } from 'react';
import { type ChurchEvent, eventsFrom } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { events as words } from '#words/events.ts';
import { EventCards } from './EventCards.tsx';
import { EventFinder } from './EventFinder.tsx';
import { FoundEvents, FoundStatus } from './FoundEvents.tsx';
import { useEventAddress } from './useEventAddress.ts';
import { useEventPages } from './useEventPages.ts';
import { useFoundEvents } from './useFoundEvents.ts';

/** The public events: all of them, or a search result. */
export function PublicEvents() {
  const { address, came, change } = useEventAddress();
  const plain = !address.filtered && !address.asMonth;
  const found = useFoundEvents(address, came, plain);
  return (
    <>
      <EventFinder address={address} change={change} status={plain ? null : <FoundStatus found={found} />} />
      {plain ? <AllEvents /> : <FoundEvents found={found} address={address} change={change} />}
    </>
  );
}

/**
 * The plain list: every event, newest first, loaded while scrolling. Above it, all that is coming. Memoized, so that the
 * finder's changes do not render the cards again.
 */
const AllEvents = memo(function AllEvents() {
  const { events, error, isLoading, further } = useEventPages();
  const coming = useComingUp(events);
  return (
    <EventCards
      events={events}
      coming={coming}
      further={further}
      error={error}
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

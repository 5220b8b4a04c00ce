import { events as words } from '#content/events.ts';
import { isOver } from '#shared/churchEvent.ts';
import { churchClock } from '#shared/time.ts';
import { useNow } from '#web/ui/NowProvider.tsx';
import { EventCard } from './EventCard.tsx';
import { EventList } from './EventList.tsx';
import { useEventParts } from './useEventParts.ts';

/** The public list: every event, newest first, loaded as one scrolls. */
export function PublicEvents() {
  const { events, error, isLoading, further } = useEventParts();
  const now = churchClock(useNow());
  return (
    <EventList
      events={events}
      further={further}
      error={error}
      loading={isLoading ? 'Loading events...' : null}
      emptyHelp={words.emptyHelp}
    >
      {(event) => <EventCard event={event} past={isOver(event, now)} />}
    </EventList>
  );
}

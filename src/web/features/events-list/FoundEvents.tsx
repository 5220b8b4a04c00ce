import { useEffect, useMemo } from 'react';
import { isOver } from '#shared/events/churchEvent.ts';
import { eventsByDay, eventsOfMonth, monthOf } from '#shared/events/times/monthGrid.ts';
import { churchClock } from '#shared/time.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { EventMonth } from './month/EventMonth.tsx';
import type { ChangeAddress, EventAddress } from './useEventAddress.ts';
import { useFoundEvents } from './useFoundEvents.ts';

interface FoundEventsProps {
  address: EventAddress;
  change: ChangeAddress;
  /** Called with the result in words: how many events were found, or that they are loading. */
  onStatus: (status: string) => void;
}

/** The search result, as a list or as a month. */
export function FoundEvents({ address, change, onStatus }: FoundEventsProps) {
  const now = churchClock(useNow());
  const month = address.asMonth ? (address.month ?? monthOf(address.day ?? now.date)) : undefined;
  const { events, error, isLoading, refetch } = useFoundEvents(address, month, now);
  const days = useMemo(() => (month ? eventsByDay(events, month) : undefined), [events, month]);
  const count = days ? eventsOfMonth(days).length : events.length;
  const found = month ? eventWords.countIn(count, dates.month(month)) : eventWords.count(count);
  const status = error ? '' : isLoading ? words.loading : found;
  useEffect(() => {
    onStatus(status);
  }, [status, onStatus]);
  const unknown = isLoading || error !== null;
  return (
    <>
      {error ? <TryAgain error={error} onRetry={refetch} /> : null}
      {month && days ? (
        <EventMonth month={month} days={days} day={address.day} unknown={unknown} change={change} now={now} />
      ) : unknown && events.length === 0 ? null : (
        <EventList events={events} empty={words.find.nothing} emptyHelp={words.find.nothingHelp}>
          {(event) => <EventCard event={event} past={isOver(event, now)} />}
        </EventList>
      )}
    </>
  );
}

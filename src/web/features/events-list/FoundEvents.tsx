import { useMemo } from 'react';
import type { EventAddress } from '#content/events/eventAddress.ts';
import { eventsByDay } from '#shared/events/times/monthGrid.ts';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { StillTrying } from '#web/ui/loading/StillTrying.tsx';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { EventCards } from './EventCards.tsx';
import { EventMonth } from './month/EventMonth.tsx';
import type { ChangeAddress } from './useEventAddress.ts';
import type { Found } from './useFoundEvents.ts';

interface FoundEventsProps {
  found: Found;
  address: EventAddress;
  change: ChangeAddress;
}

/** The search result, as a list or as a month. */
export function FoundEvents({ found, address, change }: FoundEventsProps) {
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
export function FoundStatus({ found: { count, month, error, isLoading } }: Pick<FoundEventsProps, 'found'>) {
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

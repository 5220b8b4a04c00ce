import { useMemo } from 'react';
import type { EventAddress } from '#content/events/eventAddress.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { churchClock } from '#shared/time.ts';
import { useListEventsQuery } from '#web/api/api.ts';
import { type FoundEvents, findIn, monthAsked } from '#web/api/endpoints/foundEvents.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';

const NOTHING: FoundEvents = { events: [], count: 0, coming: [] };

/**
 * The events that the address selects.
 *
 * @param came what came with the page, which is shown until the list is there
 */
export function useFoundEvents(address: EventAddress, came: FoundEvents | undefined) {
  const { date, time } = churchClock(useNow());
  const { data, error, isFetching, refetch } = useListEventsQuery();
  const { text, category, branch, when, asMonth } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is made anew at each rendering
  const listed = useMemo(
    () => data && findIn(data, address, { date, time }),
    [data, text, category, branch, when, asMonth, date, time],
  );
  const found = listed ?? came;
  return {
    ...(found ?? NOTHING),
    /** The month that is shown, `YYYY-MM`; undefined for a list. */
    month: monthAsked(address, date),
    now: { date, time } satisfies ClockMoment,
    /** Why the list failed to load. */
    error: error ? eventsPageError(error) : null,
    /** True while nothing is known. */
    isLoading: isFetching && !found,
    refetch: () => void refetch(),
  };
}

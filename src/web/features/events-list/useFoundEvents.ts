import { useMemo } from 'react';
import type { EventAddress } from '#content/events/eventAddress.ts';
import { filterEvents } from '#content/events/filterEvents.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { churchClock } from '#shared/time.ts';
import { useListEventsQuery } from '#web/api/api.ts';
import {
  type ChurchMoment,
  comingOf,
  daysAsked,
  type FoundEvents,
  monthAsked,
} from '#web/api/endpoints/foundEvents.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';

const none: ChurchEvent[] = [];

/**
 * The events that the address selects. From our server only the days on screen are requested, from another backend the
 * whole list, once.
 *
 * @param came what came with the page, which is shown until the list is there
 */
export function useFoundEvents(
  address: EventAddress,
  came: FoundEvents | undefined,
): {
  events: readonly ChurchEvent[];
  /** How many were found; more than `events` while the list is loading. */
  count: number;
  /** Those of them that are coming, soonest first; none beside a month. */
  coming: readonly ChurchEvent[];
  /** The month that is shown, `YYYY-MM`; undefined for a list. */
  month: string | undefined;
  now: ChurchMoment;
  /** Why the list failed to load. */
  error: string | null;
  /** True while events may be missing. */
  isLoading: boolean;
  /** Whether the list itself is there. */
  isListed: boolean;
  refetch: () => void;
} {
  const { text, category, branch, when, oldestFirst } = address;
  const { date, time } = churchClock(useNow());
  const month = monthAsked(address, date);
  const { data = none, currentData, error, isFetching, refetch } = useListEventsQuery(daysAsked(month, when, date));
  const filtered = useMemo(
    () => filterEvents(data, { text, category, branch, when, oldestFirst }, { date, time }),
    [data, text, category, branch, when, oldestFirst, date, time],
  );
  const coming = useMemo(() => (month ? none : comingOf(filtered, { date, time })), [month, filtered, date, time]);
  const isListed = currentData !== undefined;
  const shown = isListed ? undefined : came;
  return {
    events: shown?.events ?? filtered,
    count: shown?.count ?? filtered.length,
    coming: shown?.coming ?? coming,
    month,
    now: { date, time },
    error: error ? eventsPageError(error) : null,
    isLoading: isFetching && !isListed && !shown,
    isListed,
    refetch: () => void refetch(),
  };
}

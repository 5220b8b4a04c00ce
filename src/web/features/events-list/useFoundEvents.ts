import { useMemo } from 'react';
import { type EventAddress, eventAddressQuery } from '#content/events/eventAddress.ts';
import { api } from '#web/api/api.ts';
import { daysAsked, type FoundEvents, findIn, monthAsked } from '#web/api/endpoints/foundEvents.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';

const NOTHING: FoundEvents = { events: [], count: 0, coming: [] };

export type Found = ReturnType<typeof useFoundEvents>;

/**
 * The events that the address selects. From our server only the days on screen are requested, from another backend the
 * whole list, once.
 *
 * @param came what came with the page, which is shown until the list is there
 * @param skip true for the plain list, which is no search
 */
export function useFoundEvents(address: EventAddress, came: FoundEvents | undefined, skip: boolean) {
  const now = useClock();
  const days = daysAsked(address, now.date);
  const { data, currentData, error, isFetching, refetch } = api.useListEventsQuery(days, { skip });
  const query = eventAddressQuery(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is made anew at each rendering
  const listed = useMemo(() => data && findIn(data, address, now), [data, query, now]);
  /** Whether the list itself is there; until then, `data` may be another month's. */
  const isListed = currentData !== undefined;
  const shown = isListed ? undefined : came;
  return {
    ...(shown ?? listed ?? NOTHING),
    /** The month that is shown, `YYYY-MM`; undefined for a list. */
    month: monthAsked(address, now.date),
    /** Why the list failed to load. */
    error: error ? eventsPageError(error) : null,
    /** True while events may be missing. */
    isLoading: isFetching && !isListed && !shown,
    refetch: () => void refetch(),
  };
}

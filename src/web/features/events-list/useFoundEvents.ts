import { useMemo } from 'react';
import type { EventAddress } from '#content/events/eventAddress.ts';
import { api } from '#web/api/api.ts';
import { daysAsked, type FoundEvents, findIn, monthAsked } from '#web/api/endpoints/foundEvents.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';

const NOTHING: FoundEvents = { events: [], count: 0, coming: [] };

/**
 * The events that the address selects. From our server only the days on screen are requested, from another backend the
 * whole list, once.
 *
 * @param came what came with the page, which is shown until the list is there
 */
export function useFoundEvents(address: EventAddress, came: FoundEvents | undefined) {
  const { text, category, branch, when, asMonth, oldestFirst } = address;
  const { date, time } = useClock();
  const month = monthAsked(address, date);
  const { data, currentData, error, isFetching, refetch } = api.useListEventsQuery(daysAsked(month, when, date));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is made anew at each rendering
  const listed = useMemo(
    () => data && findIn(data, address, { date, time }),
    [data, text, category, branch, when, asMonth, oldestFirst, date, time],
  );
  /** Whether the list itself is there; until then, another month's may be. */
  const isListed = currentData !== undefined;
  const shown = isListed ? undefined : came;
  return {
    ...(shown ?? listed ?? NOTHING),
    /** The month that is shown, `YYYY-MM`; undefined for a list. */
    month,
    /** Why the list failed to load. */
    error: error ? eventsPageError(error) : null,
    /** True while events may be missing. */
    isLoading: isFetching && !isListed && !shown,
    refetch: () => void refetch(),
  };
}

import { useMemo, useState } from 'react';
import { type EventAddress, eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { api } from '#web/api/api.ts';
import { daysAsked, type FoundEvents, findIn, foundEventsApi, monthAsked } from '#web/api/endpoints/foundEvents.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';

type Part = 'q' | 'category' | 'branch' | 'when' | 'view' | 'month' | 'day';

/** Changes parts of the address; null removes one. With `ownStep` the change is a history entry. */
export type ChangeAddress = (parts: Partial<Record<Part, string | null>>, ownStep?: boolean) => void;

const PLAIN = readEventAddress(new URLSearchParams());

/**
 * What the address asks for. Until hydration it is what the server has rendered: the plain list in a copy of the page from
 * the service worker, and in a page over another backend.
 */
export function useEventAddress() {
  const [parameters, setParts] = useAddressSearch();
  const asked = readEventAddress(parameters);
  const query = eventAddressQuery(asked);
  const { currentData } = foundEventsApi.endpoints.findEvents.useQueryState({ address: asked, now: useClock() });
  const [sent] = useState({ query, found: currentData }); // held here: the cache drops it after a minute
  const came = sent.query === query ? sent.found : undefined;
  const change: ChangeAddress = (parts, ownStep = false) =>
    setParts(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value || null])), {
      replace: !ownStep,
      preventScrollReset: true,
    });
  return {
    address: useHydrated() || came ? asked : PLAIN,
    /** What the server found for it and sent with the page. */
    came,
    change,
  };
}

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

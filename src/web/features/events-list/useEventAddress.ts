import { useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type EventAddress, eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { type FoundEvents, foundEventsApi } from '#web/api/endpoints/foundEvents.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';

type Part = 'q' | 'category' | 'branch' | 'when' | 'view' | 'month' | 'day';

/** Changes parts of the address; null removes one. With `ownStep` the change is a history entry. */
export type ChangeAddress = (parts: Partial<Record<Part, string | null>>, ownStep?: boolean) => void;

/** Marks the changes that the page itself makes to its address. */
const OWN = { own: true };

const PLAIN = readEventAddress(new URLSearchParams());

/**
 * What the address asks for. Until hydration it is the plain list, unless the server has sent what is found: a copy of the
 * page from the service worker, and a page over another backend, come without it.
 */
export function useEventAddress(): {
  address: EventAddress;
  /** What the server found for it and sent with the page. */
  came: FoundEvents | undefined;
  change: ChangeAddress;
  /** Whether the page itself changed the address; otherwise a link, a reload or a step back did. */
  own: boolean;
  /** Changes with the address. */
  step: string;
} {
  const [parameters, change] = useAddressSearch();
  const { key, state } = useLocation();
  const stepped = useNavigationType() === 'POP';
  const asked = readEventAddress(parameters);
  const query = eventAddressQuery(asked);
  const sent = useFoundWithPage(query);
  return {
    address: useHydrated() || sent ? asked : PLAIN,
    came: sent?.query === query ? sent.found : undefined,
    change: (parts, ownStep = false) =>
      change(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value || null])), {
        replace: !ownStep,
        state: OWN,
        preventScrollReset: true,
      }),
    own: !stepped && (state as typeof OWN | null)?.own === true,
    step: key,
  };
}

/**
 * What the server found for the address at which the page opened. It stays when a change of the events takes it from the
 * cache: the list that is requested then takes its place.
 */
function useFoundWithPage(query: string): { query: string; found: FoundEvents } | undefined {
  const store = useStore<Parameters<typeof foundEventsApi.util.selectCachedArgsForQuery>[0]>();
  const [sent] = useState(() => {
    const { selectEntriesForEndpoint } = foundEventsApi.util;
    const entry = selectEntriesForEndpoint(store.getState(), 'findEvents').find(
      ({ originalArgs }) => originalArgs && eventAddressQuery(originalArgs.address) === query,
    );
    return entry?.data && { query, found: entry.data };
  });
  return sent;
}

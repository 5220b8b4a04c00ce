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
 * What the address asks for. Until hydration it is what the server has rendered: the plain list in a copy of the page from
 * the service worker, and in a page over another backend.
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
  const sent = useSentWithPage();
  const asked = readEventAddress(parameters);
  const isSent = (address: EventAddress) => sent.get(eventAddressQuery(address));
  const address = useHydrated() || isSent(asked) ? asked : PLAIN;
  return {
    address,
    came: isSent(address),
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
 * What the server found for the page, by the query of its address. It stays when a change of the events takes it from the
 * cache: the list that is requested then takes its place.
 */
function useSentWithPage(): ReadonlyMap<string, FoundEvents> {
  const store = useStore<Parameters<typeof foundEventsApi.util.selectCachedArgsForQuery>[0]>();
  const [sent] = useState(() => {
    const entries = foundEventsApi.util.selectEntriesForEndpoint(store.getState(), 'findEvents');
    return new Map(
      entries.flatMap(({ originalArgs, data }) =>
        originalArgs && data ? [[eventAddressQuery(originalArgs.address), data] as const] : [],
      ),
    );
  });
  return sent;
}

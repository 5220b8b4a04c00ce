import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { foundEventsApi } from '#web/api/endpoints/foundEvents.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
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
export function useEventAddress() {
  const [parameters, setParts] = useAddressSearch();
  const { key, state } = useLocation();
  const stepped = useNavigationType() === 'POP';
  const asked = readEventAddress(parameters);
  const query = eventAddressQuery(asked);
  const { currentData } = foundEventsApi.endpoints.findEvents.useQueryState({ address: asked, now: useClock() });
  const [sent] = useState({ query, found: currentData }); // held here: the cache drops it after a minute
  const came = sent.query === query ? sent.found : undefined;
  const change: ChangeAddress = (parts, ownStep = false) =>
    setParts(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value || null])), {
      replace: !ownStep,
      state: OWN,
      preventScrollReset: true,
    });
  return {
    address: useHydrated() || came ? asked : PLAIN,
    /** What the server found for it and sent with the page. */
    came,
    change,
    /** Whether the page itself changed the address; otherwise a link, a reload or a step back did. */
    own: !stepped && (state as typeof OWN | null)?.own === true,
    /** Changes with the address. */
    step: key,
  };
}

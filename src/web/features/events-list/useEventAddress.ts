import { useState } from 'react';
import { eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { foundEventsApi } from '#web/api/endpoints/foundEvents.ts';
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

import { useState } from 'react';
import { type EventAddress, eventAddressQuery } from '#content/events/eventAddress.ts';
import { churchClock } from '#shared/time.ts';
import { type FoundEvents, foundEventsApi } from '#web/api/endpoints/foundEvents.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';

/**
 * What came with the page from the server for an address; undefined where that was rendered for another one. It stays when
 * a change of the events takes it from the cache: the list that is requested then takes its place.
 */
export function useFoundWithPage(address: EventAddress): FoundEvents | undefined {
  const query = eventAddressQuery(address);
  const now = churchClock(useNow());
  const { data } = foundEventsApi.endpoints.findEvents.useQueryState({ address, now });
  const [first] = useState({ query, data });
  return query === first.query ? first.data : undefined;
}

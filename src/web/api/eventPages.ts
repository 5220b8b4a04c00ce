import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENTS_PER_PAGE, eventCursor } from '#shared/events/eventsQuery.ts';
import { OWN_BACKEND } from './backend.ts';

type Pages = readonly (readonly ChurchEvent[])[];

/**
 * Pagination of the public list of events. A backend that ignores the query returns all events: its answer is longer
 * than one page, or starts again at the first event. Then there is no next page.
 */
export const eventPageOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: readonly ChurchEvent[], pages: Pages): string | undefined => {
    const end = last.at(-1);
    if (!OWN_BACKEND || last.length !== EVENTS_PER_PAGE || !end) return undefined;
    const again = pages.length > 1 && last[0]?.id === pages[0]?.[0]?.id;
    return again ? undefined : eventCursor(end);
  },
};

/** The pages as one list. An event that was moved while the list was loaded appears only once. */
export function joinEventPages(pages: Pages): ChurchEvent[] {
  const byId = new Map<string, ChurchEvent>();
  for (const event of pages.flat()) if (!byId.has(event.id)) byId.set(event.id, event);
  return [...byId.values()];
}

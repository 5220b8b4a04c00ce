import type { ChurchEvent } from '#shared/churchEvent.ts';
import { EVENTS_AT_A_TIME, eventPlace } from '#shared/eventParts.ts';
import { OWN_BACKEND } from './backend.ts';

type Parts = readonly (readonly ChurchEvent[])[];

/**
 * How the api slice walks through the list of events. A backend that ignores the query shows it: its answer is longer
 * than what was asked for, or begins again where the list begins; either way it has given everything.
 */
export const eventPartOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: readonly ChurchEvent[], parts: Parts): string | undefined => {
    const end = last.at(-1);
    if (!OWN_BACKEND || last.length !== EVENTS_AT_A_TIME || !end) return undefined;
    const again = parts.length > 1 && last[0]?.id === parts[0]?.[0]?.id;
    return again ? undefined : eventPlace(end);
  },
};

/**
 * Whether the list, as far as it is loaded, tells what comes next: it is whole, or reaches back to before today.
 *
 * @param more whether there is more of it
 * @param day the church's day, `YYYY-MM-DD`
 */
export const tellsNext = (events: readonly ChurchEvent[], more: boolean, day: string): boolean =>
  !more || (events.at(-1)?.start_date ?? '') < day;

/** The parts as one list. An event that was moved while the list was read, or given twice, stands in it once. */
export function joinEventParts(parts: Parts): ChurchEvent[] {
  const byId = new Map<string, ChurchEvent>();
  for (const event of parts.flat()) if (!byId.has(event.id)) byId.set(event.id, event);
  return [...byId.values()];
}

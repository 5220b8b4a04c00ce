import { type ChurchEvent, isOver } from '#shared/event.ts';

/** The coming event that starts first, or the one that is on now; undefined where nothing is coming. */
export function nextEvent(
  events: readonly ChurchEvent[],
  now: { date: string; time: string },
): ChurchEvent | undefined {
  return events.findLast((event) => !isOver(event, now));
}

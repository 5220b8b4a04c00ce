import { type ChurchEvent, compareEvents, isOver } from './event.ts';

/**
 * The event that comes next: of those not yet over, the one that starts first; undefined where nothing is coming.
 *
 * @param now the church's clock, as `churchClock` gives it
 */
export function nextEvent(
  events: readonly ChurchEvent[],
  now: { date: string; time: string },
): ChurchEvent | undefined {
  return events
    .filter((event) => !isOver(event, now))
    .sort(compareEvents)
    .at(-1);
}

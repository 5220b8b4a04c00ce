import { type ChurchEvent, eventsFrom, goesAhead } from '#shared/events/churchEvent.ts';
import { addDays } from '#shared/time.ts';
import { branchOf } from './branchOf.ts';

/** How many days the home page shows, from today on. */
export const HOME_DAYS = 7;

/**
 * The events that the home page chooses from, soonest first: those of the next seven days, and the first later one of each
 * branch.
 *
 * @param day the church's day, `YYYY-MM-DD`
 */
export function soonEvents(events: readonly ChurchEvent[], day: string): ChurchEvent[] {
  const later = addDays(day, HOME_DAYS);
  const seen = new Set<string | undefined>();
  return eventsFrom(events, day).filter((event) => {
    if (event.start_date < later) return true;
    const branch = branchOf(event.venue)?.key;
    if (!goesAhead(event) || seen.has(branch)) return false;
    seen.add(branch);
    return true;
  });
}

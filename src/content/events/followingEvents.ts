import { type ChurchEvent, type EventStanding, eventsFrom, goesAhead } from '#shared/events/churchEvent.ts';
import type { ClockMoment, Times } from '#shared/events/times/eventEnd.ts';
import { branchOf } from './branchOf.ts';

/** How many of the coming events an event's page tells at most. */
export const FOLLOWING = 3;

/** What is looked at of an event; the rows of the server's list have it too. */
type Listed = Times & Pick<ChurchEvent, 'venue'> & EventStanding & { id: string | number };

/**
 * The events that come next beside one, soonest first: those at its branch or, where nothing is coming there, at any.
 *
 * @param event undefined where the page's event is no more: what comes next at all
 * @param now the church's clock
 */
export function followingEvents<Event extends Listed>(
  events: readonly Event[],
  event: Listed | undefined,
  now: ClockMoment,
): Event[] {
  const coming = eventsFrom(events, now.date, now.time).filter(
    (other) => String(other.id) !== String(event?.id) && goesAhead(other),
  );
  const branch = event && branchOf(event.venue);
  const there = branch ? coming.filter((other) => branchOf(other.venue) === branch) : [];
  return (there.length > 0 ? there : coming).slice(0, FOLLOWING);
}

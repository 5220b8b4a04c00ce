import type { Updateable } from 'kysely';
import { waitsForDay } from '#shared/churchEvent.ts';
import type { EventInput } from '#shared/event.ts';
import type { EventRow, EventsTable } from './schema.ts';

const FORGOTTEN = { previous_start_date: null, previous_start_time: null, previous_venue: null };

/**
 * What goes with a change of an event's status: where and for when it was announced before. A moved event keeps what it
 * was moved from. One that is said to be postponed without a new day has none, whatever was said of it before; once it
 * gets one, by whichever edit, it takes place then. A cancelled one and one that goes ahead forget what was said; so does
 * one that waited for a day, where it is moved to the one that it had. All other edits leave it.
 */
export function whatBecameOf(old: EventRow, input: EventInput): Updateable<EventsTable> {
  const newDay = input.start_date !== old.start_date || input.start_time !== old.start_time;
  const waited = waitsForDay(old);
  const announced = {
    previous_start_date: old.start_date,
    previous_start_time: old.start_time,
    previous_venue: old.venue,
  };
  switch (input.status) {
    case undefined:
      return waited && newDay && !old.previous_start_date ? announced : {};
    case null:
      return { ...FORGOTTEN, status_note: null };
    case 'moved':
      if (newDay || input.venue !== old.venue) return announced;
      return waited ? FORGOTTEN : {};
    case 'postponed':
      return newDay || !waited ? announced : {};
    default:
      return FORGOTTEN;
  }
}

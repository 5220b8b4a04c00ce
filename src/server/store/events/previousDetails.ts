import type { Updateable } from 'kysely';
import { waitsForDay } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { daysBetween, momentLater } from '#shared/time.ts';
import type { EventRow, Schema } from '../store.ts';

const FORGOTTEN = { previous_start_date: null, previous_start_time: null, previous_venue: null };

/**
 * The previous time and venue that belong to a change of status. A moved event keeps what it was moved from. An event
 * postponed without a new day has none; as soon as an edit sets one, it is moved to it. Cancelled and scheduled events
 * have no previous time or venue, nor has a postponed one that is moved back to its old day. Other edits change nothing.
 */
export function previousDetails(old: EventRow, input: EventInput): Updateable<Schema['events']> {
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
      return { ...FORGOTTEN, status_note: null, status_note_sw: null };
    case 'moved':
      if (newDay || input.venue !== old.venue) return announced;
      return waited ? FORGOTTEN : {};
    case 'postponed':
      return newDay || !waited ? announced : {};
    default:
      return FORGOTTEN;
  }
}

/** Moves the closing of sign-up with the event, unless the change sets it. */
export function closingMovedAlong(
  old: Pick<EventRow, 'signup_closes' | 'start_date'>,
  input: Pick<EventInput, 'signup_closes' | 'start_date'>,
): Pick<EventInput, 'signup_closes'> {
  if (input.signup_closes !== undefined || !old.signup_closes || input.start_date === old.start_date) return {};
  return { signup_closes: momentLater(old.signup_closes, daysBetween(old.start_date, input.start_date)) };
}

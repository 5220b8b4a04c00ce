import type { EventInput } from '#shared/events/event.ts';
import { daysBetween, momentLater } from '#shared/time.ts';
import type { EventRow } from '../schema.ts';

/** Moves the closing of sign-up with the event, unless the change sets it. */
export function closingMovedAlong(
  old: Pick<EventRow, 'signup_closes' | 'start_date'>,
  input: Pick<EventInput, 'signup_closes' | 'start_date'>,
): Pick<EventInput, 'signup_closes'> {
  if (input.signup_closes !== undefined || !old.signup_closes || input.start_date === old.start_date) return {};
  return { signup_closes: momentLater(old.signup_closes, daysBetween(old.start_date, input.start_date)) };
}

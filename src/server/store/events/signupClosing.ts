import type { EventInput } from '#shared/events/event.ts';
import { addDays, daysBetween } from '#shared/time.ts';
import type { EventRow } from '../schema.ts';

/** The moment at which sign-up closes so many days later, at the same hour; null where none is set. */
export function closingLater(closes: string | null | undefined, days: number): string | null {
  if (!closes) return null;
  const [date = '', time = ''] = closes.split('T');
  return `${addDays(date, days)}T${time}`;
}

/** A change that moves an event to another day and says nothing of when sign-up closes moves that along. */
export function closingMovedAlong(
  old: Pick<EventRow, 'signup_closes' | 'start_date'>,
  input: Pick<EventInput, 'signup_closes' | 'start_date'>,
): Pick<EventInput, 'signup_closes'> {
  if (input.signup_closes !== undefined || !old.signup_closes || input.start_date === old.start_date) return {};
  return { signup_closes: closingLater(old.signup_closes, daysBetween(old.start_date, input.start_date)) };
}

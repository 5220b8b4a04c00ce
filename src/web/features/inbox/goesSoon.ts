import { type InboxMessage, MESSAGE_DAYS } from '#shared/inbox/inbox.ts';
import { addDays, churchClock, daysBetween } from '#shared/time.ts';

/** How long before a message goes the inbox says so, in days. */
const WARNED = 30;

/**
 * The day on which a message will be deleted because its year is over, `YYYY-MM-DD` in the church's time zone; null where
 * it is kept, or the day is more than 30 days away.
 *
 * @param today the church's day, `YYYY-MM-DD`
 */
export function goesSoon({ at, kept }: Pick<InboxMessage, 'at' | 'kept'>, today: string): string | null {
  if (kept) return null;
  const day = addDays(churchClock(new Date(at)).date, MESSAGE_DAYS);
  return daysBetween(today, day) <= WARNED ? day : null;
}

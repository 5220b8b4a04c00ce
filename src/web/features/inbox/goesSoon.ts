import { type InboxMessage, MAX_MESSAGE_AGE_DAYS } from '#shared/inbox/inbox.ts';
import { addDays, churchClock, daysBetween } from '#shared/time.ts';

/** How many days before its deletion a message shows that. */
const WARNING_DAYS = 30;

/**
 * The day on which a message will be deleted after its year, `YYYY-MM-DD` in the church's time zone; null if it is kept,
 * or if that is more than 30 days away.
 *
 * @param today the church's day, `YYYY-MM-DD`
 */
export function goesSoon({ at, kept }: Pick<InboxMessage, 'at' | 'kept'>, today: string): string | null {
  if (kept) return null;
  const day = addDays(churchClock(new Date(at)).date, MAX_MESSAGE_AGE_DAYS);
  return daysBetween(today, day) <= WARNING_DAYS ? day : null;
}

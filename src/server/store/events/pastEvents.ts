import { isOver, waitsForDay } from '#shared/events/churchEvent.ts';
import { churchClock, DAY_MS } from '#shared/time.ts';
import type { Connection, EventRow } from '../store.ts';
import { COLUMNS } from './eventColumns.ts';

/** A postponed event without a new day is past this long after its announced day: until then it may get one. */
const MAX_POSTPONED_DAYS = 90;

/**
 * The ids of the events that were over some days ago, of those that somebody signed up for or is reminded of.
 *
 * @param days how long they are over
 */
export async function pastEvents(
  transaction: Connection,
  table: 'signups' | 'reminders',
  days: number,
  now: Date,
): Promise<number[]> {
  const events = await transaction
    .selectFrom('events')
    .select(COLUMNS)
    .where('id', 'in', transaction.selectFrom(table).select('event_id').distinct())
    .execute();
  const isPast = (event: EventRow) => {
    const age = waitsForDay(event) ? MAX_POSTPONED_DAYS : days;
    return isOver(event, churchClock(new Date(now.getTime() - age * DAY_MS)));
  };
  return events.filter(isPast).map(({ id }) => id);
}

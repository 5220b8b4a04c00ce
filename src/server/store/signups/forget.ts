import { isOver, waitsForDay } from '#shared/events/churchEvent.ts';
import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import { churchClock, DAY_MS } from '#shared/time.ts';
import { incrementRevision } from '../revisions.ts';
import type { Connection } from '../schema.ts';
import { countSignupsOf } from './signupCounts.ts';

/** A postponed event without a new day keeps its sign-ups this long after its announced day. */
const MAX_POSTPONED_DAYS = 90;

/**
 * Deletes the sign-ups of an event `MAX_SIGNUP_AGE_DAYS` after it, and stores how many people they were for. A postponed event
 * keeps its sign-ups until it gets a new day, but at most `MAX_POSTPONED_DAYS`.
 */
export async function forgetSignups(transaction: Connection, now: Date): Promise<void> {
  const events = await transaction
    .selectFrom('events')
    .select([
      'id',
      'start_date',
      'start_time',
      'end_date',
      'end_time',
      'status',
      'previous_start_date',
      'previous_start_time',
    ])
    .where('id', 'in', transaction.selectFrom('signups').select('event_id').distinct())
    .execute();
  for (const event of events) {
    const days = waitsForDay(event) ? MAX_POSTPONED_DAYS : MAX_SIGNUP_AGE_DAYS;
    if (!isOver(event, churchClock(new Date(now.getTime() - days * DAY_MS)))) continue;
    await keepTotals(transaction, event.id);
    await transaction.deleteFrom('signups').where('event_id', '=', event.id).execute();
    await incrementRevision(transaction, 'signups');
  }
}

async function keepTotals(transaction: Connection, eventId: number): Promise<void> {
  const { coming, waiting } = await countSignupsOf(transaction, eventId); // with what is stored already
  const totals = {
    ...coming,
    waiting_adults: waiting.adults,
    waiting_children: waiting.children,
  };
  await transaction
    .insertInto('signup_totals')
    .values({ event_id: eventId, ...totals })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(totals))
    .execute();
}

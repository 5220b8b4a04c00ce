import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import { pastEvents } from '../events/pastEvents.ts';
import { incrementRevision } from '../revisions.ts';
import type { Connection } from '../store.ts';
import { countSignupsOf } from './signupCounts.ts';

/** Deletes the sign-ups of an event `MAX_SIGNUP_AGE_DAYS` after it, and stores how many people they were for. */
export async function forgetSignups(transaction: Connection, now: Date): Promise<void> {
  for (const id of await pastEvents(transaction, 'signups', MAX_SIGNUP_AGE_DAYS, now)) {
    await keepTotals(transaction, id);
    await transaction.deleteFrom('signups').where('event_id', '=', id).execute();
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

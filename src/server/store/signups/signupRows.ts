import type { Selectable } from 'kysely';
import { type SignupState, signupStanding } from '#shared/signup/signup.ts';
import { churchClock } from '#shared/time.ts';
import { COLUMNS } from '../events/eventColumns.ts';
import { lockEvents, type StoredEvent } from '../events/lockEvents.ts';
import type { Connection, Schema } from '../store.ts';

export type SignupRow = Selectable<Schema['signups']>;

/** An event of sign-ups. It may have been deleted, and be restored later. */
export type SignupEvent = StoredEvent;

/**
 * Locks an event until the transaction ends, so that places are given one after another on PostgreSQL too.
 *
 * @returns the event; undefined if it was deleted permanently
 */
export const lockEvent = async (transaction: Connection, id: number): Promise<SignupEvent | undefined> =>
  (await lockEvents(transaction, 'id', [id]))[0];

const rowsOf = (db: Connection) => db.selectFrom('signups').selectAll();

/** The sign-up of a secret key. */
export const findSignup = (db: Connection, keyHash: string): Promise<SignupRow | undefined> =>
  rowsOf(db).where('key_hash', '=', keyHash).executeTakeFirst();

/** The sign-up of an id. */
export const findSignupById = (db: Connection, id: number): Promise<SignupRow | undefined> =>
  rowsOf(db).where('id', '=', id).executeTakeFirst();

/** A sign-up as it is now that its event is locked, and the event. */
export async function lockSignup(
  transaction: Connection,
  id: number,
): Promise<{ event: SignupEvent; row: SignupRow } | undefined> {
  const found = await findSignupById(transaction, id);
  const event = found && (await lockEvent(transaction, found.event_id));
  const row = event && (await findSignupById(transaction, id));
  return event && row && { event, row };
}

/** The event of a sign-up, also if it was deleted and can be restored. */
export const findSignupEvent = (db: Connection, id: number): Promise<SignupEvent | undefined> =>
  db
    .selectFrom('events')
    .select([...COLUMNS, 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The state of an event's sign-up, regardless of free places. */
export const standingOf = (event: SignupEvent, now: Date): Exclude<SignupState, 'full'> =>
  event.deleted_at === null ? signupStanding(event, churchClock(now)) : 'removed';

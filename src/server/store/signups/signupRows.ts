import type { Selectable } from 'kysely';
import {
  closesAt,
  headsOf,
  placesOf,
  type SignupNumbers,
  type SignupShown,
  type SignupState,
  signupStanding,
} from '#shared/signup/signup.ts';
import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import type { SignupTotals } from '#shared/signup/staffSignups.ts';
import { churchClock } from '#shared/time.ts';
import { COLUMNS, lockEvents, pastEvents, type StoredEvent } from '../events/eventRows.ts';
import { incrementRevision } from '../revisions.ts';
import type { Connection, EventRow, Schema } from '../store.ts';

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

/** How many people have signed up for an event: those with a place, and those on the waiting list. */
export type SignupCounts = Pick<SignupTotals, 'coming' | 'waiting'>;

const nobody = (): SignupCounts => ({ coming: { adults: 0, children: 0 }, waiting: { adults: 0, children: 0 } });

/**
 * Counts how many people have signed up, by event. People whose names are deleted already count too.
 *
 * @param eventId counts this event alone
 */
export async function countSignups(db: Connection, eventId?: number): Promise<Map<number, SignupCounts>> {
  const counts = new Map<number, SignupCounts>();
  const of = (id: number) => {
    const known = counts.get(id) ?? nobody();
    counts.set(id, known);
    return known;
  };
  let rows = db
    .selectFrom('signups')
    .select(({ fn }) => ['event_id', 'state', fn.sum('adults').as('adults'), fn.sum('children').as('children')])
    .where('spam', '=', 0)
    .where('state', 'in', ['coming', 'waiting'])
    .groupBy(['event_id', 'state']);
  let totals = db
    .selectFrom('signup_totals')
    .select(['event_id', 'adults', 'children', 'waiting_adults', 'waiting_children']);
  if (eventId !== undefined) {
    rows = rows.where('event_id', '=', eventId);
    totals = totals.where('event_id', '=', eventId);
  }
  for (const { event_id, state, adults, children } of await rows.execute()) {
    if (state !== 'coming' && state !== 'waiting') continue;
    of(event_id)[state] = { adults: Number(adults), children: Number(children) }; // PostgreSQL sums to a bigint, as text
  }
  for (const { event_id, adults, children, waiting_adults, waiting_children } of await totals.execute()) {
    const { coming, waiting } = of(event_id);
    coming.adults += adults;
    coming.children += children;
    waiting.adults += waiting_adults;
    waiting.children += waiting_children;
  }
  return counts;
}

/** How many people have signed up for one event. */
export const countSignupsOf = async (db: Connection, eventId: number): Promise<SignupCounts> =>
  (await countSignups(db, eventId)).get(eventId) ?? nobody();

/** The totals of an event. No place is free while people wait: the waiting list keeps its order. */
export function totalsOf(event: Pick<EventRow, 'signup_places'>, counts: SignupCounts = nobody()): SignupTotals {
  const places = placesOf(event);
  const taken = counts.coming.adults + counts.coming.children;
  const waits = counts.waiting.adults + counts.waiting.children > 0;
  return { ...counts, places, left: places === null ? null : waits ? 0 : Math.max(0, places - taken) };
}

/** What everybody sees of an event's sign-up. */
export function shownOf(event: EventRow, counts: SignupCounts | undefined, now: Date): SignupShown {
  const { places, left, coming, waiting } = totalsOf(event, counts);
  const standing = signupStanding(event, churchClock(now));
  const numbers: Partial<SignupNumbers> = {
    ...(places !== null && left !== null && event.signup_hide_places !== 'yes' && { places, left }),
    ...(event.signup_numbers === 'yes' && { coming: headsOf(coming) }),
  };
  const shows = Object.keys(numbers).length > 0;
  return {
    state: standing === 'open' && left === 0 ? 'full' : standing,
    closes: closesAt(event),
    ...(shows && { numbers: { ...numbers, waiting: headsOf(waiting) } }),
  };
}

/** Deletes the sign-ups of an event `MAX_SIGNUP_AGE_DAYS` after it, and stores how many people they were for. */
export async function forgetSignups(transaction: Connection, now: Date): Promise<void> {
  for (const event_id of await pastEvents(transaction, 'signups', MAX_SIGNUP_AGE_DAYS, now)) {
    const { coming, waiting } = await countSignupsOf(transaction, event_id); // with what is stored already
    const totals = { ...coming, waiting_adults: waiting.adults, waiting_children: waiting.children };
    await transaction
      .insertInto('signup_totals')
      .values({ event_id, ...totals })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(totals))
      .execute();
    await transaction.deleteFrom('signups').where('event_id', '=', event_id).execute();
    await incrementRevision(transaction, 'signups');
  }
}

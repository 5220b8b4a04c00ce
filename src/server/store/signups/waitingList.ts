import { headsOf, type OwnSignup, placesOf, type SignupShown } from '#shared/signup/signup.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import { incrementRevision } from '../revisions.ts';
import { type Connection, countOf, type EventRow } from '../store.ts';
import { countSignupsOf, type SignupEvent, type SignupRow, shownOf, standingOf, totalsOf } from './signupRows.ts';

/** How many places are free for the next person: none while somebody waits, null if places are not limited. */
export async function placesLeft(db: Connection, event: EventRow): Promise<number | null> {
  return placesOf(event) === null ? null : totalsOf(event, await countSignupsOf(db, event.id)).left;
}

/**
 * Whether a change has made an event full.
 *
 * @param before the places that were left before the change, from `placesLeft`
 */
export const hasFilled = async (db: Connection, event: EventRow, before: number | null): Promise<boolean> =>
  before !== null && before > 0 && (await placesLeft(db, event)) === 0;

/** Sets columns of a sign-up of a locked event. The waiting list moves up if there is room now. */
export async function setSignup(
  transaction: Connection,
  event: SignupEvent,
  id: number,
  columns: SignupColumns,
  now: Date,
): Promise<void> {
  await transaction.updateTable('signups').set(columns).where('id', '=', id).execute();
  await moveUp(transaction, event, now);
  await incrementRevision(transaction, 'signups');
}

/** The columns of a sign-up that are changed after it was made. */
export type SignupColumns = Partial<Pick<SignupRow, Changeable>>;

type Changeable = Exclude<
  keyof SignupRow,
  'id' | 'event_id' | 'key_hash' | 'language' | 'added_by' | 'created_at' | 'ticked' | 'press'
>;

/**
 * Gives the free places of a locked event to the waiting list, in its order. The first sign-up that does not fit keeps its
 * turn, and no other passes it. One that is larger than all places is passed: staff have taken places away since.
 *
 * @returns the ids of those that have a place now
 */
export async function moveUp(transaction: Connection, event: SignupEvent, now: Date): Promise<number[]> {
  const moved: number[] = [];
  const standing = standingOf(event, now);
  if (standing === 'over' || standing === 'removed' || standing === 'cancelled') return moved;
  const places = placesOf(event);
  let free =
    places === null ? Number.POSITIVE_INFINITY : places - headsOf((await countSignupsOf(transaction, event.id)).coming);
  if (free <= 0) return moved; // a full event's list is long, and read at every sign-up otherwise
  const waiting = await transaction
    .selectFrom('signups')
    .select(['id', 'adults', 'children'])
    .where('event_id', '=', event.id)
    .where('state', '=', 'waiting')
    .where('spam', '=', 0)
    .orderBy('turn')
    .execute();
  for (const row of waiting) {
    if (places !== null && headsOf(row) > places) continue;
    if (headsOf(row) > free) break;
    free -= headsOf(row);
    await transaction.updateTable('signups').set({ state: 'coming' }).where('id', '=', row.id).execute();
    moved.push(row.id);
  }
  return moved;
}

/** The event's fields that decide who moves up. */
const FOLLOWED = ['signup', 'signup_places', 'status'] as const;

/** Moves the waiting list up after a change of the event, such as more places. The change has locked the event. */
export async function moveUpAfter(transaction: Connection, old: EventRow, event: EventRow, now: Date): Promise<void> {
  if (event.signup === null || FOLLOWED.every((field) => old[field] === event[field])) return;
  await moveUp(transaction, { ...event, deleted_at: null }, now);
  await incrementRevision(transaction, 'signups');
}

/** The place in the waiting list, 1 for the next one; null if it does not wait. */
async function placeInLine(db: Connection, row: SignupRow): Promise<number | null> {
  if (row.state !== 'waiting') return null;
  const before = db
    .selectFrom('signups')
    .where('event_id', '=', row.event_id)
    .where('state', '=', 'waiting')
    .where('spam', '=', 0)
    .where('turn', '<', row.turn);
  return (await countOf(before)) + 1;
}

/** The turn of the next sign-up for an event, and how many the event has. */
export async function nextTurn(transaction: Connection, eventId: number): Promise<{ turn: number; count: number }> {
  const { last, count } = await transaction
    .selectFrom('signups')
    .select(({ fn }) => [fn.max('turn').as('last'), fn.countAll().as('count')])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return { turn: Number(last ?? 0) + 1, count: Number(count) };
}

/** Whether a group of this size gets a place or waits. */
export async function stateFor(transaction: Connection, event: EventRow, heads: number): Promise<'coming' | 'waiting'> {
  const left = await placesLeft(transaction, event);
  return left === null || heads <= left ? 'coming' : 'waiting';
}

/** One's own sign-up with what everybody sees of the event's, as they are now. */
export async function ownSignup(
  db: Connection,
  event: SignupEvent,
  row: SignupRow,
  now: Date,
): Promise<{ signup: OwnSignup; shown: SignupShown }> {
  const counts = await countSignupsOf(db, event.id);
  const { left } = totalsOf(event, counts);
  const shown = shownOf(event, counts, now);
  const place = await placeInLine(db, row);
  const { name, adults, children, phone_number, answer, state, version } = row;
  const places = placesOf(event);
  const free = place === null || places === null ? null : place > 1 ? 0 : Math.max(0, places - headsOf(counts.coming));
  return {
    shown: event.deleted_at === null ? shown : { ...shown, state: 'removed' },
    signup: {
      ...{ name, adults, children, phone_number, answer, state, version, place, free },
      most: most(event, row, left, now),
    },
  };
}

/** The most people that a sign-up can be changed to now. */
function most(event: SignupEvent, row: SignupRow, left: number | null, now: Date): number {
  const standing = standingOf(event, now);
  if (standing === 'over' || standing === 'removed' || row.state === 'removed') return 0;
  if (standing !== 'open') return row.state === 'left' ? 0 : headsOf(row);
  if (row.state !== 'coming' || left === null) return MAX_HEADS;
  return Math.min(MAX_HEADS, headsOf(row) + left);
}

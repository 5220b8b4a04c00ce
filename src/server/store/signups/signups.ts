import type { Selectable } from 'kysely';
import type { Language } from '#content/language.ts';
import { headsOf, placesOf, type SignupState, signupStanding } from '#shared/signup/signup.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import { MAX_SIGNUPS } from '#shared/signup/staffSignups.ts';
import { churchClock } from '#shared/time.ts';
import { COLUMNS } from '../events/eventColumns.ts';
import { countChange } from '../revisions.ts';
import type { Connection, EventRow, SignupsTable } from '../schema.ts';
import { countSignupsOf, totalsOf } from './signupCounts.ts';

export type SignupRow = Selectable<SignupsTable>;

/** An event of sign-ups; it may have been deleted, and be restored later. */
export type SignupEvent = EventRow & { deleted_at: string | null };

/** Why a sign-up was not made or changed, and what was not enough. */
export type Refusal =
  | { refused: Exclude<SignupState, 'open' | 'full'> | 'crowded' | 'taken off' }
  /** There are not as many places more. */
  | { refused: 'no room'; left: number }
  /** The event has fewer places altogether, so that they would wait in vain, and all behind them. */
  | { refused: 'too large'; places: number };

/** A sign-up with its event, or why there is none; undefined if there is no such event or sign-up. */
export type SignupOutcome =
  | ({ event: SignupEvent } & (
      | { row: SignupRow; isNew?: boolean /** Whether it took the last place. */; fills?: boolean }
      | Refusal
    ))
  | undefined;

/** A sign-up as it is made. */
export interface SignupMade {
  key_hash: string;
  input: SignupInput;
  language: Language;
  /** Whether it looks as if a program had sent it. */
  spam?: boolean;
  /** The username of who adds it by hand; staff may do so when sign-up is closed. */
  addedBy?: string;
  now: Date;
}

/**
 * An event, locked until the transaction ends: places are given one after another, on PostgreSQL too. Undefined if it was
 * deleted permanently.
 */
export function lockEvent(transaction: Connection, id: number): Promise<SignupEvent | undefined> {
  return transaction
    .updateTable('events')
    .set((update) => ({ version: update.ref('version') })) // SQLite has no `for update`
    .where('id', '=', id)
    .returning([...COLUMNS, 'deleted_at'])
    .executeTakeFirst();
}

const rowsOf = (db: Connection) => db.selectFrom('signups').selectAll();

/** The sign-up of a secret key. */
export const findSignup = (db: Connection, keyHash: string): Promise<SignupRow | undefined> =>
  rowsOf(db).where('key_hash', '=', keyHash).executeTakeFirst();

/** The sign-up of an id. */
export const findSignupById = (db: Connection, id: number): Promise<SignupRow | undefined> =>
  rowsOf(db).where('id', '=', id).executeTakeFirst();

/** The event of a sign-up, also if it was deleted and can be restored. */
export const findSignupEvent = (db: Connection, id: number): Promise<SignupEvent | undefined> =>
  db
    .selectFrom('events')
    .select([...COLUMNS, 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** How the sign-up of an event stands, whatever places are left. */
export const standingOf = (event: SignupEvent, now: Date): Exclude<SignupState, 'full'> =>
  event.deleted_at === null ? signupStanding(event, churchClock(now)) : 'removed';

/** How many places are free for whoever comes next: none while somebody waits; null if they are not limited. */
export async function placesLeft(db: Connection, event: EventRow): Promise<number | null> {
  return placesOf(event) === null ? null : totalsOf(event, await countSignupsOf(db, event.id)).left;
}

/**
 * Signs people up: on the waiting list where there is no room for all of them, or somebody waits already. The same key
 * again is the same sign-up, as it is by now.
 */
export async function createSignup(transaction: Connection, eventId: number, made: SignupMade): Promise<SignupOutcome> {
  const event = await lockEvent(transaction, eventId);
  if (!event) return undefined;
  const known = await findSignup(transaction, made.key_hash);
  if (known) return known.event_id === eventId ? { event, row: known } : undefined;
  const standing = standingOf(event, made.now);
  const isStaff = made.addedBy !== undefined;
  if (standing === 'removed' || (standing !== 'open' && !isStaff)) return { event, refused: standing as 'removed' };
  const { turn, count } = await nextTurn(transaction, eventId);
  if (count >= MAX_SIGNUPS) return { event, refused: 'crowded' };
  const { name, phone_number, answer } = made.input;
  const heads = headsIn(event, made.input);
  const tooLarge = tooLargeFor(event, headsOf(heads));
  if (tooLarge) return { event, ...tooLarge };
  const at = made.now.toISOString();
  const left = await placesLeft(transaction, event);
  const row = await transaction
    .insertInto('signups')
    .values({
      event_id: eventId,
      key_hash: made.key_hash,
      name,
      ...heads,
      phone_number: phone_number ?? null,
      answer: answer ?? null,
      language: made.language,
      state: left === null || headsOf(heads) <= left ? 'coming' : 'waiting',
      turn,
      spam: made.spam ? 1 : 0,
      added_by: made.addedBy ?? null,
      created_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.state === 'waiting') await moveUp(transaction, event, made.now); // if all before it are too large
  await countChange(transaction, 'signups');
  const fills = left !== null && left > 0 && (await placesLeft(transaction, event)) === 0;
  return { event, row: (await findSignupById(transaction, row.id)) ?? row, isNew: true, fills };
}

/** How a sign-up shall be: whether they come, and how many. */
export interface SignupWish {
  coming: boolean;
  adults: number;
  children: number;
}

/**
 * Changes the number of a sign-up, leaves, or comes back. Leaving and coming with fewer is possible until the event is
 * over; coming back and coming with more while sign-up is open. Who comes back goes to the end of the line.
 *
 * @param by.staff whether staff do it, who may also when sign-up is closed
 */
export async function changeSignup(
  transaction: Connection,
  id: number,
  wish: SignupWish,
  by: { now: Date; staff?: boolean },
): Promise<SignupOutcome> {
  const found = await findSignupById(transaction, id);
  const event = found && (await lockEvent(transaction, found.event_id));
  const row = event && (await findSignupById(transaction, id)); // as it is now that the event is locked
  if (!event || !row) return undefined;
  const refused = await refusalOf(transaction, { event, row, wish, ...by });
  if (refused) return { event, ...refused };
  const heads = headsIn(event, wish);
  const left = await placesLeft(transaction, event);
  const changed = wish.coming ? await comes(transaction, event, row, heads) : { state: 'left' as const };
  const isSame = Object.entries(changed).every(([name, value]) => row[name as keyof SignupRow] === value);
  if (!isSame) await setSignup(transaction, event, id, { ...changed, changed_at: by.now.toISOString() }, by.now);
  const fills = left !== null && left > 0 && (await placesLeft(transaction, event)) === 0;
  return { event, row: (await findSignupById(transaction, id)) ?? row, fills };
}

/** Sets columns of a sign-up of a locked event; whoever waits moves up if there is room now. */
export async function setSignup(
  transaction: Connection,
  event: SignupEvent,
  id: number,
  columns: Partial<Pick<SignupRow, Changeable>>,
  now: Date,
): Promise<void> {
  await transaction.updateTable('signups').set(columns).where('id', '=', id).execute();
  await moveUp(transaction, event, now);
  await countChange(transaction, 'signups');
}

type Changeable = 'name' | 'adults' | 'children' | 'phone_number' | 'answer' | 'state' | 'turn' | 'spam' | 'changed_at';

/**
 * Gives the free places of a locked event to those that wait, in their order. The first one that does not fit keeps its
 * turn, and nobody passes it, unless it is larger than all the places, of which staff may have taken some away.
 */
export async function moveUp(transaction: Connection, event: SignupEvent, now: Date): Promise<void> {
  const standing = standingOf(event, now);
  if (standing === 'over' || standing === 'removed' || standing === 'cancelled') return;
  const waiting = await rowsOf(transaction)
    .where('event_id', '=', event.id)
    .where('state', '=', 'waiting')
    .where('spam', '=', 0)
    .orderBy('turn')
    .execute();
  if (waiting.length === 0) return;
  const places = placesOf(event);
  let free = places === null ? Number.POSITIVE_INFINITY : places - (await takenPlaces(transaction, event.id));
  for (const row of waiting) {
    if (places !== null && headsOf(row) > places) continue;
    if (headsOf(row) > free) return;
    free -= headsOf(row);
    await transaction.updateTable('signups').set({ state: 'coming' }).where('id', '=', row.id).execute();
  }
}

/** Moves up whoever waits after a change of the event, such as more places. The change has locked it. */
export async function moveUpAfter(transaction: Connection, old: EventRow, event: EventRow, now: Date): Promise<void> {
  if (old.signup_places === event.signup_places && old.status === event.status) return;
  if (event.signup === null) return;
  await moveUp(transaction, { ...event, deleted_at: null }, now);
  await countChange(transaction, 'signups');
}

async function takenPlaces(db: Connection, eventId: number): Promise<number> {
  const { coming } = await countSignupsOf(db, eventId);
  return headsOf(coming);
}

/** The place in the waiting list, 1 for the next one; null if it does not wait. */
export async function placeInLine(db: Connection, row: SignupRow): Promise<number | null> {
  if (row.state !== 'waiting') return null;
  const { count } = await db
    .selectFrom('signups')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('event_id', '=', row.event_id)
    .where('state', '=', 'waiting')
    .where('spam', '=', 0)
    .where('turn', '<', row.turn)
    .executeTakeFirstOrThrow();
  return Number(count) + 1;
}

async function nextTurn(transaction: Connection, eventId: number): Promise<{ turn: number; count: number }> {
  const { last, count } = await transaction
    .selectFrom('signups')
    .select(({ fn }) => [fn.max('turn').as('last'), fn.countAll().as('count')])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return { turn: Number(last ?? 0) + 1, count: Number(count) };
}

/** Whether so many people have a place or wait for one. */
async function stateFor(transaction: Connection, event: EventRow, heads: number): Promise<'coming' | 'waiting'> {
  const left = await placesLeft(transaction, event);
  return left === null || heads <= left ? 'coming' : 'waiting';
}

function tooLargeFor(event: EventRow, heads: number): Refusal | undefined {
  const places = placesOf(event);
  return places !== null && heads > places ? { refused: 'too large', places } : undefined;
}

/** How many adults and children; all as adults where the event does not count children separately. */
function headsIn(event: EventRow, { adults, children }: { adults: number; children: number }) {
  return event.signup_children === 'yes' ? { adults, children } : { adults: adults + children, children: 0 };
}

interface Wished {
  event: SignupEvent;
  row: SignupRow;
  wish: SignupWish;
  now: Date;
  staff?: boolean;
}

/** Why a sign-up cannot be changed as wished; undefined if it can. */
async function refusalOf(transaction: Connection, wished: Wished): Promise<Refusal | undefined> {
  const { event, row, wish, now, staff = false } = wished;
  const standing = standingOf(event, now);
  if (row.state === 'removed') return { refused: 'taken off' };
  if (standing === 'removed' || (standing === 'over' && !staff)) return { refused: standing };
  if (!wish.coming) return undefined;
  const more = row.state === 'left' ? headsOf(wish) : headsOf(wish) - headsOf(row);
  if (more <= 0) return undefined;
  if (standing !== 'open' && !staff) return { refused: standing };
  const tooLarge = tooLargeFor(event, headsOf(wish));
  if (tooLarge) return tooLarge;
  if (row.state !== 'coming' || row.spam) return undefined; // it goes to the waiting list, or stays there
  const left = await placesLeft(transaction, event);
  return left === null || more <= left ? undefined : { refused: 'no room', left };
}

/** The columns of a sign-up that comes with so many. */
async function comes(
  transaction: Connection,
  event: SignupEvent,
  row: SignupRow,
  heads: { adults: number; children: number },
): Promise<Partial<Pick<SignupRow, Changeable>>> {
  if (row.state !== 'left') return heads;
  const { turn } = await nextTurn(transaction, event.id);
  return { ...heads, turn, state: await stateFor(transaction, event, headsOf(heads)) };
}

import type { Language } from '#content/language.ts';
import { headsOf, placesOf, type SignupState } from '#shared/signup/signup.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import { MAX_SIGNUPS } from '#shared/signup/staffSignups.ts';
import { incrementRevision } from '../revisions.ts';
import type { Connection, EventRow } from '../store.ts';
import {
  findSignup,
  findSignupById,
  lockEvent,
  lockSignup,
  type SignupEvent,
  type SignupRow,
  standingOf,
} from './signupRows.ts';
import { hasFilled, moveUp, nextTurn, placesLeft, type SignupColumns, setSignup, stateFor } from './waitingList.ts';

/** Why a sign-up was not made or changed. */
export type Refusal =
  | { refused: Exclude<SignupState, 'open' | 'full'> | 'crowded' | 'taken off' }
  /** Somebody else has changed it since the version that the change began from. */
  | { refused: 'changed' }
  /** There are not enough free places. */
  | { refused: 'no room'; left: number }
  /** The event has fewer places altogether: they would block the waiting list. */
  | { refused: 'too large'; places: number };

/** A sign-up with its event, or why there is none; undefined if there is no such event or sign-up. */
export type SignupOutcome =
  | ({ event: SignupEvent } & (
      | Refusal
      | {
          row: SignupRow;
          isNew?: boolean;
          /** Whether it took the last place. */
          fills?: boolean;
        }
    ))
  | undefined;

/** A sign-up as it is made. */
interface SignupMade {
  key_hash: string;
  input: SignupInput;
  language: Language;
  /** Whether it looks like spam. */
  spam?: boolean;
  /** The username of who adds it by hand; staff may do so when sign-up is closed. */
  addedBy?: string;
  now: Date;
}

/**
 * Signs people up. They go on the waiting list if there is no room for all of them, or if somebody waits already. The same
 * key again gives the same sign-up, as it is now.
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
  const moved = row.state === 'waiting' ? await moveUp(transaction, event, made.now) : []; // if all before are too large
  await incrementRevision(transaction, 'signups');
  const fills = await hasFilled(transaction, event, left);
  return { event, row: moved.includes(row.id) ? { ...row, state: 'coming' } : row, isNew: true, fills };
}

/** The wanted state of a sign-up: whether they come, and how many. */
export interface SignupWish {
  coming: boolean;
  adults: number;
  children: number;
}

/** How a sign-up is changed. */
interface ChangedBy {
  now: Date;
  /** The version that the change began from; without one it is made whatever was changed meanwhile. */
  expected?: number | undefined;
  /** What staff change besides. Staff may change it also when sign-up is closed. */
  staff?: Pick<SignupRow, 'name' | 'phone_number' | 'answer'>;
}

/**
 * Changes the number of a sign-up, leaves, or comes back. One can leave or come with fewer people until the event is over.
 * One can come back or bring more people while sign-up is open. A person who comes back goes to the end of the line.
 */
export async function changeSignup(
  transaction: Connection,
  id: number,
  wish: SignupWish,
  { now, expected, staff }: ChangedBy,
): Promise<SignupOutcome> {
  return changeColumns(transaction, id, now, async (event, row) => {
    const heads = headsIn(event, wish);
    const changed = {
      ...staff,
      ...(wish.coming ? await comes(transaction, event, row, heads) : { state: 'left' as const }),
    };
    const isSame = Object.entries(changed).every(([name, value]) => row[name as keyof SignupRow] === value);
    const isStale = !isSame && expected !== undefined && expected !== row.version;
    const about = { now, isStale, isStaff: staff !== undefined };
    return (await refusalOf(transaction, event, row, wish, about)) ?? (isSame ? undefined : changed);
  });
}

/**
 * Changes a sign-up, whose event is locked then. The waiting list moves up if there is room now.
 *
 * @param choose names the new columns, or why there are none; undefined where it is so already
 */
export async function changeColumns(
  transaction: Connection,
  id: number,
  now: Date,
  choose: (event: SignupEvent, row: SignupRow) => Promise<SignupColumns | Refusal | undefined>,
): Promise<SignupOutcome> {
  const locked = await lockSignup(transaction, id);
  if (!locked) return undefined;
  const { event, row } = locked;
  const left = await placesLeft(transaction, event);
  const chosen = await choose(event, row);
  if (chosen && 'refused' in chosen) return { event, ...chosen };
  const changed = { ...chosen, version: row.version + 1, changed_at: now.toISOString() };
  if (chosen) await setSignup(transaction, event, id, changed, now);
  const fills = await hasFilled(transaction, event, left);
  return { event, row: (await findSignupById(transaction, id)) ?? row, fills };
}

function tooLargeFor(event: EventRow, heads: number): Refusal | undefined {
  const places = placesOf(event);
  return places !== null && heads > places ? { refused: 'too large', places } : undefined;
}

/** How many adults and children. Everybody is an adult if the event does not count children separately. */
function headsIn(event: EventRow, { adults, children }: { adults: number; children: number }) {
  return event.signup_children === 'yes' ? { adults, children } : { adults: adults + children, children: 0 };
}

/**
 * Why a sign-up cannot be changed as wished; undefined if it can.
 *
 * @param about.isStale whether it would undo what somebody else has changed meanwhile
 */
async function refusalOf(
  transaction: Connection,
  event: SignupEvent,
  row: SignupRow,
  wish: SignupWish,
  { now, isStale, isStaff }: { now: Date; isStale: boolean; isStaff: boolean },
): Promise<Refusal | undefined> {
  const standing = standingOf(event, now);
  if (row.state === 'removed') return { refused: 'taken off' };
  if (standing === 'removed' || (standing === 'over' && !isStaff)) return { refused: standing };
  if (isStale) return { refused: 'changed' };
  if (!wish.coming) return undefined;
  const more = row.state === 'left' ? headsOf(wish) : headsOf(wish) - headsOf(row);
  if (more <= 0) return undefined;
  if (standing !== 'open' && !isStaff) return { refused: standing };
  const tooLarge = tooLargeFor(event, headsOf(wish));
  if (tooLarge) return tooLarge;
  if (row.state !== 'coming' || row.spam) return undefined; // it goes to the waiting list, or stays there
  const left = await placesLeft(transaction, event);
  return left === null || more <= left ? undefined : { refused: 'no room', left };
}

/** The columns of a sign-up for a number of people. */
async function comes(
  transaction: Connection,
  event: SignupEvent,
  row: SignupRow,
  heads: { adults: number; children: number },
): Promise<SignupColumns> {
  if (row.state !== 'left') return heads;
  const { turn } = await nextTurn(transaction, event.id);
  return { ...heads, turn, state: await stateFor(transaction, event, headsOf(heads)) };
}

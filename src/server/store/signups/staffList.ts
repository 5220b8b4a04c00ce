import type { OwnState } from '#shared/signup/signup.ts';
import { headsOf } from '#shared/signup/signup.ts';
import type { StaffSignup } from '#shared/signup/staffSignups.ts';
import type { Connection } from '../store.ts';
import { lockSignup, type SignupEvent, type SignupRow, standingOf } from './signupRows.ts';
import { changeColumns, changeSignup, type SignupOutcome, type SignupWish } from './signups.ts';
import { placesLeft, type SignupColumns, setSignup, stateFor } from './waitingList.ts';

/** The order of the list: who has a place, the waiting list, who left, who was taken off. */
const ORDER: readonly OwnState[] = ['coming', 'waiting', 'left', 'removed'];

/** The sign-ups of an event as staff see them, in their order. */
export async function listSignups(db: Connection, eventId: number): Promise<StaffSignup[]> {
  const rows = await db
    .selectFrom('signups')
    .select(['id', 'name', 'adults', 'children', 'phone_number', 'answer', 'state', 'spam', 'language', 'turn'])
    .select(['created_at as at', 'changed_at', 'added_by', 'ticked', 'version'])
    .where('event_id', '=', eventId)
    .execute();
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.turn - b.turn);
  const waiting = sorted.filter(({ state, spam }) => state === 'waiting' && !spam);
  return sorted.map((row) => {
    const { turn: _, spam, ticked, ...shown } = row;
    return { ...shown, place: waiting.indexOf(row) + 1 || null, spam: spam === 1, ticked: ticked === 1 };
  });
}

/** Whether the names of an event's sign-ups were deleted, so that only their totals are left. */
export async function isForgotten(db: Connection, eventId: number): Promise<boolean> {
  const totals = await db.selectFrom('signup_totals').select('id').where('event_id', '=', eventId).executeTakeFirst();
  return totals !== undefined;
}

/** What staff change of a sign-up. */
interface StaffChange extends SignupWish {
  name: string;
  phone_number?: string | null | undefined;
  answer?: string | null | undefined;
  spam?: boolean | undefined;
}

/** When staff change a sign-up, and the version that they saw. */
interface StaffSaw {
  now: Date;
  expected?: number | undefined;
}

/** Changes a sign-up by hand. A number that there is no room for is refused. */
export async function changeByStaff(
  transaction: Connection,
  id: number,
  { name, phone_number, answer, spam, ...wish }: StaffChange,
  saw: StaffSaw,
): Promise<SignupOutcome> {
  if (spam === false) await takeForReal(transaction, id, saw.now);
  const staff = { name, phone_number: phone_number ?? null, answer: answer ?? null };
  return changeSignup(transaction, id, wish, { ...saw, staff });
}

/** Counts a sign-up that was wrongly marked as spam. It gets a place if there is room. */
async function takeForReal(transaction: Connection, id: number, now: Date): Promise<void> {
  const locked = await lockSignup(transaction, id);
  if (!locked?.row.spam) return;
  const { event, row } = locked;
  const left = await placesLeft(transaction, event);
  const state = row.state === 'coming' && left !== null && headsOf(row) > left ? 'waiting' : row.state;
  await setSignup(transaction, event, id, { spam: 0, state }, now);
}

/**
 * Takes a sign-up off the list. Its page says so, and the waiting list moves up. One that was changed since staff saw it
 * stays as it is.
 */
export const removeSignup = (transaction: Connection, id: number, saw: StaffSaw): Promise<SignupOutcome> =>
  move(transaction, id, saw, async (_, { state }) =>
    state === 'removed' ? undefined : { state: 'removed', had_left: state === 'left' ? 1 : 0 },
  );

/**
 * Puts a sign-up back on the list. It gets a place if there is room, otherwise it waits at its old place in line. Who had
 * left by then has still left.
 */
export const restoreSignup = (transaction: Connection, id: number, now: Date): Promise<SignupOutcome> =>
  move(transaction, id, { now }, async (event, row) => {
    if (row.state !== 'removed') return undefined;
    if (row.had_left) return { state: 'left' };
    return { state: await stateFor(transaction, event, headsOf(row)) };
  });

/** Gives a sign-up another state. @param columnsOf what is set; undefined where it is so already */
const move = (
  transaction: Connection,
  id: number,
  { now, expected }: StaffSaw,
  columnsOf: (event: SignupEvent, row: SignupRow) => Promise<SignupColumns | undefined>,
): Promise<SignupOutcome> =>
  changeColumns(transaction, id, now, async (event, row) => {
    if (standingOf(event, now) === 'removed') return { refused: 'removed' };
    const columns = await columnsOf(event, row);
    return columns && expected !== undefined && expected !== row.version ? { refused: 'changed' } : columns;
  });

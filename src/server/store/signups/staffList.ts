import type { OwnState } from '#shared/signup/signup.ts';
import { headsOf } from '#shared/signup/signup.ts';
import type { StaffSignup } from '#shared/signup/staffSignups.ts';
import type { Connection } from '../store.ts';
import { findSignupById, lockEvent, type SignupRow, standingOf } from './signupRows.ts';
import { changeSignup, type Refusal, type SignupOutcome, type SignupWish } from './signups.ts';
import { hasFilled, placesLeft, setSignup } from './waitingList.ts';

/** The order of the list: who has a place, the waiting list, who left, who was taken off. */
const ORDER: readonly OwnState[] = ['coming', 'waiting', 'left', 'removed'];

/** The sign-ups of an event as staff see them, in their order. */
export async function listSignups(db: Connection, eventId: number): Promise<StaffSignup[]> {
  const rows = await db.selectFrom('signups').selectAll().where('event_id', '=', eventId).orderBy('turn').execute();
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.turn - b.turn);
  const waiting = sorted.filter(({ state, spam }) => state === 'waiting' && !spam);
  return sorted.map((row) => {
    const { id, name, adults, children, phone_number, answer, state, language, changed_at, added_by } = row;
    const at = waiting.indexOf(row);
    return {
      id,
      name,
      adults,
      children,
      phone_number,
      answer,
      state,
      place: at < 0 ? null : at + 1,
      spam: row.spam === 1,
      language,
      at: row.created_at,
      changed_at,
      added_by,
      ticked: row.ticked === 1,
    };
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

/** Changes a sign-up by hand. A number that there is no room for is refused. */
export async function changeByStaff(
  transaction: Connection,
  id: number,
  { name, phone_number, answer, spam, ...wish }: StaffChange,
  now: Date,
): Promise<SignupOutcome> {
  if (spam === false) await takeForReal(transaction, id, now);
  const outcome = await changeSignup(transaction, id, wish, { now, staff: true });
  if (!outcome || 'refused' in outcome) return outcome;
  const texts = { name, phone_number: phone_number ?? null, answer: answer ?? null };
  await setSignup(transaction, outcome.event, id, { ...texts, changed_at: now.toISOString() }, now);
  return { ...outcome, row: (await findSignupById(transaction, id)) ?? outcome.row };
}

/** Counts a sign-up that was wrongly marked as spam. It gets a place if there is room. */
async function takeForReal(transaction: Connection, id: number, now: Date): Promise<void> {
  const row = await findSignupById(transaction, id);
  const event = row?.spam ? await lockEvent(transaction, row.event_id) : undefined;
  if (!row || !event) return;
  const left = await placesLeft(transaction, event);
  const state = row.state === 'coming' && left !== null && headsOf(row) > left ? 'waiting' : row.state;
  await setSignup(transaction, event, id, { spam: 0, state }, now);
}

/** Takes a sign-up off the list. Its page says so, and the waiting list moves up. */
export const removeSignup = (transaction: Connection, id: number, now: Date): Promise<SignupOutcome> =>
  withEvent(
    transaction,
    id,
    async (event, row) => {
      if (row.state !== 'removed')
        await setSignup(transaction, event, id, { state: 'removed', changed_at: now.toISOString() }, now);
    },
    now,
  );

/** Puts a sign-up back on the list. It gets a place if there is room, otherwise it waits at its old place in line. */
export const restoreSignup = (transaction: Connection, id: number, now: Date): Promise<SignupOutcome> =>
  withEvent(
    transaction,
    id,
    async (event, row) => {
      if (row.state !== 'removed') return;
      const left = await placesLeft(transaction, event);
      const state = left === null || headsOf(row) <= left ? 'coming' : 'waiting';
      await setSignup(transaction, event, id, { state, changed_at: now.toISOString() }, now);
    },
    now,
  );

async function withEvent(
  transaction: Connection,
  id: number,
  work: (event: NonNullable<Awaited<ReturnType<typeof lockEvent>>>, row: SignupRow) => Promise<void>,
  now: Date,
): Promise<SignupOutcome> {
  const found = await findSignupById(transaction, id);
  const event = found && (await lockEvent(transaction, found.event_id));
  const row = event && (await findSignupById(transaction, id));
  if (!event || !row) return undefined;
  if (standingOf(event, now) === 'removed')
    return { event, refused: 'removed' } satisfies { event: typeof event } & Refusal;
  const left = await placesLeft(transaction, event);
  await work(event, row);
  const fills = await hasFilled(transaction, event, left);
  return { event, row: (await findSignupById(transaction, id)) ?? row, fills };
}

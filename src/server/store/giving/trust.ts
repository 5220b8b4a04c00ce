import type { AccountAction } from '#shared/history.ts';
import { HOUR_MS } from '#shared/time.ts';
import { AT_FIRST_START } from '../events/history.ts';
import { type Connection, countOf } from '../store.ts';

/** Actions that change who is an owner, or who can sign in as one. */
const OWNERSHIP: readonly AccountAction[] = [
  'owner added',
  'editor added',
  'account removed',
  'made owner',
  'made editor',
  'password reset',
  'invited',
  'invitation accepted',
  'factor cleared',
];

/** @returns ISO 8601, UTC */
export const hoursFrom = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR_MS).toISOString();

/** The wait for a new second factor on a site that has no wait of its own, in hours. */
export const USUAL_WAIT_HOURS = 24;

/** Now, and how long a change waits. */
export interface Wait {
  now: Date;
  waitHours: number;
}

/** Counts the owners, including invited ones without a password yet. */
export const countOwners = (db: Connection): Promise<number> =>
  countOf(db.selectFrom('staff').where('role', '=', 'owner'));

/**
 * From when an owner's second factor is old enough to skip or end a wait: who only learnt the password could have turned
 * it on, or made its recovery codes anew. Null if there is none.
 */
export async function trustedFrom(db: Connection, staffId: number, waitHours: number): Promise<string | null> {
  const factor = await db
    .selectFrom('second_factors')
    .innerJoin('staff', 'staff.id', 'second_factors.staff_id')
    .select(['username', 'confirmed_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!factor?.confirmed_at) return null;
  const renewed = await db
    .selectFrom('history')
    .select((select) => select.fn.max('at').as('at'))
    .where('action', '=', 'codes renewed')
    .where('account', '=', factor.username)
    .executeTakeFirst();
  const since = [factor.confirmed_at, renewed?.at ?? ''].sort().at(-1) as string;
  return hoursFrom(new Date(since), waitHours || USUAL_WAIT_HOURS);
}

/** Whether an owner's second factor is old enough. */
export async function isTrusted(transaction: Connection, staffId: number, { now, waitHours }: Wait): Promise<boolean> {
  const from = await trustedFrom(transaction, staffId, waitHours);
  return from !== null && from <= now.toISOString();
}

/**
 * Whether accounts changed within the wait. Otherwise one thief could make or take over a second owner to confirm a
 * change, or remove the other owners and be the only one.
 */
export async function ownersChangedLately(transaction: Connection, { now, waitHours }: Wait): Promise<boolean> {
  const found = await transaction
    .selectFrom('history')
    .select('id')
    .where('action', 'in', OWNERSHIP)
    .where('at', '>', hoursFrom(now, -(waitHours || USUAL_WAIT_HOURS)))
    // Except the entry of the first start, which has no session, unlike one of a user with that name.
    .where(({ not, and, eb }) => not(and([eb('username', '=', AT_FIRST_START), eb('session_id', 'is', null)])))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

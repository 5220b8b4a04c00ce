import { hash } from 'node:crypto';
import { DAY_MS } from '#shared/time.ts';
import { type Connection, countOf, findsRow } from '../store.ts';
import { unsubscribeAll } from './pushSubscriptions.ts';

/** A valid session and its account. */
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The valid session of a token. */
export function findSession(db: Connection, tokenHash: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .leftJoin('second_factors', 'second_factors.staff_id', 'staff.id')
    .select([
      'sessions.id',
      'sessions.staff_id',
      'staff.username',
      'sessions.created_at',
      'sessions.used_at',
      'sessions.device',
      'staff.role',
      'staff.must_change',
      'second_factors.confirmed_at as factor_since', // null if there is none
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** The most sessions of an account; a new one ends those that were not used for longest. */
const MAX_SESSIONS = 20;

/** Starts a session, and deletes expired ones and those above the limit. */
export async function beginSession(
  transaction: Connection,
  { now, expires, ...session }: { token_hash: string; staff_id: number; device: string; now: Date; expires: Date },
): Promise<void> {
  const at = now.toISOString();
  await transaction.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  const { id } = await transaction
    .insertInto('sessions')
    .values({ ...session, created_at: at, used_at: at, expires_at: expires.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const others = (await listSessions(transaction, session.staff_id, now)).filter((other) => other.id !== id);
  for (const other of others.slice(MAX_SESSIONS - 1)) await endSession(transaction, session.staff_id, other.id);
}

/** Records a session's use and its new expiry. */
export async function renewSession(transaction: Connection, id: number, now: Date, expires: Date): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ used_at: now.toISOString(), expires_at: expires.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** An account's valid sessions, last used first. */
export const listSessions = (db: Connection, staffId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'used_at', 'device'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Counts the valid sessions. */
export const countSessions = (db: Connection, now: Date): Promise<number> =>
  countOf(db.selectFrom('sessions').where('expires_at', '>', now.toISOString()));

/** Ends a session of an account. @returns whether it existed */
export const endSession = (transaction: Connection, staffId: number, id: number): Promise<boolean> =>
  findsRow(transaction.deleteFrom('sessions').where('id', '=', id).where('staff_id', '=', staffId));

/** Ends all sessions of an account, except the given one. Without an exception, its push subscriptions end too. */
export async function endSessionsOf(transaction: Connection, staffId: number, exceptId?: number): Promise<void> {
  let query = transaction.deleteFrom('sessions').where('staff_id', '=', staffId);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  await query.execute();
  if (exceptId === undefined) await unsubscribeAll(transaction, staffId);
}

/** For how many days a network stays known after the last sign-in. */
const MAX_NETWORK_AGE_DAYS = 90;

/** Only the hash is stored, so that the database does not show where people live. */
const hashOf = (staffId: number, network: string): string => hash('sha256', `${staffId} ${network}`, 'base64url');

/** Whether an account has signed in from a network in the last 90 days. */
export async function knowsNetwork(db: Connection, staffId: number, network: string, now: Date): Promise<boolean> {
  const known = db
    .selectFrom('known_networks')
    .where('staff_id', '=', staffId)
    .where('network', '=', hashOf(staffId, network))
    .where('seen_at', '>', networksSince(now));
  return (await countOf(known)) > 0;
}

/** Records a sign-in from a network. */
export async function noteNetwork(transaction: Connection, staffId: number, network: string, now: Date): Promise<void> {
  const seen_at = now.toISOString();
  await transaction
    .insertInto('known_networks')
    .values({ staff_id: staffId, network: hashOf(staffId, network), seen_at })
    .onConflict((conflict) => conflict.columns(['staff_id', 'network']).doUpdateSet({ seen_at }))
    .execute();
}

/** Networks last seen before this are forgotten. */
export const networksSince = (now: Date): string =>
  new Date(now.getTime() - MAX_NETWORK_AGE_DAYS * DAY_MS).toISOString();

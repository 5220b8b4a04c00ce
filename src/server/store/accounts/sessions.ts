import { type Connection, countOf } from '../store.ts';
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
export const MAX_SESSIONS = 20;

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
  const others = await listSessions(transaction, session.staff_id, now);
  const surplus = others.map((other) => other.id).filter((other) => other !== id);
  for (const other of surplus.slice(MAX_SESSIONS - 1)) await endSession(transaction, session.staff_id, other);
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
export async function endSession(transaction: Connection, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account, except the given one. Without an exception, its push subscriptions end too. */
export async function endSessionsOf(transaction: Connection, staffId: number, exceptId?: number): Promise<void> {
  let query = transaction.deleteFrom('sessions').where('staff_id', '=', staffId);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  await query.execute();
  if (exceptId === undefined) await unsubscribeAll(transaction, staffId);
}

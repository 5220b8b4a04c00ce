import type { Role } from '#shared/staff.ts';
import { compiledOnce } from './compiledOnce.ts';
import type { Connection } from './schema.ts';

/** A living session and whose it is. */
export interface SessionRow {
  id: number;
  staff_id: number;
  username: string;
  created_at: string;
  used_at: string;
  /** What the browser said of itself at sign-in. */
  device: string;
  role: Role;
  /** 1 where the password is to be changed before anything else. */
  must_change: number;
  /** Since when the account has a second factor; null where it has none. */
  factor_since: string | null;
}

const livingSession = compiledOnce((db, { tokenHash, at }: { tokenHash: string; at: string }) =>
  db
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
      'second_factors.confirmed_at as factor_since',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at),
);

/** The session of a token that has not expired. */
export async function findSession(db: Connection, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const [session] = await livingSession(db, { tokenHash, at: now.toISOString() });
  return session;
}

/** Begins a session and clears away those that have expired. */
export async function beginSession(
  transaction: Connection,
  session: { token_hash: string; staff_id: number; device: string; now: Date; expires: Date },
): Promise<void> {
  const at = session.now.toISOString();
  await transaction.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: session.token_hash,
      staff_id: session.staff_id,
      device: session.device,
      created_at: at,
      used_at: at,
      expires_at: session.expires.toISOString(),
    })
    .execute();
}

/** Notes that a session was used, and until when it lives now. */
export async function renewSession(transaction: Connection, id: number, now: Date, expires: Date): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ used_at: now.toISOString(), expires_at: expires.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The living sessions of an account, the one used last first. */
export function listSessions(
  db: Connection,
  staffId: number,
  now: Date,
): Promise<{ id: number; created_at: string; used_at: string; device: string }[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'used_at', 'device'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether a session of an account has not been ended. */
export async function isSession(db: Connection, staffId: number, id: number): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return session !== undefined;
}

/** How many sessions have not expired. */
export async function countSessions(db: Connection, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((select) => select.fn.countAll().as('count'))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends one session of an account; the answer says whether there was one of that id. */
export async function endSession(transaction: Connection, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of an account, except the one of this id where it is named. */
export async function endSessionsOf(transaction: Connection, staffId: number, exceptId?: number): Promise<void> {
  let query = transaction.deleteFrom('sessions').where('staff_id', '=', staffId);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  await query.execute();
}

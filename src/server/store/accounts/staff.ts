import { hash } from 'node:crypto';
import type { Role, StaffAccount } from '#shared/auth/accounts.ts';
import { incrementRevision } from '../revisions.ts';
import { type Connection, countOf } from '../store.ts';

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

/** Normalizes a username: phones capitalize the first letter. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/**
 * The key of the limits on guesses at an account's password or codes. It changes with the password, so a new password
 * lifts a lock-out at once. It is the same for all accounts that do not exist.
 */
export const guessedAt = (account: Pick<StaffRow, 'password_hash'> | undefined): string =>
  account ? hash('sha256', account.password_hash, 'base64url').slice(0, 16) : '-';

/** Finds an account by username, ignoring case. */
export const findStaff = (db: Connection, username: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'username', 'password_hash', 'role'])
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();

/**
 * Finds an account and locks it until the transaction ends; undefined if there is none.
 */
export function lockAccount(transaction: Connection, id: number): Promise<StaffRow | undefined> {
  return transaction
    .updateTable('staff')
    .set((update) => ({ role: update.ref('role') })) // SQLite has no `for update`
    .where('id', '=', id)
    .returning(['id', 'username', 'password_hash', 'role'])
    .executeTakeFirst();
}

/** Every account, sorted by name. */
export async function listStaff(db: Connection): Promise<Omit<StaffAccount, 'own'>[]> {
  const accounts = await db
    .selectFrom('staff')
    .leftJoin('second_factors', 'second_factors.staff_id', 'staff.id')
    .select(['id', 'username', 'role', 'created_at', 'invited_until', 'confirmed_at'])
    .orderBy('username_key')
    .execute();
  return accounts.map(({ confirmed_at, ...account }) => ({ ...account, second_factor: confirmed_at !== null }));
}

export const countStaff = (db: Connection): Promise<number> => countOf(db.selectFrom('staff'));

interface NewStaff {
  username: string;
  password_hash: string;
  role: Role;
  /** Whether the password has to be changed at the first sign-in. */
  mustChange?: boolean;
  now: Date;
}

/** Adds an account. @returns undefined if the name is taken */
export const addStaff = (transaction: Connection, account: NewStaff) =>
  transaction
    .insertInto('staff')
    .values({
      username: account.username,
      username_key: usernameKey(account.username),
      password_hash: account.password_hash,
      role: account.role,
      must_change: account.mustChange ? 1 : 0,
      created_at: account.now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning(['id', 'username', 'role', 'created_at'])
    .executeTakeFirst();

const NOT_INVITED = { invitation_hash: null, invited_until: null };

/** Sets a password, which has to be changed at the next sign-in if `mustChange`. An invitation to choose one ends. */
export async function setPasswordHash(
  transaction: Connection,
  id: number,
  password: { hash: string; mustChange: boolean },
): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ password_hash: password.hash, must_change: password.mustChange ? 1 : 0, ...NOT_INVITED })
    .where('id', '=', id)
    .execute();
}

/** Serializes transactions that take this lock. */
export const lockStaff = (transaction: Connection): Promise<void> => incrementRevision(transaction, 'staff');

/** Removes an account and its sessions. @returns false for the last owner, who stays */
export async function removeStaff(transaction: Connection, id: number): Promise<boolean> {
  if (await isLastOwner(transaction, id)) return false;
  await transaction.deleteFrom('staff').where('id', '=', id).execute();
  return true;
}

/** Changes an account's role. @returns false for the last owner, who stays one */
export async function setRole(transaction: Connection, id: number, role: Role): Promise<boolean> {
  if (role !== 'owner' && (await isLastOwner(transaction, id))) return false;
  await transaction.updateTable('staff').set({ role }).where('id', '=', id).execute();
  return true;
}

async function isLastOwner(transaction: Connection, id: number): Promise<boolean> {
  await lockStaff(transaction); // else two simultaneous removals could remove both last owners
  if ((await lockAccount(transaction, id))?.role !== 'owner') return false;
  const others = transaction
    .selectFrom('staff')
    .where('role', '=', 'owner')
    .where('id', '!=', id)
    .where('password_hash', '!=', ''); // who was only invited cannot log in yet
  return (await countOf(others)) === 0;
}

/** Removes an account's password. The token allows setting a new one. Earlier tokens stop working. */
export async function invite(
  transaction: Connection,
  id: number,
  { tokenHash, until }: { tokenHash: string; until: Date },
): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ password_hash: '', must_change: 0, invitation_hash: tokenHash, invited_until: until.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The account that an invitation is for; undefined if it was used, has ended or was never made. */
export const findInvited = (db: Connection, tokenHash: string, now: Date) =>
  db
    .selectFrom('staff')
    .select(['id', 'username'])
    .where('invitation_hash', '=', tokenHash)
    .where('invited_until', '>', now.toISOString())
    .executeTakeFirst();

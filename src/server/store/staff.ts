import type { Role } from '#shared/staff.ts';
import type { Connection } from './schema.ts';

/** An account as the store knows it. */
export interface StaffRow {
  id: number;
  username: string;
  password_hash: string;
  role: Role;
}

/** One spelling for a username however it was typed: a phone begins every word with a capital letter. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** The account of that name, whatever its capital letters. */
export function findStaff(db: Connection, username: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'username', 'password_hash', 'role'])
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
}

/**
 * The account of that id, which no other transaction changes or removes before this one ends; undefined where there is
 * none.
 */
export function lockAccount(transaction: Connection, id: number): Promise<StaffRow | undefined> {
  return transaction
    .updateTable('staff')
    .set((update) => ({ role: update.ref('role') })) // SQLite knows no `for update`
    .where('id', '=', id)
    .returning(['id', 'username', 'password_hash', 'role'])
    .executeTakeFirst();
}

/** Every account, by name. */
export async function listStaff(
  db: Connection,
): Promise<{ id: number; username: string; role: Role; created_at: string; second_factor: boolean }[]> {
  const accounts = await db
    .selectFrom('staff')
    .leftJoin('second_factors', 'second_factors.staff_id', 'staff.id')
    .select(['id', 'username', 'role', 'created_at', 'confirmed_at'])
    .orderBy('username_key')
    .execute();
  return accounts.map(({ confirmed_at, ...account }) => ({ ...account, second_factor: confirmed_at !== null }));
}

/** How many accounts there are. */
export async function countStaff(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An account that is to be added. */
export interface NewStaff {
  username: string;
  password_hash: string;
  role: Role;
  /** Whether the password is to be changed at the first sign-in. */
  mustChange?: boolean;
  now: Date;
}

/** Adds an account; undefined where the name is taken. */
export function addStaff(
  transaction: Connection,
  account: NewStaff,
): Promise<{ id: number; username: string; role: Role; created_at: string } | undefined> {
  return transaction
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
}

/** Gives an account another password, which is to be changed at the next sign-in where somebody else knows it. */
export async function setPasswordHash(
  transaction: Connection,
  id: number,
  password: { hash: string; mustChange: boolean },
): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ password_hash: password.hash, must_change: password.mustChange ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Makes every other transaction that takes this lock wait for the end of this one. */
export async function lockStaff(transaction: Connection): Promise<void> {
  await transaction
    .updateTable('revisions')
    .set((update) => ({ number: update('number', '+', 1) }))
    .where('subject', '=', 'staff')
    .execute();
}

/** What became of an account that was to be removed or to get another role. */
export type AccountChange = 'done' | 'missing' | 'last account' | 'last owner';

/** Removes an account and, with it, its sessions; never the last one, nor the last owner. */
export async function removeStaff(transaction: Connection, id: number): Promise<AccountChange> {
  await lockStaff(transaction); // two removals at once could each take the other for the account that stays
  const account = await lockAccount(transaction, id);
  if (!account) return 'missing';
  if ((await countStaff(transaction)) === 1) return 'last account';
  if (await isLastOwner(transaction, account)) return 'last owner';
  await transaction.deleteFrom('staff').where('id', '=', id).execute();
  return 'done';
}

/** Gives an account another role; the last owner stays one. */
export async function setRole(transaction: Connection, id: number, role: Role): Promise<AccountChange> {
  await lockStaff(transaction);
  const account = await lockAccount(transaction, id);
  if (!account) return 'missing';
  if (role !== 'owner' && (await isLastOwner(transaction, account))) return 'last owner';
  await transaction.updateTable('staff').set({ role }).where('id', '=', id).execute();
  return 'done';
}

async function isLastOwner(transaction: Connection, { id, role }: StaffRow): Promise<boolean> {
  if (role !== 'owner') return false;
  const other = await transaction
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '!=', id)
    .executeTakeFirst();
  return other === undefined;
}

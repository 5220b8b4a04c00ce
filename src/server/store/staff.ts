import type { Connection } from './schema.ts';

/** An account as the store knows it. */
export interface StaffRow {
  id: number;
  username: string;
  password_hash: string;
}

/** One spelling for a username however it was typed: a phone begins every word with a capital letter. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** The account of that name, whatever its capital letters. */
export function findStaff(db: Connection, username: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'username', 'password_hash'])
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
}

/** The name of the account of that id. */
export async function nameOfStaff(db: Connection, id: number): Promise<string | undefined> {
  const account = await db.selectFrom('staff').select('username').where('id', '=', id).executeTakeFirst();
  return account?.username;
}

/** Every account, by name. */
export async function listStaff(
  db: Connection,
): Promise<{ id: number; username: string; created_at: string; second_factor: boolean }[]> {
  const accounts = await db
    .selectFrom('staff')
    .leftJoin('second_factors', 'second_factors.staff_id', 'staff.id')
    .select(['id', 'username', 'created_at', 'confirmed_at'])
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

/** Adds an account; undefined where the name is taken. */
export function addStaff(
  transaction: Connection,
  account: { username: string; password_hash: string; now: Date },
): Promise<{ id: number; username: string; created_at: string } | undefined> {
  return transaction
    .insertInto('staff')
    .values({
      username: account.username,
      username_key: usernameKey(account.username),
      password_hash: account.password_hash,
      created_at: account.now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning(['id', 'username', 'created_at'])
    .executeTakeFirst();
}

/** Gives an account another password; the answer is its name, undefined where there is none of that id. */
export async function setPasswordHash(
  transaction: Connection,
  id: number,
  password_hash: string,
): Promise<string | undefined> {
  const account = await transaction
    .updateTable('staff')
    .set({ password_hash })
    .where('id', '=', id)
    .returning('username')
    .executeTakeFirst();
  return account?.username;
}

/** Makes every other transaction that takes this lock wait for the end of this one. */
export async function lockStaff(transaction: Connection): Promise<void> {
  await transaction
    .updateTable('revisions')
    .set((update) => ({ number: update('number', '+', 1) }))
    .where('subject', '=', 'staff')
    .execute();
}

/** What became of an account that was to be removed. */
export type Removal = 'removed' | 'missing' | 'last';

/** Removes an account and, with it, its sessions; never the last one. */
export async function removeStaff(transaction: Connection, id: number): Promise<Removal> {
  await lockStaff(transaction); // two removals at once could each take the other for the account that stays
  const account = await transaction.selectFrom('staff').select('id').where('id', '=', id).executeTakeFirst();
  if (!account) return 'missing';
  if ((await countStaff(transaction)) === 1) return 'last';
  await transaction.deleteFrom('staff').where('id', '=', id).execute();
  return 'removed';
}

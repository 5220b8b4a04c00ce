import type { Store } from '#server/store/connect.ts';
import { addStaff, countStaff, lockStaff } from '#server/store/staff.ts';
import { type Passwords, randomPassword } from './passwords.ts';

/** The account that was made because there was none, with the password where it was not chosen by a setting. */
export interface FirstAccount {
  username: string;
  /** To be printed once; undefined where STAFF_PASSWORD chose it. */
  password: string | undefined;
}

/** Makes the first staff account when there is none; undefined where there is one already. */
export async function makeFirstAccount(
  store: Store,
  passwords: Passwords,
  wanted: { username: string; password: string | undefined },
): Promise<FirstAccount | undefined> {
  if ((await countStaff(store.db)) > 0) return undefined;
  const password = wanted.password ?? randomPassword();
  const password_hash = await passwords.hash(password);
  const added = await store.write(async (transaction) => {
    await lockStaff(transaction); // copies of the site that start together would each make one
    if ((await countStaff(transaction)) > 0) return undefined;
    return addStaff(transaction, { username: wanted.username, password_hash, now: new Date() });
  });
  return added && { username: added.username, password: wanted.password === undefined ? password : undefined };
}

import { PlainError } from '#server/plainError.ts';
import type { Store } from '#server/store/connect.ts';
import { writeAccountHistory } from '#server/store/history.ts';
import { addStaff, countStaff, lockStaff } from '#server/store/staff.ts';
import { weaknessOf } from './passwordRules.ts';
import { type Passwords, randomPassword } from './passwords.ts';

/** The account that was made because there was none, with the password where it was not chosen by a setting. */
export interface FirstAccount {
  username: string;
  /** To be printed once; undefined where STAFF_PASSWORD chose it. */
  password: string | undefined;
}

/**
 * Makes the first staff account, an owner's, when there is none; undefined where there is one already. A random password
 * is to be changed at the first sign-in.
 *
 * @throws PlainError where the chosen password is too easy to guess
 */
export async function makeFirstAccount(
  store: Store,
  passwords: Passwords,
  wanted: { username: string; password: string | undefined },
): Promise<FirstAccount | undefined> {
  if ((await countStaff(store.db)) > 0) return undefined;
  const { username } = wanted;
  const weakness = wanted.password === undefined ? undefined : await weaknessOf(wanted.password, username);
  if (weakness !== undefined) throw new PlainError(`STAFF_PASSWORD cannot be used. ${weakness}`);
  const password = wanted.password ?? randomPassword();
  const mustChange = wanted.password === undefined;
  const password_hash = await passwords.hash(password);
  const added = await store.write(async (transaction) => {
    await lockStaff(transaction); // copies of the site that start together would each make one
    if ((await countStaff(transaction)) > 0) return undefined;
    const now = new Date();
    const at = now.toISOString();
    await writeAccountHistory(transaction, { at, username: 'npm start', action: 'owner added', account: username });
    return addStaff(transaction, { username, password_hash, role: 'owner', mustChange, now });
  });
  return added && { username: added.username, password: mustChange ? password : undefined };
}

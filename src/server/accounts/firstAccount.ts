import { CliError, errorMessage } from '#server/cliError.ts';
import { addStaff, countStaff, lockStaff } from '#server/store/accounts/staff.ts';
import { AT_FIRST_START, writeHistory } from '#server/store/events/history.ts';
import type { Store } from '#server/store/store.ts';
import { newUsernameField } from '#shared/auth/usernames.ts';
import { weaknessOf } from './passwordRules.ts';
import { type Passwords, randomPassword } from './passwords.ts';

/**
 * Creates the first staff account, an owner, if there is no account. A random password has to be changed at the first
 * sign-in.
 *
 * @returns its name, and the random password to print once; undefined if there is an account already
 * @throws CliError if the chosen name cannot be used, or the password is too easy to guess
 */
export async function makeFirstAccount(
  store: Store,
  passwords: Passwords,
  wanted: { username: string; password: string | undefined },
) {
  if ((await countStaff(store.db)) > 0) return undefined;
  const username = checkedUsername(wanted.username, 'STAFF_USERNAME cannot be used. ');
  const weakness = wanted.password === undefined ? undefined : await weaknessOf(wanted.password, username);
  if (weakness !== undefined) throw new CliError(`STAFF_PASSWORD cannot be used. ${weakness}`);
  const password = wanted.password ?? randomPassword();
  const mustChange = wanted.password === undefined;
  const password_hash = await passwords.hash(password);
  const added = await store.write(async (transaction) => {
    await lockStaff(transaction); // instances that start together would each create one
    if ((await countStaff(transaction)) > 0) return undefined;
    const now = new Date();
    const at = now.toISOString();
    await writeHistory(transaction, { at, username: AT_FIRST_START, action: 'owner added', account: username });
    return addStaff(transaction, { username, password_hash, role: 'owner', mustChange, now });
  });
  return added && { username: added.username, password: mustChange ? password : undefined };
}

/** A name that a new account may have. @param refused before why it may not @throws CliError if it may not */
export function checkedUsername(username: string, refused = ''): string {
  try {
    return newUsernameField.validateSync(username);
  } catch (thrown) {
    throw new CliError(refused + errorMessage(thrown));
  }
}

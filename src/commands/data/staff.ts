import { checkedUsername } from '#server/accounts/firstAccount.ts';
import { weaknessOf } from '#server/accounts/passwordRules.ts';
import { createPasswords, randomPassword } from '#server/accounts/passwords.ts';
import { renewEncryptionKey } from '#server/accounts/secretCipher.ts';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { removeSecondFactor } from '#server/store/accounts/secondFactors.ts';
import { endSessionsOf } from '#server/store/accounts/sessions.ts';
import {
  addStaff,
  countStaff,
  findStaff,
  listStaff,
  lockAccount,
  lockStaff,
  removeStaff,
  type StaffRow,
  setPasswordHash,
  setRole,
} from '#server/store/accounts/staff.ts';
import { withStore } from '#server/store/connect.ts';
import { writeHistory } from '#server/store/events/history.ts';
import { takeBackFrom } from '#server/store/leaving.ts';
import type { Connection, Store } from '#server/store/store.ts';
import { ROLES, type Role } from '#shared/auth/accounts.ts';
import { SIGNERS, STAFF_LIMITS } from '#shared/auth/usernames.ts';
import type { AccountAction } from '#shared/history.ts';
import { askTwice } from './askHidden.ts';

const USAGE =
  'Say what to do: npm run staff -- add NAME [--owner], set-role NAME owner|editor, set-password NAME, ' +
  'clear-second-factor NAME, remove NAME, new-key, or list.';

const passwords = createPasswords();

/**
 * Asks twice without showing what is typed. Without a terminal, or with `--random`, it generates one and prints it, which
 * is to be changed at the first sign-in.
 */
async function choosePassword(username: string) {
  if (!process.stdin.isTTY || process.argv.includes('--random')) {
    const password = randomPassword();
    console.log(`The password is ${password} (it is not shown again, and is to be changed at the first login).`);
    return { password, mustChange: true };
  }
  const password = await askTwice('New password: ', async (typed) => {
    if (typed.length >= STAFF_LIMITS.shortestPassword && typed.length <= STAFF_LIMITS.password) {
      return weaknessOf(typed, username);
    }
    return `A password has ${STAFF_LIMITS.shortestPassword} to ${STAFF_LIMITS.password} characters.`;
  });
  return { password, mustChange: false };
}

async function accountNamed(store: Store, username: string) {
  const account = await findStaff(store.db, username);
  if (!account) throw new CliError(`There is no account called ${username}: npm run staff -- list names them all.`);
  return account;
}

/** Changes an account and records it. @param work does it, and returns what is recorded */
async function change(
  store: Store,
  username: string,
  work: (transaction: Connection, account: StaffRow) => Promise<AccountAction>,
): Promise<string> {
  const account = await accountNamed(store, username);
  const now = new Date();
  await store.write(async (transaction) => {
    const action = await work(transaction, account);
    // What the account has asked for or scheduled is withdrawn, since it may be in other hands now.
    const by = { username: SIGNERS.staff, staff_id: 0, now };
    if (action !== 'made owner') await takeBackFrom(transaction, account, 'withdraw', by);
    await note(transaction, action, account.username);
  });
  return account.username;
}

/** Adds an entry to the history, in the transaction of the change. */
const note = (transaction: Connection, action: AccountAction, account: string): Promise<void> =>
  writeHistory(transaction, { at: new Date().toISOString(), username: SIGNERS.staff, action, account });

const lastOwner = ({ username }: StaffRow) =>
  new CliError(`${username} is the last owner: make somebody else an owner first.`);

const commands: Record<string, (store: Store, username: string, word: string | undefined) => Promise<void>> = {
  async add(store, username) {
    const name = checkedUsername(username);
    if (await findStaff(store.db, name)) throw new CliError(`There is an account called ${name} already.`);
    const { password, mustChange } = await choosePassword(name);
    const password_hash = await passwords.hash(password);
    const wanted: Role = process.argv.includes('--owner') ? 'owner' : 'editor';
    const role = await store.write(async (transaction) => {
      await lockStaff(transaction);
      const role = (await countStaff(transaction)) === 0 ? 'owner' : wanted; // somebody has to be
      await addStaff(transaction, { username: name, password_hash, role, mustChange, now: new Date() });
      await note(transaction, `${role} added`, name);
      return role;
    });
    console.log(`${name} can log in now, as an ${role}.`);
  },
  async 'set-role'(store, username, word) {
    const role = ROLES.find((known) => known === word);
    if (!role) throw new CliError(USAGE);
    const name = await change(store, username, async (transaction, account) => {
      if (await setRole(transaction, account.id, role)) return `made ${role}`;
      throw lastOwner(account);
    });
    console.log(`${name} is an ${role} now.`);
  },
  async 'set-password'(store, username) {
    const { password, mustChange } = await choosePassword((await accountNamed(store, username)).username);
    const hash = await passwords.hash(password);
    const name = await change(store, username, async (transaction, { id }) => {
      await lockAccount(transaction, id);
      await setPasswordHash(transaction, id, { hash, mustChange });
      await endSessionsOf(transaction, id);
      return 'password reset';
    });
    console.log(`${name} has a new password, and is logged out everywhere.`);
  },
  async 'clear-second-factor'(store, username) {
    const name = await change(store, username, async (transaction, account) => {
      if (await removeSecondFactor(transaction, account.id)) return 'factor cleared';
      throw new CliError(`${account.username} has no second factor.`);
    });
    console.log(`${name} can log in with the password alone.`);
  },
  async remove(store, username) {
    const name = await change(store, username, async (transaction, account) => {
      if (await removeStaff(transaction, account.id)) return 'account removed';
      throw lastOwner(account);
    });
    console.log(`${name} can no longer log in.`);
  },
};

async function list(store: Store): Promise<void> {
  const accounts = await listStaff(store.db);
  for (const { id, username, role } of accounts) console.log(`${username} (${role}, account ${id})`);
  if (accounts.length === 0) console.log('There are no accounts yet. To add one: npm run staff -- add NAME');
}

async function renewKey(store: Store, { secondFactorKeyFile: file }: Settings): Promise<void> {
  await renewEncryptionKey(store, file, new Date());
  console.log(`A new key that seals second factors is in ${file}: restart the site.`);
  console.log('Whoever has a second factor logs in with a recovery code once, turns it off and on again.');
}

/** `npm run staff -- add|set-role|set-password|clear-second-factor|remove NAME`, `new-key` and `list`. */
async function staff(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const [action = '', username, word] = readOptions(USAGE, { owner: flag, random: flag }).positionals;
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  if (action !== 'list' && action !== 'new-key' && (!command || !username)) throw new CliError(USAGE);
  const settings = readSettings(process.env);
  const work = (store: Store): Promise<void> => {
    if (command && username) return command(store, username, word);
    return action === 'new-key' ? renewKey(store, settings) : list(store);
  };
  // The first account may be added before the first start; all else in a mistyped folder would only begin a site there.
  await withStore(settings.storePlace, work, { existing: action !== 'add' });
}

await endInWords('The accounts could not be changed', staff);

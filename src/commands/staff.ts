import { createPasswords, randomPassword } from '#server/accounts/passwords.ts';
import { endInWords, PlainError, wordsOf } from '#server/plainError.ts';
import { readSettings } from '#server/settings.ts';
import { openStore, type Store } from '#server/store/connect.ts';
import { writeAccountHistory } from '#server/store/history.ts';
import { removeSecondFactor } from '#server/store/secondFactors.ts';
import { endSessionsOf } from '#server/store/sessions.ts';
import { addStaff, findStaff, listStaff, removeStaff, setPasswordHash } from '#server/store/staff.ts';
import { usernameField } from '#shared/staff.ts';
import { STAFF_LIMITS } from '#shared/staffLimits.ts';
import { askHidden } from './askHidden.ts';

const USAGE =
  'Say what to do: npm run staff -- add NAME, set-password NAME, clear-second-factor NAME, remove NAME, or list.';

/** Who the history says it was: whoever could run this on the server itself. */
const AT_THE_SERVER = 'npm run staff';

const passwords = createPasswords();

/** Asks twice without showing what is typed; where nobody can type, or with `--random`, makes one up and prints it. */
async function choosePassword(): Promise<string> {
  if (!process.stdin.isTTY || process.argv.includes('--random')) {
    const password = randomPassword();
    console.log(`The password is ${password} (it is not shown again).`);
    return password;
  }
  const password = await askHidden('New password: ');
  if (password.length < STAFF_LIMITS.shortestPassword || password.length > STAFF_LIMITS.password) {
    throw new PlainError(`A password has ${STAFF_LIMITS.shortestPassword} to ${STAFF_LIMITS.password} characters.`);
  }
  if ((await askHidden('The same once more: ')) !== password) throw new PlainError('The two are not the same.');
  return password;
}

function checkedName(username: string): string {
  try {
    return usernameField.validateSync(username);
  } catch (thrown) {
    throw new PlainError(wordsOf(thrown));
  }
}

async function accountNamed(store: Store, username: string) {
  const account = await findStaff(store.db, username);
  if (!account) throw new PlainError(`There is no account called ${username}: npm run staff -- list names them all.`);
  return account;
}

const commands: Record<string, (store: Store, username: string) => Promise<void>> = {
  async add(store, username) {
    const name = checkedName(username);
    if (await findStaff(store.db, name)) throw new PlainError(`There is an account called ${name} already.`);
    const password_hash = await passwords.hash(await choosePassword());
    await store.write((transaction) => addStaff(transaction, { username: name, password_hash, now: new Date() }));
    console.log(`${name} can log in now.`);
  },
  async 'set-password'(store, username) {
    const account = await accountNamed(store, username);
    const hash = await passwords.hash(await choosePassword());
    await store.write(async (transaction) => {
      await setPasswordHash(transaction, account.id, hash);
      await endSessionsOf(transaction, account.id);
    });
    console.log(`${account.username} has a new password, and is logged out everywhere.`);
  },
  async 'clear-second-factor'(store, username) {
    const { id, username: account } = await accountNamed(store, username);
    await store.write(async (transaction) => {
      if (!(await removeSecondFactor(transaction, id))) throw new PlainError(`${account} has no second factor.`);
      const at = new Date().toISOString();
      await writeAccountHistory(transaction, { at, username: AT_THE_SERVER, account, action: 'factor cleared' });
    });
    console.log(`${account} can log in with the password alone.`);
  },
  async remove(store, username) {
    const account = await accountNamed(store, username);
    const removal = await store.write((transaction) => removeStaff(transaction, account.id));
    if (removal === 'last') {
      throw new PlainError(`${account.username} is the last account: add another before removing it.`);
    }
    console.log(`${account.username} can no longer log in.`);
  },
};

/** `npm run staff -- add|set-password|clear-second-factor|remove NAME` and `list`. */
async function staff(): Promise<void> {
  const [action = '', username] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  if (action !== 'list' && (!command || !username)) throw new PlainError(USAGE);
  const store = await openStore(readSettings(process.env).storePlace);
  try {
    if (command && username) await command(store, username);
    else for (const account of await listStaff(store.db)) console.log(account.username);
  } finally {
    await store.close();
  }
}

await endInWords('The accounts could not be changed', staff);

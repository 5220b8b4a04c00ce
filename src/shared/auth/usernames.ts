import { textField } from '../text.ts';
import { withoutEnding } from '../withoutEnding.ts';

/** The limits of a staff account in characters (rulings, 27), and the shortest password that is taken for a new one. */
export const STAFF_LIMITS = { username: 100, password: 256, shortestPassword: 10 } as const;

/** The names with which the history signs what no account did. */
export const SIGNERS = {
  firstStart: 'npm start',
  staff: 'npm run staff',
  seed: 'npm run seed',
  content: 'npm run content',
} as const;

/** A username as it is typed at the login: accounts from before the rules of `newUsernameField` still log in. */
export const usernameField = textField('Username', STAFF_LIMITS.username).required('Username is required.');

const SHAPE = /^[a-z0-9](?:[._-]?[a-z0-9])*$/i;

const SHAPE_WORDS =
  'A username has letters from A to Z, digits, and single dots, dashes or underscores between them, such as mary.wanjiku.';

/** Names that would look in the history as if the site itself had acted, in English and Kiswahili. */
const RESERVED = /^(?:npm.*|seed|system|server|site|website|mfumo|seva|tovuti)$/;

const RESERVED_WORDS = 'The site uses this name itself. Please choose another.';

/** Whether a name stands for the site itself, whatever its case, dots, dashes and final digits. */
const isReserved = (username: string): boolean =>
  RESERVED.test(withoutEnding(username.toLowerCase().replaceAll(/[._-]/g, ''), /[0-9]/));

/** The username of a new account: one script, so that no two names look alike, and none that the history signs with. */
export const newUsernameField = usernameField
  .test('shape', SHAPE_WORDS, (text) => !text || SHAPE.test(text))
  .test('reserved', RESERVED_WORDS, (text) => !text || !isReserved(text));

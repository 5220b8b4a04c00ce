import type { Passwords } from '#server/accounts/passwords.ts';
import type { Seals } from '#server/accounts/seals.ts';
import { CODE_WRONG, codesOf, spendCode } from '#server/accounts/secondFactor.ts';
import type { Limits } from '#server/plugins/limits.ts';
import { ownersOnly } from '#server/plugins/staffGate.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import type { Connection } from '#server/store/schema.ts';
import { findSecret } from '#server/store/secondFactors.ts';
import { isSession, type SessionRow } from '#server/store/sessions.ts';
import { findStaff, lockAccount, lockStaff, type StaffRow } from '#server/store/staff.ts';
import { messages } from '#shared/messages.ts';
import type { Proof } from '#shared/staff.ts';

const WRONG = 'The current password is wrong.';
const CODE_MISSING = 'Code is required.';

/** What proving who one is needs. */
export interface ProofParts {
  store: Store;
  passwords: Passwords;
  limits: Limits;
  seals: Seals;
  now: () => Date;
}

/** A wrong code, which counts as at sign-in. */
type WrongCode = () => Refusal;

/** A password that was right a moment ago: the hash that it was held against. */
export interface CheckedPassword {
  hash: string;
}

const wrongPassword = () => new Refusal(422, WRONG, { fields: { current_password: WRONG } });

/**
 * Checks the password of the person who is signed in, before what a stolen token alone must not do.
 *
 * @throws Refusal where it is wrong, or was too often
 */
export function checkOwnPassword(
  { store, passwords, limits }: Pick<ProofParts, 'store' | 'passwords' | 'limits'>,
  { staff_id, username }: SessionRow,
  password: string,
): Promise<CheckedPassword> {
  // Counted as at sign-in: a stolen token is no way to the password.
  return limits.guess([['signInFailures', `own password of ${staff_id}`]], async (wrong) => {
    const account = await findStaff(store.db, username);
    if (account && (await passwords.matches(password, account.password_hash))) return { hash: account.password_hash };
    throw wrong(wrongPassword());
  });
}

/**
 * Does in one transaction what needs a password that was just checked: it begins by looking whether the password and
 * the session still hold.
 *
 * @throws Refusal where they do not
 */
export function withPassword<Result>(
  { store, limits }: Pick<ProofParts, 'store' | 'limits'>,
  session: SessionRow,
  { hash }: CheckedPassword,
  work: (transaction: Connection, wrongCode: WrongCode) => Promise<Result>,
): Promise<Result> {
  return limits.guess([['signInFailures', codesOf(session.staff_id)]], (wrong) => {
    const wrongCode = () => wrong(new Refusal(422, CODE_WRONG, { fields: { code: CODE_WRONG } }));
    return store.write(async (transaction) => {
      const account = await accountOf(transaction, session);
      if (account.password_hash !== hash) throw wrongPassword();
      return work(transaction, wrongCode);
    });
  });
}

/**
 * Does in one transaction what only an owner may do to accounts, after the owner's password was checked: asks for a code
 * where the owner has a second factor.
 *
 * @throws Refusal where it is wrong, or where the person is an owner no longer
 */
export function asOwner<Result>(
  parts: ProofParts,
  session: SessionRow,
  { checked, code = '' }: Pick<Proof, 'code'> & { checked: CheckedPassword },
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  return withPassword(
    { ...parts, store: oneAtATime(parts.store) },
    session,
    checked,
    async (transaction, wrongCode) => {
      ownersOnly(await accountOf(transaction, session));
      if ((await findSecret(transaction, session.staff_id))?.confirmed) {
        if (code === '') {
          throw new Refusal(422, CODE_MISSING, { fields: { code: CODE_MISSING }, body: { second_factor: true } });
        }
        if (!(await spendCode(transaction, parts.seals, session.staff_id, code, parts.now()))) throw wrongCode();
      }
      return work(transaction);
    },
  );
}

/** A store whose writes wait for one another before they lock an account: two owners may act on each other at once. */
const oneAtATime = (store: Store): Store => ({
  ...store,
  write: (work) =>
    store.write(async (transaction) => {
      await lockStaff(transaction);
      return work(transaction);
    }),
});

/** The account of a session as it is now, locked. @throws Refusal where the session or the account is gone */
export async function accountOf(transaction: Connection, { id, staff_id }: SessionRow): Promise<StaffRow> {
  const account = await lockAccount(transaction, staff_id);
  if (account && (await isSession(transaction, staff_id, id))) return account;
  throw new Refusal(401, messages.loginToContinue, { headers: { 'www-authenticate': 'Bearer' } });
}

import { CODE_WRONG, codesOf, spendCode } from '#server/accounts/secondFactor.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { ownersOnly } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { findSecret } from '#server/store/accounts/secondFactors.ts';
import { isSession, type SessionRow } from '#server/store/accounts/sessions.ts';
import { findStaff, guessedAt, lockAccount, lockStaff, type StaffRow } from '#server/store/accounts/staff.ts';
import type { Connection } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Proof } from '#shared/auth/accounts.ts';
import { sentences } from '#shared/sentences.ts';

const WRONG = 'The current password is wrong.';
const CODE_MISSING = 'Code is required.';
const FACTOR_MISSING =
  'This asks for your password and a code of an authenticator app. Turn two-step verification on in your profile first.';

/** The error for a wrong code, which counts as a failed sign-in. */
type WrongCode = () => HttpError;

/** A password that was just checked, as the hash that it matched. */
interface CheckedPassword {
  hash: string;
}

const wrongPassword = () => new HttpError(422, WRONG, { fields: { current_password: WRONG } });

/**
 * Checks the signed-in person's password, before changes that a stolen token alone must not allow.
 *
 * @throws HttpError if it is wrong, or was wrong too often
 */
export async function checkOwnPassword(
  { store, passwords, limits }: Pick<AppContext, 'store' | 'passwords' | 'limits'>,
  { staff_id, username }: SessionRow,
  password: string,
): Promise<CheckedPassword> {
  const account = await findStaff(store.db, username);
  // Counted as at sign-in, so that a stolen token does not help to guess the password.
  return limits.guess([['signInFailures', `own password of ${staff_id} ${guessedAt(account)}`]], async (wrong) => {
    if (account && (await passwords.matches(password, account.password_hash))) return { hash: account.password_hash };
    throw wrong(wrongPassword());
  });
}

/**
 * Runs work in one transaction after a password check. It first checks that password and session are still valid.
 *
 * @throws HttpError if they are not
 */
export function withPassword<Result>(
  { store, limits }: Pick<AppContext, 'store' | 'limits'>,
  session: SessionRow,
  { hash }: CheckedPassword,
  work: (transaction: Connection, wrongCode: WrongCode) => Promise<Result>,
): Promise<Result> {
  const counted = codesOf({ id: session.staff_id, password_hash: hash });
  return limits.guess([['signInFailures', counted]], (wrong) => {
    const wrongCode = () => wrong(new HttpError(422, CODE_WRONG, { fields: { code: CODE_WRONG } }));
    return store.write(async (transaction) => {
      const account = await accountOf(transaction, session);
      if (account.password_hash !== hash) throw wrongPassword();
      return work(transaction, wrongCode);
    });
  });
}

/** An owner's proof of identity. */
interface OwnersProof extends Pick<Proof, 'code'> {
  checked: CheckedPassword;
  /** Whether an owner without a second factor is refused; otherwise their password is enough. */
  needsFactor?: boolean;
}

/**
 * Runs an owner's change in one transaction, after the password check. It asks for a code if the owner has a second
 * factor.
 *
 * @throws HttpError if the code is wrong, or a second factor is needed and there is none, or the person is no longer an
 *   owner
 */
export function asOwner<Result>(
  context: AppContext,
  session: SessionRow,
  { checked, code = '', needsFactor = false }: OwnersProof,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  return withPassword(
    { ...context, store: serializeWrites(context.store) },
    session,
    checked,
    async (transaction, wrongCode) => {
      ownersOnly(await accountOf(transaction, session));
      if ((await findSecret(transaction, session.staff_id))?.confirmed) {
        if (code === '') {
          throw new HttpError(422, CODE_MISSING, { fields: { code: CODE_MISSING }, body: { second_factor: true } });
        }
        if (!(await spendCode(transaction, context.secretCipher, session.staff_id, code, context.now())))
          throw wrongCode();
      } else if (needsFactor) {
        throw new HttpError(422, FACTOR_MISSING);
      }
      return work(transaction);
    },
  );
}

/** Serializes writes before they lock an account: two owners may change each other at once. */
const serializeWrites = (store: Store): Store => ({
  ...store,
  write: (work) =>
    store.write(async (transaction) => {
      await lockStaff(transaction);
      return work(transaction);
    }),
});

/** The current account of a session, locked. @throws HttpError if the session or account is gone */
export async function accountOf(transaction: Connection, { id, staff_id }: SessionRow): Promise<StaffRow> {
  const account = await lockAccount(transaction, staff_id);
  if (account && (await isSession(transaction, staff_id, id))) return account;
  throw new HttpError(401, sentences.loginToContinue, { headers: { 'www-authenticate': 'Bearer' } });
}

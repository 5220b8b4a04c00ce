import type { FastifyRequest } from 'fastify';
import { CODE_WRONG, codesOf, spendCode } from '#server/accounts/secondFactor.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { ownersOnly, sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { findSecret } from '#server/store/accounts/secondFactors.ts';
import { listSessions, type SessionRow } from '#server/store/accounts/sessions.ts';
import { findStaff, guessedAt, lockAccount, lockStaff, type StaffRow } from '#server/store/accounts/staff.ts';
import { writeHistory } from '#server/store/events/history.ts';
import type { Connection } from '#server/store/store.ts';
import type { Proof, Role } from '#shared/auth/accounts.ts';
import type { AccountAction } from '#shared/history.ts';
import { sentences } from '#shared/sentences.ts';

const WRONG = 'The current password is wrong.';
const CODE_MISSING = 'Code is required.';
const FACTOR_MISSING =
  'This asks for your password and a code of an authenticator app. Turn two-step verification on in your profile first.';

/** What a session's guesses at its own password are counted by: a stolen token does not help to guess it. */
export const ownPasswordOf = (session: Pick<SessionRow, 'id'>, account: StaffRow | undefined) =>
  ['signInFailures', `own password in session ${session.id} ${guessedAt(account)}`] as const;

export const wrongPassword = () => new HttpError(422, WRONG, { fields: { current_password: WRONG } });

/** Who of staff changes an account or money, from which session, and when. */
export interface ProvenChange {
  username: string;
  staff_id: number;
  role: Role;
  session: Pick<SessionRow, 'id' | 'device'>;
  now: Date;
  /** Records the change in the history. @param account the changed one; their own by default */
  note(action: AccountAction, account?: string): Promise<void>;
  /** Uses up the code that was sent. @throws HttpError if it is wrong, which counts as a failed sign-in */
  spendCode(): Promise<void>;
  /** The error for a wrong code. */
  wrongCode(): HttpError;
}

/** What is done with a transaction once somebody has proven who they are. */
export type Work<Result> = (transaction: Connection, change: ProvenChange) => Promise<Result>;

/** A request with the proof in its body. */
export type ProvenRequest = Pick<FastifyRequest, 'session'> & { body: Pick<Proof, 'current_password' | 'code'> };

/**
 * Checks the password that somebody sent with a change that a stolen token alone must not allow, and makes the change in
 * one transaction, where password and session are checked again.
 *
 * @param steps.prepare runs once the password is known to be right, before the transaction
 * @param steps.begin runs in the transaction before the account is locked
 * @throws HttpError if the password is wrong, or was wrong too often
 */
export async function asSelf<Result>(
  { store, passwords, limits, secretCipher, now }: AppContext,
  request: ProvenRequest,
  work: Work<Result>,
  steps: { prepare?: () => Promise<void>; begin?: (transaction: Connection) => Promise<void> } = {},
): Promise<Result> {
  const session = sessionOfRequest(request);
  const { id, staff_id, username, device } = session;
  const { current_password, code = '' } = request.body;
  const known = await findStaff(store.db, username);
  const hash = await limits.guess([ownPasswordOf(session, known)], async (wrong) => {
    if (known && (await passwords.matches(current_password, known.password_hash))) return known.password_hash;
    throw wrong(wrongPassword());
  });
  await steps.prepare?.();
  return limits.guess(
    [['signInFailures', codesOf({ id: staff_id, password_hash: hash }, `session ${id}`)]],
    (wrong) => {
      const wrongCode = () => wrong(new HttpError(422, CODE_WRONG, { fields: { code: CODE_WRONG } }));
      return store.write(async (transaction) => {
        await steps.begin?.(transaction);
        const { password_hash, role } = await accountOf(transaction, session, now());
        if (password_hash !== hash) throw wrongPassword();
        const [at, by] = [now(), { id, device }];
        return work(transaction, {
          ...{ username, staff_id, role, session: by, now: at, wrongCode },
          note: (action, of = username) =>
            writeHistory(transaction, { at: at.toISOString(), username, session: by, action, account: of }),
          async spendCode() {
            if (!(await spendCode(transaction, secretCipher, staff_id, code, at))) throw wrongCode();
          },
        });
      });
    },
  );
}

/**
 * Makes a change that owners may, as `asSelf` does. It asks for a code if the owner has a second factor.
 *
 * @param options.needsFactor whether an owner without a second factor is refused; otherwise their password is enough
 * @throws HttpError also if the code is wrong, or a second factor is needed and there is none, or the person is no longer
 *   an owner
 */
export const asOwner = <Result>(
  context: AppContext,
  request: ProvenRequest,
  work: Work<Result>,
  { needsFactor } = { needsFactor: false },
): Promise<Result> =>
  asSelf(
    context,
    request,
    async (transaction, change) => {
      ownersOnly(change);
      if ((await findSecret(transaction, change.staff_id))?.confirmed_at) {
        if (!request.body.code) {
          throw new HttpError(422, CODE_MISSING, { fields: { code: CODE_MISSING }, body: { second_factor: true } });
        }
        await change.spendCode();
      } else if (needsFactor) throw new HttpError(422, FACTOR_MISSING);
      return work(transaction, change);
    },
    { begin: lockStaff }, // before an account is locked: two owners may change each other at once
  );

/** The current account of a session, locked. @throws HttpError if the session or account is gone */
export async function accountOf(transaction: Connection, session: SessionRow, now: Date): Promise<StaffRow> {
  const account = await lockAccount(transaction, session.staff_id);
  const sessions = await listSessions(transaction, session.staff_id, now);
  if (account && sessions.some(({ id }) => id === session.id)) return account;
  throw new HttpError(401, sentences.loginToContinue, { headers: { 'www-authenticate': 'Bearer' } });
}

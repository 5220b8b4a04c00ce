import type { FastifyRequest } from 'fastify';
import { hashOf, issueToken } from '#server/accounts/accessTokens.ts';
import { refuseWeakPassword } from '#server/accounts/passwordRules.ts';
import { CODE_NEEDED, CODE_WRONG, codesOf, spendCode } from '#server/accounts/secondFactor.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { abbreviatedAddressOf, countVisitor, limitAddressOf } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import type { Counted } from '#server/limits/limits.ts';
import { findSecret } from '#server/store/accounts/secondFactors.ts';
import { endSession, endSessionsOf, knowsNetwork, noteNetwork } from '#server/store/accounts/sessions.ts';
import {
  findInvited,
  findStaff,
  guessedAt,
  lockAccount,
  setPasswordHash,
  usernameKey,
} from '#server/store/accounts/staff.ts';
import { writeHistory } from '#server/store/events/history.ts';
import {
  acceptedInvitationSchema,
  invitationSchema,
  type LoginInput,
  loginSchema,
  MAX_INVITATION_HOURS,
} from '#shared/auth/accounts.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { sentences } from '#shared/sentences.ts';

/** Asks for a code. A client that knows only section 7 shows the text. */
const codeAsked = (text: string) => new HttpError(401, text, { body: { second_factor: true } });

/** What is logged of a sign-in: never the username as typed, which may be a password. */
interface SignInLog {
  account: number | undefined;
  why: 'too many tries' | 'no such account' | 'wrong password' | 'changed meanwhile' | 'code asked' | 'wrong code';
}

/**
 * `POST /login` (specification, section 7). If the account has a second factor, a correct password without a code gets
 * 401 with `second_factor: true`; the client then repeats the request with the code.
 */
export function registerSignIn(app: App, context: AppContext): void {
  const signingIn = { schema: { body: loginSchema }, onRequest: countVisitor(context.limits, 'requests') };
  app.post(endpoints.login.path, signingIn, async (request) => {
    const logged: SignInLog = { account: undefined, why: 'too many tries' };
    const from = abbreviatedAddressOf(request);
    try {
      const access_token = await signIn(request, request.body, context, logged);
      request.log.info({ account: logged.account, from }, 'signed in');
      return { message: sentences.loggedIn, access_token };
    } catch (thrown) {
      if (thrown instanceof HttpError) request.log.info({ ...logged, from }, 'sign-in refused');
      throw thrown;
    }
  });
}

/** @param logged receives what may be logged */
async function signIn(
  request: FastifyRequest,
  { username, password, code = '' }: LoginInput,
  { store, passwords, limits, secretCipher, now }: AppContext,
  logged: SignInLog,
): Promise<string> {
  const [address, network, name] = [limitAddressOf(request), abbreviatedAddressOf(request), usernameKey(username)];
  const account = await findStaff(store.db, username);
  logged.account = account?.id;
  const target = `${name} ${guessedAt(account)}`;
  const known = await knowsNetwork(store.db, account?.id ?? 0, network, now()); // also asked for unknown accounts, so that both take equally long
  // The address first: once it is over the limit, it creates no counts for made-up usernames. Guesses from many networks
  // slow each other down, but not sign-ins from a network that the account has used.
  const counted: Counted[] = [
    ['signInFailuresOfAddress', address],
    ['signInFailures', `${target} ${address}`],
    ...(known ? [] : [['signInFailuresOfAccount', target, network] as const]),
  ];
  const answer = await limits.guess(counted, async (wrong) => {
    if (!(await passwords.matches(password, account?.password_hash)) || !account) {
      logged.why = account ? 'wrong password' : 'no such account';
      throw wrong(new HttpError(401, sentences.invalidLogin));
    }
    const { id } = account;
    const begin = () =>
      store.write(async (transaction) => {
        // The password may have been changed since the check, or the account removed.
        if ((await lockAccount(transaction, id))?.password_hash !== account.password_hash) return 'changed meanwhile';
        const asks = Boolean((await findSecret(transaction, id))?.confirmed_at);
        if (asks && code === '') return 'code asked';
        if (asks && !(await spendCode(transaction, secretCipher, id, code, now()))) return 'wrong code';
        await noteNetwork(transaction, id, network, now());
        return { token: await issueToken(transaction, id, request.headers['user-agent'] ?? '', now()) };
      });
    if (code === '') return begin();
    return limits.guess([['signInFailures', codesOf(account, known ? network : 'elsewhere')]], async (wrongCode) => {
      const begun = await begin();
      if (begun !== 'wrong code') return begun;
      logged.why = begun;
      throw wrong(wrongCode(codeAsked(CODE_WRONG)));
    });
  });
  if (typeof answer !== 'string') return answer.token;
  logged.why = answer;
  throw answer === 'code asked' ? codeAsked(CODE_NEEDED) : new HttpError(401, sentences.invalidLogin);
}

/** Signs out: ends the token's session. */
export function registerSignOut(staff: App, { store }: AppContext): void {
  staff.post(endpoints.logout.path, async (request) => {
    const { id, staff_id } = sessionOfRequest(request);
    await store.write((transaction) => endSession(transaction, staff_id, id));
    return { message: sentences.loggedOut };
  });
}

const ENDED = `This link has been used, or is older than ${MAX_INVITATION_HOURS} hours. Ask an owner for a new one.`;

/** What somebody without an account can do with an invitation: see whose it is, and choose the password. */
export function registerInvitations(app: App, { store, passwords, limits, now }: AppContext): void {
  const onRequest = countVisitor(limits, 'requests');
  const ended = () => new HttpError(404, ENDED);

  const reading = { schema: { body: invitationSchema }, onRequest };
  app.post(staffEndpoints.readInvitation.path, reading, async ({ body }) => {
    const account = await findInvited(store.db, hashOf(body.token), now());
    if (!account) throw ended();
    return { username: account.username };
  });

  const accepting = { schema: { body: acceptedInvitationSchema }, onRequest };
  app.post(staffEndpoints.acceptInvitation.path, accepting, async ({ body: { token, password } }) => {
    const tokenHash = hashOf(token);
    const invited = await findInvited(store.db, tokenHash, now());
    if (!invited) throw ended(); // before the work of hashing
    await refuseWeakPassword('password', password, invited.username);
    const hash = await passwords.hash(password);
    const username = await store.write(async (transaction) => {
      await lockAccount(transaction, invited.id); // two may have the link open
      const account = await findInvited(transaction, tokenHash, now());
      if (!account) throw ended();
      await setPasswordHash(transaction, account.id, { hash, mustChange: false });
      await endSessionsOf(transaction, account.id);
      await writeHistory(transaction, {
        at: now().toISOString(),
        username: account.username,
        action: 'invitation accepted',
        account: account.username,
      });
      return account.username;
    });
    return { message: `Welcome, ${username}. Your password is saved.` };
  });
}

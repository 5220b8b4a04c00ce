import type { FastifyRequest } from 'fastify';
import { issueToken } from '#server/accounts/accessTokens.ts';
import { CODE_NEEDED, CODE_WRONG, codesOf, spendCode } from '#server/accounts/secondFactor.ts';
import { type Counted, countVisitor } from '#server/plugins/limits.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { abbreviatedAddressOf, addressOf } from '#server/plugins/visitorAddress.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { knowsNetwork, noteNetwork } from '#server/store/knownNetworks.ts';
import { findSecret } from '#server/store/secondFactors.ts';
import { endSession } from '#server/store/sessions.ts';
import { findStaff, lockAccount, usernameKey } from '#server/store/staff.ts';
import { calls } from '#shared/calls.ts';
import { messages } from '#shared/messages.ts';
import { type LoginInput, loginSchema } from '#shared/staff.ts';
import type { ProofParts } from './proof.ts';

/** A refusal that asks for a code; a client that knows only section 7 shows its words. */
const codeAsked = (text: string) => new Refusal(401, text, { body: { second_factor: true } });

/** What the log says of a sign-in: never what was typed as the username, which may be a password. */
interface Told {
  account: number | undefined;
  why: 'too many tries' | 'no such account' | 'wrong password' | 'changed meanwhile' | 'code asked' | 'wrong code';
}

/**
 * Signing in (specification, section 7: `POST /login`). Where the account has a second factor, a right password without
 * a code is answered 401 with `second_factor: true`, and the same call is made again with the code.
 */
export function registerSignIn(app: App, parts: ProofParts): void {
  const signingIn = { schema: { body: loginSchema }, onRequest: countVisitor(parts.limits, 'calls') };
  app.post(calls.login.path, signingIn, async (request, reply) => {
    const told: Told = { account: undefined, why: 'too many tries' };
    const from = abbreviatedAddressOf(request);
    try {
      const access_token = await signIn(request, request.body, parts, told);
      request.log.info({ account: told.account, from }, 'signed in');
      return reply.header('cache-control', 'no-store').send({ message: messages.loggedIn, access_token });
    } catch (thrown) {
      if (thrown instanceof Refusal) request.log.info({ ...told, from }, 'sign-in refused');
      throw thrown;
    }
  });
}

/** @throws Refusal in words; `told` says what the log may know of it */
async function signIn(
  request: FastifyRequest,
  { username, password, code = '' }: LoginInput,
  { store, passwords, limits, seals, now }: ProofParts,
  told: Told,
): Promise<string> {
  const [address, network, name] = [addressOf(request), abbreviatedAddressOf(request), usernameKey(username)];
  // The address first: one that has had its share leaves no count behind for each username that it makes up.
  const counted: Counted[] = [
    ['signInFailuresOfAddress', address],
    ['signInFailures', `${name} ${address}`],
  ];
  const answer = await limits.guess(counted, async (wrong) => {
    const account = await findStaff(store.db, username);
    told.account = account?.id;
    // Guesses from many places slow each other down, but not those who are at home here.
    const known = await knowsNetwork(store.db, account?.id ?? 0, network, now()); // asked of nobody too: it takes time
    const ofAccount: Counted[] = known ? [] : [['signInFailuresOfAccount', name, network]];
    const checked = await limits.guess(ofAccount, async (wrongHere) => {
      if ((await passwords.matches(password, account?.password_hash)) && account) return account;
      told.why = account ? 'wrong password' : 'no such account';
      throw wrong(wrongHere(new Refusal(401, messages.invalidLogin)));
    });
    const { id } = checked;
    const begin = () =>
      store.write(async (transaction) => {
        // The password was checked a while ago: it may have been changed since, or the account removed.
        if ((await lockAccount(transaction, id))?.password_hash !== checked.password_hash) return 'changed meanwhile';
        const asks = (await findSecret(transaction, id))?.confirmed ?? false;
        if (asks && code === '') return 'code asked';
        if (asks && !(await spendCode(transaction, seals, id, code, now()))) return 'wrong code';
        await noteNetwork(transaction, id, network, now());
        return { token: await issueToken(transaction, id, request.headers['user-agent'] ?? '', now()) };
      });
    if (code === '') return begin();
    return limits.guess([['signInFailures', codesOf(id)]], async (wrongCode) => {
      const begun = await begin();
      if (begun !== 'wrong code') return begun;
      told.why = begun;
      throw wrong(wrongCode(codeAsked(CODE_WRONG)));
    });
  });
  if (typeof answer !== 'string') return answer.token;
  told.why = answer;
  throw answer === 'code asked' ? codeAsked(CODE_NEEDED) : new Refusal(401, messages.invalidLogin);
}

/** Signing out, which ends the session of the token; registered behind the staff's gate. */
export function registerSignOut(staff: App, { store }: { store: Store }): void {
  staff.post(calls.logout.path, async (request) => {
    const { id, staff_id } = sessionOfRequest(request);
    await store.write((transaction) => endSession(transaction, staff_id, id));
    return { message: messages.loggedOut };
  });
}

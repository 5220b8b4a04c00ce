import { issueToken } from '#server/accounts/accessTokens.ts';
import type { Passwords } from '#server/accounts/passwords.ts';
import { CODE_NEEDED, CODE_WRONG, codesOf, spendCode } from '#server/accounts/secondFactor.ts';
import { type Counted, countVisitor, type Limits } from '#server/plugins/limits.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { addressOf } from '#server/plugins/visitorAddress.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { findSecret } from '#server/store/secondFactors.ts';
import { endSession } from '#server/store/sessions.ts';
import { findStaff, usernameKey } from '#server/store/staff.ts';
import { calls } from '#shared/calls.ts';
import { messages } from '#shared/messages.ts';
import { loginSchema } from '#shared/staff.ts';

/** A refusal that asks for a code; a client that knows only section 7 shows its words. */
const codeAsked = (text: string) => new Refusal(401, text, { body: { second_factor: true } });

/**
 * Signing in (specification, section 7: `POST /login`). Where the account has a second factor, a right password without
 * a code is answered 401 with `second_factor: true`, and the same call is made again with the code.
 */
export function registerSignIn(
  app: App,
  parts: { store: Store; passwords: Passwords; limits: Limits; now: () => Date },
): void {
  const { store, passwords, limits, now } = parts;
  const signingIn = { schema: { body: loginSchema }, onRequest: countVisitor(limits, 'calls') };
  app.post(calls.login.path, signingIn, async (request, reply) => {
    const { username, password, code = '' } = request.body;
    const address = addressOf(request);
    // The address first: one that has had its share leaves no count behind for each username that it makes up.
    const counted: Counted[] = [
      ['signInFailuresOfAddress', address],
      ['signInFailures', `${usernameKey(username)} ${address}`],
    ];
    const answer = await limits.guess(counted, async (wrong) => {
      const account = await findStaff(store.db, username);
      if (!(await passwords.matches(password, account?.password_hash)) || !account) {
        throw wrong(new Refusal(401, messages.invalidLogin));
      }
      const { id } = account;
      const device = request.headers['user-agent'] ?? '';
      const begin = () =>
        store.write(async (transaction) => {
          const asks = (await findSecret(transaction, id))?.confirmed ?? false;
          if (asks && code === '') return 'code needed';
          if (asks && !(await spendCode(transaction, id, code, now()))) return 'code wrong';
          return { access_token: await issueToken(transaction, id, device, now()) };
        });
      if (code === '') return begin();
      return limits.guess([['signInFailures', codesOf(id)]], async (wrongCode) => {
        const begun = await begin();
        if (begun === 'code wrong') throw wrong(wrongCode(codeAsked(CODE_WRONG)));
        return begun;
      });
    });
    if (typeof answer === 'string') throw codeAsked(CODE_NEEDED);
    const { access_token } = answer;
    return reply.header('cache-control', 'no-store').send({ message: messages.loggedIn, access_token });
  });
}

/** Signing out, which ends the session of the token; registered behind the staff's gate. */
export function registerSignOut(staff: App, { store }: { store: Store }): void {
  staff.post(calls.logout.path, async (request) => {
    const { id, staff_id } = sessionOfRequest(request);
    await store.write((transaction) => endSession(transaction, staff_id, id));
    return { message: messages.loggedOut };
  });
}

import { issueToken } from '#server/accounts/accessTokens.ts';
import type { Passwords } from '#server/accounts/passwords.ts';
import { addressOf, type Limits } from '#server/plugins/limits.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { endSession } from '#server/store/sessions.ts';
import { findStaff, usernameKey } from '#server/store/staff.ts';
import { calls } from '#shared/calls.ts';
import { messages } from '#shared/messages.ts';
import { loginSchema } from '#shared/staff.ts';

/** Signing in (specification, section 7: `POST /login`). */
export function registerSignIn(
  app: App,
  parts: { store: Store; passwords: Passwords; limits: Limits; now: () => Date },
): void {
  const { store, passwords, limits, now } = parts;
  app.post(calls.login.path, { schema: { body: loginSchema } }, async (request, reply) => {
    const { username, password } = request.body;
    const address = addressOf(request);
    const person = `${usernameKey(username)} ${address}`;
    // Counted before the password is checked and given back after, or guesses that arrive together would all pass.
    await limits.take('signInFailures', person);
    await limits.take('signInFailuresOfAddress', address);
    const account = await findStaff(store.db, username);
    if (!(await passwords.matches(password, account?.password_hash)) || !account) {
      throw new Refusal(401, messages.invalidLogin);
    }
    await limits.giveBack('signInFailures', person);
    await limits.giveBack('signInFailuresOfAddress', address);
    const device = request.headers['user-agent'] ?? '';
    const access_token = await store.write((transaction) => issueToken(transaction, account.id, device, now()));
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

import { hashOf } from '#server/accounts/accessTokens.ts';
import { refuseWeakPassword } from '#server/accounts/passwordRules.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { countVisitor } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import { endSessionsOf } from '#server/store/accounts/sessions.ts';
import { findInvited, lockAccount, setPasswordHash } from '#server/store/accounts/staff.ts';
import { writeAccountHistory } from '#server/store/events/history.ts';
import { acceptedInvitationSchema, invitationSchema, MAX_INVITATION_HOURS } from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

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
      await writeAccountHistory(transaction, {
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

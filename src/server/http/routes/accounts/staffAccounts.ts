import { randomBytes } from 'node:crypto';
import { hashOf } from '#server/accounts/accessTokens.ts';
import { refuseWeakPassword } from '#server/accounts/passwordRules.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { invite } from '#server/store/accounts/invitations.ts';
import { removeSecondFactor } from '#server/store/accounts/secondFactors.ts';
import { endSessionsOf, type SessionRow } from '#server/store/accounts/sessions.ts';
import {
  type AccountChange,
  addStaff,
  listStaff,
  lockAccount,
  removeStaff,
  setPasswordHash,
  setRole,
} from '#server/store/accounts/staff.ts';
import { type AccountEntry, writeAccountHistory } from '#server/store/events/history.ts';
import { type Leaver, takeBackFrom } from '#server/store/leaving.ts';
import type { Connection } from '#server/store/schema.ts';
import {
  leavingSchema,
  MAX_INVITATION_HOURS,
  newStaffSchema,
  passwordResetSchema,
  roleSchema,
  type ScheduledChoice,
  type StaffAccount,
} from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { HOUR_MS } from '#shared/time.ts';
import { rowParams } from '../rowParams.ts';
import { asOwner, checkOwnPassword } from './proof.ts';
import { scheduledItems } from './scheduledItems.ts';

const TAKEN = 'There is an account with this username already.';
const OWN = 'Your own account is changed in your profile.';

const REFUSED: Record<Exclude<AccountChange, 'done'>, [status: number, text: string]> = {
  missing: [404, 'This account no longer exists.'],
  'last account': [409, 'This is the last account: add another before removing it.'],
  'last owner': [409, 'This is the last owner: make somebody else an owner first.'],
};

/** The accounts of staff, for owners. Each change needs the owner's password. */
export function registerStaffAccounts(staff: App, context: AppContext): void {
  const { store, passwords, now } = context;

  const note = (
    transaction: Connection,
    session: SessionRow,
    entry: Pick<AccountEntry, 'action' | 'account'>,
  ): Promise<void> => {
    const { username, id, device } = session;
    return writeAccountHistory(transaction, { ...entry, username, at: now().toISOString(), session: { id, device } });
  };

  /** Withdraws what the account has asked for or scheduled, since it may be in other hands now. */
  const takeBack = (transaction: Connection, { username, staff_id }: SessionRow, of: Leaver, choice: ScheduledChoice) =>
    takeBackFrom(transaction, of, choice, { username, staff_id, now: now() });

  async function hashed(password: string, username: string): Promise<string> {
    await refuseWeakPassword('password', password, username);
    return passwords.hash(password);
  }

  staff.get(staffEndpoints.listStaff.path, async (request): Promise<{ staff: StaffAccount[] }> => {
    const { staff_id } = sessionOfRequest(request);
    const accounts = await listStaff(store.db);
    return { staff: accounts.map((account) => ({ ...account, own: account.id === staff_id })) };
  });

  staff.post(staffEndpoints.createStaff.path, { schema: { body: newStaffSchema } }, async (request, reply) => {
    const session = sessionOfRequest(request);
    const { username, password, role, current_password, code } = request.body;
    const checked = await checkOwnPassword(context, session, current_password);
    const password_hash = password ? await hashed(password, username) : '';
    const invitation = password ? undefined : newInvitation(now());
    const added = await asOwner(context, session, { checked, code }, async (transaction) => {
      const account = await addStaff(transaction, { username, password_hash, role, mustChange: true, now: now() });
      if (!account) throw new HttpError(409, TAKEN, { fields: { username: TAKEN } });
      if (invitation) await invite(transaction, account.id, invitation);
      await note(transaction, session, { action: `${role} added`, account: username });
      return account;
    });
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({
        message: invitation ? `${username} is invited` : `${username} can log in now`,
        staff: { ...added, second_factor: false, own: false, invited_until: invitation?.until.toISOString() ?? null },
        invitation: invitation && { token: invitation.token, until: invitation.until },
      });
  });

  staff.get(staffEndpoints.listScheduled.path, { schema: { params: rowParams } }, async (request) => {
    const { id } = request.params;
    const account = (await listStaff(store.db)).find((one) => one.id === id);
    if (!account) throw new HttpError(...REFUSED.missing);
    return { scheduled: await scheduledItems(store.db, account, now()) };
  });

  const resetting = { schema: { params: rowParams, body: passwordResetSchema } };
  staff.put(staffEndpoints.updateStaff.path, resetting, async (request, reply) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { password, scheduled, current_password, code } = request.body;
    if (session.staff_id === id) throw new HttpError(409, OWN);
    const checked = await checkOwnPassword(context, session, current_password);
    const name = (await listStaff(store.db)).find((account) => account.id === id)?.username;
    const hash = password ? await hashed(password, name ?? '') : '';
    const invitation = password ? undefined : newInvitation(now());
    const username = await asOwner(context, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      if (invitation) await invite(transaction, id, invitation);
      else await setPasswordHash(transaction, id, { hash, mustChange: true });
      await endSessionsOf(transaction, id); // after the new password, so that no session can start with the old one in between
      await takeBack(transaction, session, { id, username: account }, scheduled);
      await note(transaction, session, { action: invitation ? 'invited' : 'password reset', account });
      return account;
    });
    return reply.header('cache-control', 'no-store').send({
      message: invitation ? `${username} is invited to choose a password` : `${username} has a new password`,
      invitation: invitation && { token: invitation.token, until: invitation.until },
    });
  });

  const changingRole = { schema: { params: rowParams, body: roleSchema } };
  staff.put(staffEndpoints.updateRole.path, changingRole, async (request) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { role, scheduled, current_password, code } = request.body;
    const checked = await checkOwnPassword(context, session, current_password);
    const username = await asOwner(context, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      refuse(await setRole(transaction, id, role));
      if (role !== 'owner') await takeBack(transaction, session, { id, username: account }, scheduled);
      await note(transaction, session, { action: `made ${role}`, account });
      return account;
    });
    return { message: `${username} is an ${role} now` };
  });

  const clearing = { schema: { params: rowParams, body: leavingSchema } };
  staff.post(staffEndpoints.clearSecondFactor.path, clearing, async (request) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { scheduled, current_password, code } = request.body;
    if (session.staff_id === id) throw new HttpError(409, OWN);
    const checked = await checkOwnPassword(context, session, current_password);
    const username = await asOwner(context, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      if (!(await removeSecondFactor(transaction, id)))
        throw new HttpError(409, `${account} has not turned on two-step verification.`);
      await takeBack(transaction, session, { id, username: account }, scheduled);
      await note(transaction, session, { action: 'factor cleared', account });
      return account;
    });
    return { message: `${username} can log in with the password alone` };
  });

  staff.post(staffEndpoints.deleteStaff.path, clearing, async (request) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { scheduled, current_password, code } = request.body;
    const checked = await checkOwnPassword(context, session, current_password);
    await asOwner(context, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      refuse(await removeStaff(transaction, id));
      await takeBack(transaction, session, { id, username: account }, scheduled);
      await note(transaction, session, { action: 'account removed', account });
    });
    return { message: 'Account removed successfully' };
  });
}

/** A new invitation. Only the hash of its token is stored. */
function newInvitation(now: Date): { token: string; tokenHash: string; until: Date } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token), until: new Date(now.getTime() + MAX_INVITATION_HOURS * HOUR_MS) };
}

/** The username of an account. @throws HttpError 404 */
async function present(transaction: Connection, id: number): Promise<string> {
  const account = await lockAccount(transaction, id);
  if (!account) throw new HttpError(...REFUSED.missing);
  return account.username;
}

function refuse(change: AccountChange): void {
  if (change !== 'done') throw new HttpError(...REFUSED[change]);
}

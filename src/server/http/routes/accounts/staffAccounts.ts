import { randomBytes } from 'node:crypto';
import { hashOf } from '#server/accounts/accessTokens.ts';
import { refuseWeakPassword } from '#server/accounts/passwordRules.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { removeSecondFactor } from '#server/store/accounts/secondFactors.ts';
import { endSessionsOf } from '#server/store/accounts/sessions.ts';
import {
  addStaff,
  invite,
  listStaff,
  lockAccount,
  removeStaff,
  type StaffRow,
  setPasswordHash,
  setRole,
} from '#server/store/accounts/staff.ts';
import { takeBackFrom } from '#server/store/leaving.ts';
import type { Connection } from '#server/store/schema.ts';
import {
  leavingSchema,
  MAX_INVITATION_HOURS,
  newStaffSchema,
  passwordResetSchema,
  roleSchema,
  type StaffAccount,
} from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { HOUR_MS } from '#shared/time.ts';
import { rowParams } from '../rowParams.ts';
import { prove } from './proof.ts';
import { scheduledItems } from './scheduledItems.ts';

const TAKEN = 'There is an account with this username already.';
const OWN = 'Your own account is changed in your profile.';

const MISSING = 'This account no longer exists.';
const LAST_OWNER = 'This is the last owner: make somebody else an owner first.';

/** The accounts of staff, for owners. Each change needs the owner's password. */
export function registerStaffAccounts(staff: App, context: AppContext): void {
  const { store, passwords, now } = context;

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
    const { username, password, role } = request.body;
    const { asOwner } = await prove(context, request);
    const password_hash = password ? await hashed(password, username) : '';
    const invitation = password ? undefined : newInvitation(now());
    const added = await asOwner(async (transaction, change) => {
      const account = await addStaff(transaction, { username, password_hash, role, mustChange: true, now: now() });
      if (!account) throw new HttpError(409, TAKEN, { fields: { username: TAKEN } });
      if (invitation) await invite(transaction, account.id, invitation);
      await change.note(`${role} added`, username);
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
    if (!account) throw new HttpError(404, MISSING);
    return { scheduled: await scheduledItems(store.db, account, now()) };
  });

  const resetting = { schema: { params: rowParams, body: passwordResetSchema } };
  staff.put(staffEndpoints.updateStaff.path, resetting, async (request, reply) => {
    const { id } = request.params;
    const { password, scheduled } = request.body;
    if (sessionOfRequest(request).staff_id === id) throw new HttpError(409, OWN);
    const { asOwner } = await prove(context, request);
    const name = (await listStaff(store.db)).find((account) => account.id === id)?.username;
    const hash = password ? await hashed(password, name ?? '') : '';
    const invitation = password ? undefined : newInvitation(now());
    const username = await asOwner(async (transaction, change) => {
      const account = await present(transaction, id);
      if (invitation) await invite(transaction, id, invitation);
      else await setPasswordHash(transaction, id, { hash, mustChange: true });
      await endSessionsOf(transaction, id); // after the new password, so that no session can start with the old one in between
      await takeBackFrom(transaction, account, scheduled, change);
      await change.note(invitation ? 'invited' : 'password reset', account.username);
      return account.username;
    });
    return reply.header('cache-control', 'no-store').send({
      message: invitation ? `${username} is invited to choose a password` : `${username} has a new password`,
      invitation: invitation && { token: invitation.token, until: invitation.until },
    });
  });

  const changingRole = { schema: { params: rowParams, body: roleSchema } };
  staff.put(staffEndpoints.updateRole.path, changingRole, async (request) => {
    const { id } = request.params;
    const { role, scheduled } = request.body;
    const { asOwner } = await prove(context, request);
    const username = await asOwner(async (transaction, change) => {
      const account = await present(transaction, id);
      if (!(await setRole(transaction, id, role))) throw new HttpError(409, LAST_OWNER);
      if (role !== 'owner') await takeBackFrom(transaction, account, scheduled, change);
      await change.note(`made ${role}`, account.username);
      return account.username;
    });
    return { message: `${username} is an ${role} now` };
  });

  const clearing = { schema: { params: rowParams, body: leavingSchema } };
  staff.post(staffEndpoints.clearSecondFactor.path, clearing, async (request) => {
    const { id } = request.params;
    if (sessionOfRequest(request).staff_id === id) throw new HttpError(409, OWN);
    const { asOwner } = await prove(context, request);
    const username = await asOwner(async (transaction, change) => {
      const account = await present(transaction, id);
      if (!(await removeSecondFactor(transaction, id)))
        throw new HttpError(409, `${account.username} has not turned on two-step verification.`);
      await takeBackFrom(transaction, account, request.body.scheduled, change);
      await change.note('factor cleared', account.username);
      return account.username;
    });
    return { message: `${username} can log in with the password alone` };
  });

  staff.post(staffEndpoints.deleteStaff.path, clearing, async (request) => {
    const { id } = request.params;
    const { asOwner } = await prove(context, request);
    await asOwner(async (transaction, change) => {
      const account = await present(transaction, id);
      if (!(await removeStaff(transaction, id))) throw new HttpError(409, LAST_OWNER);
      await takeBackFrom(transaction, account, request.body.scheduled, change);
      await change.note('account removed', account.username);
    });
    return { message: 'Account removed successfully' };
  });
}

/** A new invitation. Only the hash of its token is stored. */
function newInvitation(now: Date): { token: string; tokenHash: string; until: Date } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token), until: new Date(now.getTime() + MAX_INVITATION_HOURS * HOUR_MS) };
}

/** An account, locked. @throws HttpError 404 */
async function present(transaction: Connection, id: number): Promise<StaffRow> {
  const account = await lockAccount(transaction, id);
  if (!account) throw new HttpError(404, MISSING);
  return account;
}

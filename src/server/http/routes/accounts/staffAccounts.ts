import { refuseWeakPassword } from '#server/accounts/passwordRules.ts';
import { sessionOfRequest } from '#server/http/plugins/requireStaff.ts';
import type { App } from '#server/http/plugins/validation.ts';
import { HttpError } from '#server/httpError.ts';
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
import type { Connection } from '#server/store/schema.ts';
import {
  newStaffSchema,
  passwordResetSchema,
  proofSchema,
  roleSchema,
  type StaffAccount,
} from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { rowParams } from '../rowParams.ts';
import { asOwner, checkOwnPassword, type ProofParts } from './proof.ts';

const TAKEN = 'There is an account with this username already.';
const OWN = 'Your own account is changed in your profile.';

const REFUSED: Record<Exclude<AccountChange, 'done'>, [status: number, text: string]> = {
  missing: [404, 'This account no longer exists.'],
  'last account': [409, 'This is the last account: add another before removing it.'],
  'last owner': [409, 'This is the last owner: make somebody else an owner first.'],
};

/** The accounts of staff, for owners. Each change needs the owner's password. */
export function registerStaffAccounts(staff: App, parts: ProofParts): void {
  const { store, passwords, now } = parts;

  const note = (
    transaction: Connection,
    session: SessionRow,
    entry: Pick<AccountEntry, 'action' | 'account'>,
  ): Promise<void> => {
    const { username, id, device } = session;
    return writeAccountHistory(transaction, { ...entry, username, at: now().toISOString(), session: { id, device } });
  };

  staff.get(staffEndpoints.listStaff.path, async (request): Promise<{ staff: StaffAccount[] }> => {
    const { staff_id } = sessionOfRequest(request);
    const accounts = await listStaff(store.db);
    return { staff: accounts.map((account) => ({ ...account, own: account.id === staff_id })) };
  });

  staff.post(staffEndpoints.createStaff.path, { schema: { body: newStaffSchema } }, async (request, reply) => {
    const session = sessionOfRequest(request);
    const { username, password, role, current_password, code } = request.body;
    const checked = await checkOwnPassword(parts, session, current_password);
    await refuseWeakPassword('password', password, username);
    const password_hash = await passwords.hash(password);
    const added = await asOwner(parts, session, { checked, code }, async (transaction) => {
      const account = await addStaff(transaction, { username, password_hash, role, mustChange: true, now: now() });
      if (!account) throw new HttpError(409, TAKEN, { fields: { username: TAKEN } });
      await note(transaction, session, { action: `${role} added`, account: username });
      return account;
    });
    return reply
      .code(201)
      .send({ message: `${username} can log in now`, staff: { ...added, second_factor: false, own: false } });
  });

  const resetting = { schema: { params: rowParams, body: passwordResetSchema } };
  staff.put(staffEndpoints.updateStaff.path, resetting, async (request) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { password, current_password, code } = request.body;
    if (session.staff_id === id) throw new HttpError(409, OWN);
    const checked = await checkOwnPassword(parts, session, current_password);
    const name = (await listStaff(store.db)).find((account) => account.id === id)?.username;
    await refuseWeakPassword('password', password, name ?? '');
    const hash = await passwords.hash(password);
    const username = await asOwner(parts, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      await setPasswordHash(transaction, id, { hash, mustChange: true });
      await endSessionsOf(transaction, id); // after the new password, so that no session can start with the old one in between
      await note(transaction, session, { action: 'password reset', account });
      return account;
    });
    return { message: `${username} has a new password` };
  });

  const changingRole = { schema: { params: rowParams, body: roleSchema } };
  staff.put(staffEndpoints.updateRole.path, changingRole, async (request) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { role, current_password, code } = request.body;
    const checked = await checkOwnPassword(parts, session, current_password);
    const username = await asOwner(parts, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      refuse(await setRole(transaction, id, role));
      await note(transaction, session, { action: `made ${role}`, account });
      return account;
    });
    return { message: `${username} is an ${role} now` };
  });

  const clearing = { schema: { params: rowParams, body: proofSchema } };
  staff.post(staffEndpoints.clearSecondFactor.path, clearing, async (request) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    if (session.staff_id === id) throw new HttpError(409, OWN);
    const checked = await checkOwnPassword(parts, session, current_password);
    const username = await asOwner(parts, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      if (!(await removeSecondFactor(transaction, id))) throw new HttpError(409, `${account} has no second factor.`);
      await note(transaction, session, { action: 'factor cleared', account });
      return account;
    });
    return { message: `${username} can log in with the password alone` };
  });

  staff.post(staffEndpoints.deleteStaff.path, clearing, async (request) => {
    const { id } = request.params;
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    const checked = await checkOwnPassword(parts, session, current_password);
    await asOwner(parts, session, { checked, code }, async (transaction) => {
      const account = await present(transaction, id);
      refuse(await removeStaff(transaction, id));
      await note(transaction, session, { action: 'account removed', account });
    });
    return { message: 'Account removed successfully' };
  });
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

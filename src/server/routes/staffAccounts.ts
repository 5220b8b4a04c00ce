import type { Passwords } from '#server/accounts/passwords.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { writeAccountHistory } from '#server/store/history.ts';
import { removeSecondFactor } from '#server/store/secondFactors.ts';
import { endSessionsOf } from '#server/store/sessions.ts';
import { addStaff, listStaff, nameOfStaff, removeStaff, setPasswordHash } from '#server/store/staff.ts';
import { newStaffSchema, passwordResetSchema, type StaffAccount } from '#shared/staff.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { rowParams } from './rowParams.ts';

const TAKEN = 'There is an account with this username already.';
const OWN = 'Your own account is changed in your profile.';
const LAST = 'This is the last account: add another before removing it.';

/** The accounts of staff; registered behind the staff's gate. */
export function registerStaffAccounts(
  staff: App,
  { store, passwords, now }: { store: Store; passwords: Passwords; now: () => Date },
): void {
  const missing = () => new Refusal(404, 'This account no longer exists.');

  staff.get(staffCalls.listStaff.path, async (request): Promise<{ staff: StaffAccount[] }> => {
    const { staff_id } = sessionOfRequest(request);
    const accounts = await listStaff(store.db);
    return { staff: accounts.map((account) => ({ ...account, own: account.id === staff_id })) };
  });

  staff.post(staffCalls.createStaff.path, { schema: { body: newStaffSchema } }, async (request, reply) => {
    const { username, password } = request.body;
    const password_hash = await passwords.hash(password);
    const added = await store.write((transaction) => addStaff(transaction, { username, password_hash, now: now() }));
    if (!added) throw new Refusal(409, TAKEN, { fields: { username: TAKEN } });
    return reply
      .code(201)
      .send({ message: `${username} can log in now`, staff: { ...added, second_factor: false, own: false } });
  });

  const resetting = { schema: { params: rowParams, body: passwordResetSchema } };
  staff.put(staffCalls.updateStaff.path, resetting, async (request) => {
    const { id } = request.params;
    // Without the current password, a stolen token would be a way to the account itself.
    if (sessionOfRequest(request).staff_id === id) throw new Refusal(409, OWN);
    const hash = await passwords.hash(request.body.password);
    const username = await store.write(async (transaction) => {
      await endSessionsOf(transaction, id);
      return setPasswordHash(transaction, id, hash);
    });
    if (username === undefined) throw missing();
    return { message: `${username} has a new password` };
  });

  staff.delete(staffCalls.clearSecondFactor.path, { schema: { params: rowParams } }, async (request) => {
    const { id } = request.params;
    const { staff_id, username } = sessionOfRequest(request);
    if (staff_id === id) throw new Refusal(409, OWN);
    const account = await store.write(async (transaction) => {
      const name = await nameOfStaff(transaction, id);
      if (name === undefined) throw missing();
      if (!(await removeSecondFactor(transaction, id))) throw new Refusal(409, `${name} has no second factor.`);
      const at = now().toISOString();
      await writeAccountHistory(transaction, { at, username, account: name, action: 'factor cleared' });
      return name;
    });
    return { message: `${account} can log in with the password alone` };
  });

  staff.delete(staffCalls.deleteStaff.path, { schema: { params: rowParams } }, async ({ params }) => {
    const removal = await store.write((transaction) => removeStaff(transaction, params.id));
    if (removal === 'missing') throw missing();
    if (removal === 'last') throw new Refusal(409, LAST);
    return { message: 'Account removed successfully' };
  });
}

import type { Passwords } from '#server/accounts/passwords.ts';
import type { Limits } from '#server/plugins/limits.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { endSession, endSessionsOf, listSessions } from '#server/store/sessions.ts';
import { findStaff, setPasswordHash } from '#server/store/staff.ts';
import { passwordChangeSchema, type StaffSession } from '#shared/staff.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { rowParams } from './rowParams.ts';

const WRONG = 'The current password is wrong.';

/** One's own sessions and password; registered behind the staff's gate. */
export function registerOwnAccount(
  staff: App,
  parts: { store: Store; passwords: Passwords; limits: Limits; now: () => Date },
): void {
  const { store, passwords, limits, now } = parts;

  staff.get(staffCalls.listSessions.path, async (request): Promise<{ sessions: StaffSession[] }> => {
    const { id, staff_id } = sessionOfRequest(request);
    const sessions = await listSessions(store.db, staff_id, now());
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === id })) };
  });

  staff.delete(staffCalls.deleteSession.path, { schema: { params: rowParams } }, async (request) => {
    const { staff_id } = sessionOfRequest(request);
    const ended = await store.write((transaction) => endSession(transaction, staff_id, request.params.id));
    if (!ended) throw new Refusal(404, 'This session has ended already.');
    return { message: 'Session ended successfully' };
  });

  staff.put(staffCalls.updatePassword.path, { schema: { body: passwordChangeSchema } }, async (request) => {
    const { id, staff_id, username } = sessionOfRequest(request);
    const { current_password, new_password } = request.body;
    // Counted before the check and given back after it, as at sign-in: a stolen token is no way to the password.
    const who = `own password of ${staff_id}`;
    await limits.take('signInFailures', who);
    const account = await findStaff(store.db, username);
    if (!(await passwords.matches(current_password, account?.password_hash))) {
      throw new Refusal(422, WRONG, { fields: { current_password: WRONG } });
    }
    await limits.giveBack('signInFailures', who);
    const hash = await passwords.hash(new_password);
    await store.write(async (transaction) => {
      await setPasswordHash(transaction, staff_id, hash);
      await endSessionsOf(transaction, staff_id, id);
    });
    return { message: 'Password changed successfully. You are logged out everywhere else.' };
  });
}

import type { Passwords } from '#server/accounts/passwords.ts';
import type { Limits } from '#server/plugins/limits.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { endSession, endSessionsOf, listSessions } from '#server/store/sessions.ts';
import { setPasswordHash } from '#server/store/staff.ts';
import { passwordChangeSchema, type StaffSession } from '#shared/staff.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { checkOwnPassword } from './ownPassword.ts';
import { rowParams } from './rowParams.ts';

/** One's own sessions and password; registered behind the staff's gate. */
export function registerOwnAccount(
  staff: App,
  parts: { store: Store; passwords: Passwords; limits: Limits; now: () => Date },
): void {
  const { store, passwords, now } = parts;

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
    const session = sessionOfRequest(request);
    const { current_password, new_password } = request.body;
    await checkOwnPassword(parts, session, current_password);
    const hash = await passwords.hash(new_password);
    await store.write(async (transaction) => {
      await setPasswordHash(transaction, session.staff_id, hash);
      await endSessionsOf(transaction, session.staff_id, session.id);
    });
    return { message: 'Password changed successfully. You are logged out everywhere else.' };
  });
}

import type { FastifyRequest } from 'fastify';
import { refuseWeakPassword } from '#server/accounts/passwordRules.ts';
import { isFactorRequired, toDoOf } from '#server/accounts/requirements.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { endSession, endSessionsOf, listSessions } from '#server/store/accounts/sessions.ts';
import { findStaff, setPasswordHash } from '#server/store/accounts/staff.ts';
import { lastAccountChange } from '#server/store/events/history.ts';
import {
  type OwnAccount,
  type PasswordChange,
  passwordChangeSchema,
  type StaffSession,
} from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { rowParams } from '../../validation.ts';
import { asSelf, ownPasswordOf, type Work, wrongPassword } from './proof.ts';

const SAME = 'The new password is the one that you have.';
const CHANGED = 'Password changed successfully. You are logged out everywhere else.';

/** The signed-in person's account, sessions and password. */
export function registerOwnAccount(staff: App, context: AppContext): void {
  const { store, passwords, limits, now, settings } = context;

  staff.get(staffEndpoints.readAccount.path, async (request): Promise<OwnAccount> => {
    const session = sessionOfRequest(request);
    return {
      username: session.username,
      role: session.role,
      second_factor: session.factor_since !== null,
      second_factor_required: isFactorRequired(settings.requireSecondFactor, session.role),
      to_do: toDoOf(session, settings.requireSecondFactor),
    };
  });

  staff.get(staffEndpoints.listSessions.path, async (request): Promise<{ sessions: StaffSession[] }> => {
    const { id, staff_id } = sessionOfRequest(request);
    const sessions = await listSessions(store.db, staff_id, now());
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === id })) };
  });

  staff.delete(staffEndpoints.deleteSession.path, { schema: { params: rowParams } }, async (request) => {
    const { staff_id } = sessionOfRequest(request);
    const ended = await store.write((transaction) => endSession(transaction, staff_id, request.params.id));
    if (!ended) throw new HttpError(404, 'It is logged out there already.');
    return { message: 'Logged out there' };
  });

  /**
   * Whether this session made the change already, and was not told: its last new password holds.
   *
   * @throws HttpError if it does not, which counts as a failed sign-in
   */
  const isChanged = async (request: FastifyRequest & { body: PasswordChange }): Promise<boolean> => {
    const session = sessionOfRequest(request);
    const { id, username } = session;
    const last = await lastAccountChange(store.db, username, ['password changed'], now());
    if (last?.session_id !== id) return false;
    const account = await findStaff(store.db, username);
    const counted = ownPasswordOf(session, account);
    return limits.guess([counted], async (wrong) => {
      // A wrong one is one more guess at the password that holds.
      if (!(await passwords.matches(request.body.new_password, account?.password_hash))) throw wrong(wrongPassword());
      await limits.giveBack(...counted); // the old password was no guess
      return true;
    });
  };

  staff.put(staffEndpoints.updatePassword.path, { schema: { body: passwordChangeSchema } }, async (request) => {
    const { current_password, new_password } = request.body;
    let hash = '';
    // Runs after the current password was checked: both steps are slow.
    const prepare = async () => {
      if (new_password === current_password) throw new HttpError(422, SAME, { fields: { new_password: SAME } });
      await refuseWeakPassword('new_password', new_password, sessionOfRequest(request).username);
      hash = await passwords.hash(new_password);
    };
    const change: Work<void> = async (transaction, { staff_id, session, note }) => {
      await setPasswordHash(transaction, staff_id, { hash, mustChange: false });
      await endSessionsOf(transaction, staff_id, session.id);
      await note('password changed');
    };
    await asSelf(context, request, change, { prepare }).catch(async (thrown: unknown) => {
      const isWrong = thrown instanceof HttpError && thrown.details.fields?.current_password !== undefined;
      if (!isWrong || !(await isChanged(request))) throw thrown;
    });
    return { message: CHANGED };
  });
}

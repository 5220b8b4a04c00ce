import type { Passwords } from '#server/accounts/passwords.ts';
import { CODE_WRONG, codesOf, newKey, renewRecoveryCodes, spendCode, stepOf } from '#server/accounts/secondFactor.ts';
import type { Limits } from '#server/plugins/limits.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { writeAccountHistory } from '#server/store/history.ts';
import type { Connection } from '#server/store/schema.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecret,
  readSecondFactor,
  removeSecondFactor,
} from '#server/store/secondFactors.ts';
import { endSessionsOf, type SessionRow } from '#server/store/sessions.ts';
import { secondFactorSchema } from '#shared/staff.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { checkOwnPassword } from './ownPassword.ts';

const ON_ALREADY = 'Your second factor is on already.';
const NOT_BEGUN = 'This key no longer holds: begin again.';

/** One's own second factor; registered behind the staff's gate. */
export function registerSecondFactor(
  staff: App,
  parts: { store: Store; passwords: Passwords; limits: Limits; now: () => Date },
): void {
  const { store, limits, now } = parts;

  /** Does in one transaction what needs one's password and a code; a wrong one of either counts as at sign-in. */
  async function withProof<Result>(
    session: SessionRow,
    password: string,
    work: (transaction: Connection, wrongCode: () => Refusal) => Promise<Result>,
  ): Promise<Result> {
    await checkOwnPassword(parts, session, password);
    return limits.guess([['signInFailures', codesOf(session.staff_id)]], (wrong) => {
      const wrongCode = () => wrong(new Refusal(422, CODE_WRONG, { fields: { code: CODE_WRONG } }));
      return store.write((transaction) => work(transaction, wrongCode));
    });
  }

  const noted = ({ username }: SessionRow) => ({ at: now().toISOString(), username, account: username });

  staff.get(staffCalls.readSecondFactor.path, (request) =>
    readSecondFactor(store.db, sessionOfRequest(request).staff_id),
  );

  staff.post(staffCalls.createSecondFactor.path, async (request) => {
    const { staff_id, username } = sessionOfRequest(request);
    const key = newKey(username);
    const begun = await store.write((transaction) => beginSecondFactor(transaction, staff_id, key.secret));
    if (!begun) throw new Refusal(409, ON_ALREADY);
    return key;
  });

  const proven = { schema: { body: secondFactorSchema } };

  staff.post(staffCalls.confirmSecondFactor.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    const recovery_codes = await withProof(session, current_password, async (transaction, wrongCode) => {
      const key = await findSecret(transaction, session.staff_id);
      if (key?.confirmed) throw new Refusal(409, ON_ALREADY);
      if (!key) throw new Refusal(409, NOT_BEGUN);
      const step = stepOf(key.secret, code, now());
      if (step === null) throw wrongCode();
      const at = now().toISOString();
      if (!(await confirmSecondFactor(transaction, session.staff_id, { step, at }))) throw new Refusal(409, ON_ALREADY);
      await endSessionsOf(transaction, session.staff_id, session.id);
      await writeAccountHistory(transaction, { ...noted(session), action: 'factor on' });
      return renewRecoveryCodes(transaction, session.staff_id);
    });
    return { message: 'Second factor turned on. You are logged out everywhere else.', recovery_codes };
  });

  staff.post(staffCalls.deleteSecondFactor.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    await withProof(session, current_password, async (transaction, wrongCode) => {
      if (!(await spendCode(transaction, session.staff_id, code, now()))) throw wrongCode();
      await removeSecondFactor(transaction, session.staff_id);
      await writeAccountHistory(transaction, { ...noted(session), action: 'factor off' });
    });
    return { message: 'Second factor turned off' };
  });

  staff.post(staffCalls.createRecoveryCodes.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    const recovery_codes = await withProof(session, current_password, async (transaction, wrongCode) => {
      if (!(await spendCode(transaction, session.staff_id, code, now()))) throw wrongCode();
      await writeAccountHistory(transaction, { ...noted(session), action: 'codes renewed' });
      return renewRecoveryCodes(transaction, session.staff_id);
    });
    return { message: 'New recovery codes made: the old ones no longer work', recovery_codes };
  });
}

import { isFactorRequired, type SecondFactorRule } from '#server/accounts/requirements.ts';
import { newKey, renewRecoveryCodes, spendCode, stepOf } from '#server/accounts/secondFactor.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import { writeAccountHistory } from '#server/store/history.ts';
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
import { accountOf, checkOwnPassword, type ProofParts, withPassword } from './proof.ts';

const ON_ALREADY = 'Your second factor is on already.';
const NOT_BEGUN = 'This key no longer holds: begin again.';
const REQUIRED = 'This site requires a second factor of you, so it cannot be turned off.';

/** One's own second factor; registered behind the staff's gate. */
export function registerSecondFactor(
  staff: App,
  parts: ProofParts & { settings: { requireSecondFactor: SecondFactorRule } },
): void {
  const { store, seals, now, settings } = parts;

  const noted = ({ username, id, device }: SessionRow) => ({
    at: now().toISOString(),
    username,
    account: username,
    session: { id, device },
  });

  staff.get(staffCalls.readSecondFactor.path, (request) =>
    readSecondFactor(store.db, sessionOfRequest(request).staff_id),
  );

  staff.post(staffCalls.createSecondFactor.path, async (request) => {
    const session = sessionOfRequest(request);
    const { staff_id, username } = session;
    const key = newKey(username);
    const sealed = seals.seal(key.secret, staff_id);
    const begun = await store.write(async (transaction) => {
      await accountOf(transaction, session);
      return beginSecondFactor(transaction, staff_id, sealed);
    });
    if (!begun) throw new Refusal(409, ON_ALREADY);
    return key;
  });

  const proven = { schema: { body: secondFactorSchema } };

  staff.post(staffCalls.confirmSecondFactor.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    const checked = await checkOwnPassword(parts, session, current_password);
    const recovery_codes = await withPassword(parts, session, checked, async (transaction, wrongCode) => {
      const key = await findSecret(transaction, session.staff_id);
      if (key?.confirmed) throw new Refusal(409, ON_ALREADY);
      if (!key) throw new Refusal(409, NOT_BEGUN);
      const secret = seals.open(key.secret, session.staff_id);
      if (secret === undefined) throw new Refusal(409, NOT_BEGUN);
      const step = stepOf(secret, code, now());
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
    if (isFactorRequired(settings.requireSecondFactor, session.role)) throw new Refusal(409, REQUIRED);
    const { current_password, code } = request.body;
    const checked = await checkOwnPassword(parts, session, current_password);
    await withPassword(parts, session, checked, async (transaction, wrongCode) => {
      if (!(await spendCode(transaction, seals, session.staff_id, code, now()))) throw wrongCode();
      await removeSecondFactor(transaction, session.staff_id);
      await writeAccountHistory(transaction, { ...noted(session), action: 'factor off' });
    });
    return { message: 'Second factor turned off' };
  });

  staff.post(staffCalls.createRecoveryCodes.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    const checked = await checkOwnPassword(parts, session, current_password);
    const recovery_codes = await withPassword(parts, session, checked, async (transaction, wrongCode) => {
      if (!(await spendCode(transaction, seals, session.staff_id, code, now()))) throw wrongCode();
      await writeAccountHistory(transaction, { ...noted(session), action: 'codes renewed' });
      return renewRecoveryCodes(transaction, session.staff_id);
    });
    return { message: 'New recovery codes made: the old ones no longer work', recovery_codes };
  });
}

import { isFactorRequired } from '#server/accounts/requirements.ts';
import { newAuthenticatorKey, renewRecoveryCodes, spendCode, stepOf } from '#server/accounts/secondFactor.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecret,
  readSecondFactor,
  removeSecondFactor,
} from '#server/store/accounts/secondFactors.ts';
import { endSessionsOf, type SessionRow } from '#server/store/accounts/sessions.ts';
import { writeAccountHistory } from '#server/store/events/history.ts';
import { secondFactorSchema } from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { accountOf, checkOwnPassword, withPassword } from './proof.ts';

const ON_ALREADY = 'Two-step verification is on already.';
const NOT_BEGUN = 'This key no longer holds: begin again.';
const REQUIRED = 'This site requires two-step verification of you, so it cannot be turned off.';

/** The signed-in person's second factor. */
export function registerSecondFactor(staff: App, context: AppContext): void {
  const { store, content, secretCipher, now, settings } = context;

  const noted = ({ username, id, device }: SessionRow) => ({
    at: now().toISOString(),
    username,
    account: username,
    session: { id, device },
  });

  staff.get(staffEndpoints.readSecondFactor.path, (request) =>
    readSecondFactor(store.db, sessionOfRequest(request).staff_id),
  );

  staff.post(staffEndpoints.createSecondFactor.path, async (request) => {
    const session = sessionOfRequest(request);
    const { staff_id, username } = session;
    const key = newAuthenticatorKey(username, (await content.current()).church('en').name.value);
    const encrypted = secretCipher.encrypt(key.secret, staff_id);
    const begun = await store.write(async (transaction) => {
      await accountOf(transaction, session);
      return beginSecondFactor(transaction, staff_id, encrypted);
    });
    if (!begun) throw new HttpError(409, ON_ALREADY);
    return key;
  });

  const proven = { schema: { body: secondFactorSchema } };

  staff.post(staffEndpoints.confirmSecondFactor.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    const checked = await checkOwnPassword(context, session, current_password);
    const recovery_codes = await withPassword(context, session, checked, async (transaction, wrongCode) => {
      const key = await findSecret(transaction, session.staff_id);
      if (key?.confirmed) throw new HttpError(409, ON_ALREADY);
      if (!key) throw new HttpError(409, NOT_BEGUN);
      const secret = secretCipher.decrypt(key.secret, session.staff_id);
      if (secret === undefined) throw new HttpError(409, NOT_BEGUN);
      const step = stepOf(secret, code, now());
      if (step === null) throw wrongCode();
      const at = now().toISOString();
      if (!(await confirmSecondFactor(transaction, session.staff_id, { step, at })))
        throw new HttpError(409, ON_ALREADY);
      await endSessionsOf(transaction, session.staff_id, session.id);
      await writeAccountHistory(transaction, { ...noted(session), action: 'factor on' });
      return renewRecoveryCodes(transaction, session.staff_id);
    });
    return { message: 'Two-step verification turned on. You are logged out everywhere else.', recovery_codes };
  });

  staff.post(staffEndpoints.deleteSecondFactor.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    if (isFactorRequired(settings.requireSecondFactor, session.role)) throw new HttpError(409, REQUIRED);
    const { current_password, code } = request.body;
    const checked = await checkOwnPassword(context, session, current_password);
    await withPassword(context, session, checked, async (transaction, wrongCode) => {
      if (!(await spendCode(transaction, secretCipher, session.staff_id, code, now()))) throw wrongCode();
      await removeSecondFactor(transaction, session.staff_id);
      await writeAccountHistory(transaction, { ...noted(session), action: 'factor off' });
    });
    return { message: 'Two-step verification turned off' };
  });

  staff.post(staffEndpoints.createRecoveryCodes.path, proven, async (request) => {
    const session = sessionOfRequest(request);
    const { current_password, code } = request.body;
    const checked = await checkOwnPassword(context, session, current_password);
    const recovery_codes = await withPassword(context, session, checked, async (transaction, wrongCode) => {
      if (!(await spendCode(transaction, secretCipher, session.staff_id, code, now()))) throw wrongCode();
      await writeAccountHistory(transaction, { ...noted(session), action: 'codes renewed' });
      return renewRecoveryCodes(transaction, session.staff_id);
    });
    return { message: 'New recovery codes made: the old ones no longer work', recovery_codes };
  });
}

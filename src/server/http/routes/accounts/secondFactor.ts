import { isFactorRequired } from '#server/accounts/requirements.ts';
import { madeUnkeptCodes, newAuthenticatorKey, renewRecoveryCodes, stepOf } from '#server/accounts/secondFactor.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecret,
  readSecondFactor,
  removeSecondFactor,
  setCodesMadeBy,
} from '#server/store/accounts/secondFactors.ts';
import { endSessionsOf } from '#server/store/accounts/sessions.ts';
import { lastAccountChange } from '#server/store/events/history.ts';
import type { Connection } from '#server/store/store.ts';
import { secondFactorSchema } from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { accountOf, asSelf, type ProvenChange } from './proof.ts';

const ON_ALREADY = 'Two-step verification is on already.';
const NOT_BEGUN = 'This key no longer holds: begin again.';
const REQUIRED = 'This site requires two-step verification of you, so it cannot be turned off.';

/** The signed-in person's second factor. */
export function registerSecondFactor(staff: App, context: AppContext): void {
  const { store, content, secretCipher, now, settings } = context;

  staff.get(staffEndpoints.readSecondFactor.path, (request) =>
    readSecondFactor(store.db, sessionOfRequest(request).staff_id),
  );

  staff.post(staffEndpoints.createSecondFactor.path, async (request) => {
    const session = sessionOfRequest(request);
    const { staff_id, username } = session;
    const key = newAuthenticatorKey(username, (await content.current()).church('en').name.value);
    const encrypted = secretCipher.encrypt(key.secret, staff_id);
    const begun = await store.write(async (transaction) => {
      await accountOf(transaction, session, now());
      return beginSecondFactor(transaction, staff_id, encrypted);
    });
    if (!begun) throw new HttpError(409, ON_ALREADY);
    return key;
  });

  const proven = { schema: { body: secondFactorSchema } };

  staff.post(staffEndpoints.confirmSecondFactor.path, proven, async (request) => {
    const { code } = request.body;
    const recovery_codes = await asSelf(context, request, async (transaction, change) => {
      const { staff_id, session, note, wrongCode } = change;
      const key = await findSecret(transaction, staff_id);
      if (key?.confirmed_at) {
        // Its recovery codes may have been in an answer that was lost: the app's next code gives others.
        if (key.codes_made_by !== null) return renewCodes(transaction, change, code);
        throw new HttpError(409, ON_ALREADY);
      }
      const secret = key && secretCipher.decrypt(key.secret, staff_id);
      if (secret === undefined) throw new HttpError(409, NOT_BEGUN);
      const step = stepOf(secret, code, now());
      if (step === null) throw wrongCode();
      const at = now().toISOString();
      if (!(await confirmSecondFactor(transaction, staff_id, { step, at }))) throw new HttpError(409, ON_ALREADY);
      await endSessionsOf(transaction, staff_id, session.id);
      await note('factor on');
      return renewRecoveryCodes(transaction, staff_id, code);
    });
    return { message: 'Two-step verification turned on. You are logged out everywhere else.', recovery_codes };
  });

  staff.post(staffEndpoints.deleteSecondFactor.path, proven, async (request) => {
    const { role } = sessionOfRequest(request);
    if (isFactorRequired(settings.requireSecondFactor, role)) throw new HttpError(409, REQUIRED);
    await asSelf(context, request, async (transaction, { staff_id, note, spendCode }) => {
      if (!(await findSecret(transaction, staff_id))?.confirmed_at) return; // the request was sent again
      await spendCode();
      await removeSecondFactor(transaction, staff_id);
      await note('factor off');
    });
    return { message: 'Two-step verification turned off' };
  });

  staff.post(staffEndpoints.createRecoveryCodes.path, proven, async (request) => {
    const recovery_codes = await asSelf(context, request, (transaction, change) =>
      renewCodes(transaction, change, request.body.code),
    );
    return { message: 'New recovery codes made: the old ones no longer work', recovery_codes };
  });

  staff.post(staffEndpoints.keepRecoveryCodes.path, async (request) => {
    const { staff_id } = sessionOfRequest(request);
    await store.write((transaction) => setCodesMadeBy(transaction, staff_id, null));
    return { message: 'The recovery codes are kept' };
  });
}

/**
 * Makes new recovery codes and ends the old. If an old one was used up for them, the same session may send it again until
 * the person has said that they are kept: the answer may have been lost, and with it the only codes. A code of the app
 * never counts twice, since somebody may have seen it.
 */
async function renewCodes(
  transaction: Connection,
  { staff_id, username, session, now, note, spendCode }: ProvenChange,
  code: string,
): Promise<string[]> {
  const last = await lastAccountChange(transaction, username, ['codes renewed'], now);
  const isAgain = last?.session_id === session.id && (await madeUnkeptCodes(transaction, staff_id, code));
  if (!isAgain) await spendCode();
  await note('codes renewed');
  return renewRecoveryCodes(transaction, staff_id, code);
}

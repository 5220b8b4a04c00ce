import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { FormSigns } from '#shared/inbox/contact.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { asApiError } from '#web/api/errors.ts';
import { forgetSignup } from '#web/api/kept/keptSignups.ts';
import type { OutboxStoreApi } from '#web/outbox/storeApi.ts';
import { loadOutbox, saveWrite } from '#web/outbox/useOutbox.ts';
import { language } from '#words/language.ts';

/** The result of an attempt to send a sign-up. */
export type Sent =
  | 'stored'
  /** Nothing was stored; the same request would be refused again. */
  | { refused: ApiError }
  /**
   * The server may have stored it. It stays on this device, and is sent again with the same key. The reason, if it is
   * known.
   */
  | { kept: ApiError | null };

/** The keys that are being sent: a page that comes back into view does not send them a second time. */
const underWay = new Set<string>();

/** Statuses after which a retry may succeed. */
const isForLater = ({ kind, status }: ApiError): boolean =>
  kind !== 'refused' || status === null || status >= 500 || status === 429;

/**
 * Sends a sign-up through the outbox, which sends it even after this page is closed. Without an outbox it is sent at
 * once. The answer is stored on this device.
 *
 * @returns what became of it; undefined while it is already being sent
 */
export async function sendSignup(
  store: OutboxStoreApi,
  { id, title, start_date, end_date }: ChurchEvent,
  { key, signup, signs = { remarks: '' } }: { key: string; signup: SignupInput; signs?: FormSigns },
): Promise<Sent | undefined> {
  if (underWay.has(key)) return undefined;
  underWay.add(key);
  const event = { id, title, start_date, end_date };
  const write = { kind: 'signup', language, event, secret: key, signup, signs } as const;
  const { error, waits, why = null } = await saveWrite(store, write, key);
  underWay.delete(key);
  if (waits) return { kept: why };
  if (!error) return 'stored';
  const failure = asApiError(error);
  if (isForLater(failure)) return { kept: failure };
  forgetSignup(key);
  return { refused: failure };
}

/** Gives up a sign-up that was not sent. */
export async function discardSignup(store: OutboxStoreApi, key: string): Promise<void> {
  forgetSignup(key);
  await (await loadOutbox(store))?.discardKey(key);
}

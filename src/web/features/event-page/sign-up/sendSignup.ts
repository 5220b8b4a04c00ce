import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { FormSigns } from '#shared/inbox/contact.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { api } from '#web/api/api.ts';
import type { CallError } from '#web/api/baseQuery.ts';
import { signupApi } from '#web/api/endpoints/signups.ts';
import { asCallError } from '#web/api/errors.ts';
import { forgetSignup, keepAnswer } from '#web/entities/signup/keptSignups.ts';

/** What became of an attempt to send a sign-up. */
export type Sent =
  | 'stored'
  /** Nothing was stored, and the same again would be refused again. */
  | { refused: CallError }
  /** It may be stored or not: it is kept, and sent again with the same key. */
  | { kept: CallError };

/** The store's `dispatch`. */
export type SignupDispatch = ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>;

/** The keys that are being sent: a page that comes back into view does not send them a second time. */
const underWay = new Set<string>();

/** Statuses that say: later. */
const isForLater = ({ kind, status }: CallError): boolean =>
  kind !== 'refused' || status === null || status >= 500 || status === 429;

/**
 * Sends a sign-up and keeps the answer on this device.
 *
 * @returns what became of it; undefined while it is already being sent
 */
export async function sendSignup(
  dispatch: SignupDispatch,
  event: ChurchEvent,
  made: { key: string; signup: SignupInput; signs?: FormSigns },
): Promise<Sent | undefined> {
  if (underWay.has(made.key)) return undefined;
  underWay.add(made.key);
  const { data, error } = await dispatch(
    signupApi.endpoints.createSignup.initiate({ event, ...made }, { track: false }),
  );
  underWay.delete(made.key);
  if (data) {
    keepAnswer(event, made.key, data.signup);
    return 'stored';
  }
  const failure = asCallError(error);
  if (isForLater(failure)) return { kept: failure };
  forgetSignup(made.key);
  return { refused: failure };
}

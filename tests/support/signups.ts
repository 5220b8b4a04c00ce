import { randomBytes } from 'node:crypto';
import type { EventInput } from '#shared/events/event.ts';
import type { Answer, TestApp } from './testApp.ts';

/** A secret key, as a phone makes it. */
export const aKey = (): string => randomBytes(32).toString('base64url');

/** A sign-up as the form sends it, with what a test says of it. */
export const aSignup = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  key: aKey(),
  name: 'Wanjiku Kamau',
  adults: 1,
  children: 0,
  phone_number: null,
  answer: null,
  remarks: '',
  seconds: 12,
  ...fields,
});

/** Creates an event that takes sign-ups. */
export const createSignupEvent = async (site: TestApp, fields: Partial<EventInput> = {}): Promise<number> =>
  (await site.put({ signup: 'open', ...fields })).id;

/** Signs somebody up, and returns the answer with the key. */
export async function signUp(
  site: TestApp,
  event: number,
  fields: Record<string, unknown> = {},
): Promise<Answer & { key: string }> {
  const body = aSignup({ event, ...fields });
  return { ...(await site.request('createSignup', { body })), key: String(body.key) };
}

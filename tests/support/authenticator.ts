import { TOTP } from 'otpauth';
import type { Store } from '#server/store/store.ts';
import type { Proof } from '#shared/auth/accounts.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { STAFF } from './testApp.ts';

/** What an authenticator app shows for a key at a moment, so many steps of 30 seconds later (earlier, if negative). */
export function appCode(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 });
}

interface Site {
  // biome-ignore lint/suspicious/noExplicitAny: the two answers are of two kinds.
  request: (asked: Endpoint, options: { token: string; body?: object }) => Promise<{ body: any }>;
  clock: { now: () => Date };
}

/** Turns on the second factor of an account that is logged in: the next `code` is good half a minute later. */
export async function turnOnFactor({ request, clock }: Site, token: string, password: string = STAFF.password) {
  const { secret } = (await request(staffEndpoints.createSecondFactor, { token })).body;
  const code = (steps?: number) => appCode(secret, clock.now(), steps);
  const body = { current_password: password, code: code() };
  const answer = await request(staffEndpoints.confirmSecondFactor, { token, body });
  const recovery: string[] = answer.body.recovery_codes;
  /** The password and a recovery code, each time another; there are ten. */
  const proof = (): Required<Proof> => {
    const code = recovery.pop();
    if (code === undefined) throw new Error('No recovery code is left.');
    return { current_password: password, code };
  };
  return { secret: secret as string, code, recovery, proof };
}

/** Makes every second factor older than any wait: what one was turned on for a while ago may do. */
export async function ageFactors(store: Store): Promise<void> {
  const confirmed_at = '2026-01-01T00:00:00.000Z';
  await store.write((transaction) => transaction.updateTable('second_factors').set({ confirmed_at }).execute());
}

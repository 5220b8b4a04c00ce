import { TOTP } from 'otpauth';
import type { Store } from '#server/store/store.ts';
import type { Proof } from '#shared/auth/accounts.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

/** What an authenticator app shows for a key at a moment, so many steps of 30 seconds later (earlier, if negative). */
export function appCode(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 });
}

/**
 * Turns on the second factor of an account.
 *
 * @param ask sends a request in the account's name and returns its answer
 * @returns gives the password and a recovery code, each time another; there are ten
 */
export async function turnOnFactor(
  // biome-ignore lint/suspicious/noExplicitAny: the two answers are of two kinds.
  ask: (request: Endpoint, body: object) => Promise<any>,
  { password, now = new Date() }: { password: string; now?: Date },
): Promise<() => Required<Proof>> {
  const { secret } = await ask(staffEndpoints.createSecondFactor, {});
  const body = { current_password: password, code: appCode(secret, now) };
  const { recovery_codes } = await ask(staffEndpoints.confirmSecondFactor, body);
  return () => {
    const code = recovery_codes.pop();
    if (code === undefined) throw new Error('No recovery code is left.');
    return { current_password: password, code };
  };
}

/** Makes every second factor older than any wait: what one was turned on for a while ago may do. */
export async function ageFactors(store: Store): Promise<void> {
  const confirmed_at = '2026-01-01T00:00:00.000Z';
  await store.write((transaction) => transaction.updateTable('second_factors').set({ confirmed_at }).execute());
}

import { TOTP } from 'otpauth';

/** What an authenticator app shows for a key at a moment, so many steps of 30 seconds later (earlier, if negative). */
export function appCode(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 });
}

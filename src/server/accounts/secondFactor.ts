import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { church } from '#content/church.ts';
import type { Connection } from '#server/store/schema.ts';
import { claimStep, findSecret, replaceRecoveryCodes, spendRecoveryCode } from '#server/store/secondFactors.ts';
import type { SecondFactorKey } from '#shared/staff.ts';

/** Said where the password is right and a code is needed too. */
export const CODE_NEEDED = 'This account also asks for a code from an authenticator app.';

/** Said of a code that does not hold. */
export const CODE_WRONG = 'This code is wrong, or was used already. An app shows a new one every 30 seconds.';

/** Whose wrong codes are counted: the account's, wherever they come from. Only who knows its password gets so far. */
export const codesOf = (staffId: number): string => `codes of ${staffId}`;

/** How many steps of 30 seconds a phone's clock may be off, either way. */
const WINDOW = 1;

/** How many recovery codes a person gets. */
const RECOVERY_CODES = 10;

const totpOf = (secret: string, label = ''): TOTP => new TOTP({ issuer: church.name.value, label, secret });

/** A new key for an authenticator app, 160 random bits, as text and as the address that goes into a QR code. */
export function newKey(username: string): SecondFactorKey {
  const secret = new Secret().base32;
  return { secret, address: totpOf(secret, username).toString() };
}

/** The step of 30 seconds, counted from 1970, whose code this is; null where it is none of those that hold now. */
export function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = plain(typed);
  if (!isAppCode(token)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/**
 * Uses up a code of an account's second factor: six digits of the app, whose step must be later than any used before,
 * or a recovery code, which is good once. False where the code is none that holds.
 */
export async function spendCode(transaction: Connection, staffId: number, typed: string, now: Date): Promise<boolean> {
  const factor = await findSecret(transaction, staffId);
  if (!factor?.confirmed) return false;
  if (!isAppCode(plain(typed))) return spendRecoveryCode(transaction, staffId, hashOf(staffId, typed));
  const step = stepOf(factor.secret, typed, now);
  return step !== null && claimStep(transaction, staffId, step);
}

/** Gives an account new recovery codes and returns them: told this once, kept as hashes. */
export async function renewRecoveryCodes(transaction: Connection, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(
    transaction,
    staffId,
    codes.map((code) => hashOf(staffId, code)),
  );
  return codes;
}

/** Three groups of four that cannot be misread, 59 bits. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** A code without the spaces, dashes and capital letters that people type. */
const plain = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase();

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

const hashOf = (staffId: number, code: string): string =>
  createHash('sha256')
    .update(`${staffId} ${plain(code)}`)
    .digest('base64url');

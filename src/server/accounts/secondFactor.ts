import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { HttpError } from '#server/httpError.ts';
import {
  claimStep,
  findSecret,
  listRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '#server/store/accounts/secondFactors.ts';
import { guessedAt, type StaffRow } from '#server/store/accounts/staff.ts';
import type { Connection } from '#server/store/store.ts';
import type { SecondFactorKey } from '#shared/auth/accounts.ts';
import { randomGroups } from './passwords.ts';
import type { SecretCipher } from './secretCipher.ts';

export const CODE_NEEDED = 'This account also asks for a code from an authenticator app.';

export const CODE_WRONG = 'This code is wrong, or was used already. An app shows a new one every 30 seconds.';

const CODE_UNREADABLE =
  'Codes of your app cannot be checked just now. Use a recovery code, or ask an owner to turn off your two-step verification.';

/**
 * The key under which wrong codes are counted. A code is asked for only after the right password. Each session has its
 * own count, and so has each network that the account has used: guesses from elsewhere lock out neither. All other
 * networks share one count, or many networks together could find a code.
 */
export const codesOf = (account: Pick<StaffRow, 'id' | 'password_hash'>, from: string): string =>
  `codes of ${account.id} ${guessedAt(account)} from ${from}`;

/** How far a phone's clock may be off either way, in steps of 30 seconds. */
const MAX_CLOCK_STEPS = 1;

const RECOVERY_CODES = 10;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret });

/**
 * A new secret for an authenticator app: 160 random bits, as text and as the URI for a QR code.
 *
 * @param church its name, which the app shows beside the username
 */
export function newAuthenticatorKey(username: string, church: string): SecondFactorKey {
  const secret = new Secret().base32;
  return { secret, address: totpOf(secret, { issuer: church, label: username }).toString() };
}

/** The time step (30 seconds, since 1970) of a code; null if the code is not valid now. */
export function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = plain(typed);
  if (!isAppCode(token)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: MAX_CLOCK_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/**
 * Uses up a code: six digits of the app, of a later time step than any used before, or a recovery code, once.
 *
 * @returns false if the code is not valid
 * @throws HttpError if the app's secret cannot be decrypted
 */
export async function spendCode(
  transaction: Connection,
  secretCipher: SecretCipher,
  staffId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const factor = await findSecret(transaction, staffId);
  if (!factor?.confirmed_at) return false;
  if (!isAppCode(plain(typed))) {
    const found = (await listRecoveryCodes(transaction, staffId)).find((kept) => isHashOf(kept, staffId, typed));
    return found !== undefined && spendRecoveryCode(transaction, staffId, found);
  }
  const secret = secretCipher.decrypt(factor.secret, staffId);
  if (secret === undefined) throw new HttpError(422, CODE_UNREADABLE, { fields: { code: CODE_UNREADABLE } });
  const step = stepOf(secret, typed, now);
  return step !== null && claimStep(transaction, staffId, step);
}

/** Creates new recovery codes and returns them. Only their hashes are stored. @param typed the code given for them */
export async function renewRecoveryCodes(transaction: Connection, staffId: number, typed: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomGroups(5)); // 99 bits each
  const hashes = codes.map((code) => saltedHash(staffId, code));
  await replaceRecoveryCodes(transaction, staffId, { hashes, madeBy: saltedHash(staffId, typed) });
  return codes;
}

/** Whether the recovery codes were made by this older one, and the person has not yet said that they are kept. */
export async function madeUnkeptCodes(transaction: Connection, staffId: number, typed: string): Promise<boolean> {
  const madeBy = (await findSecret(transaction, staffId))?.codes_made_by;
  return typeof madeBy === 'string' && !isAppCode(plain(typed)) && isHashOf(madeBy, staffId, typed);
}

/** Normalizes spaces, dashes and capitals. */
const plain = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase();

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** `salt.hash`. A fast hash is enough for 99 random bits, and for a code of the app, which is used up. */
function saltedHash(staffId: number, code: string, salt = randomBytes(16).toString('base64url')): string {
  return `${salt}.${hash('sha256', `${salt} ${staffId} ${plain(code)}`, 'base64url')}`;
}

/** Whether a typed code matches a stored hash. Older hashes have no salt. */
function isHashOf(kept: string, staffId: number, typed: string): boolean {
  const [salt = ''] = kept.split('.');
  const made = kept.includes('.')
    ? saltedHash(staffId, typed, salt)
    : hash('sha256', `${staffId} ${plain(typed)}`, 'base64url');
  return made.length === kept.length && timingSafeEqual(Buffer.from(made), Buffer.from(kept));
}

import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { church } from '#content/church.ts';
import { Refusal } from '#server/refusal.ts';
import type { Connection } from '#server/store/schema.ts';
import {
  claimStep,
  findSecret,
  listRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '#server/store/secondFactors.ts';
import type { SecondFactorKey } from '#shared/staff.ts';
import type { Seals } from './seals.ts';

/** Said where the password is right and a code is needed too. */
export const CODE_NEEDED = 'This account also asks for a code from an authenticator app.';

/** Said of a code that does not hold. */
export const CODE_WRONG = 'This code is wrong, or was used already. An app shows a new one every 30 seconds.';

/** Said where the key of a second factor cannot be opened, so that no code of the app can be checked. */
export const CODE_UNREADABLE =
  'Codes of your app cannot be checked just now. Use a recovery code, or ask an owner to clear your second factor.';

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
 *
 * @throws Refusal where the key of the app's codes cannot be opened
 */
export async function spendCode(
  transaction: Connection,
  seals: Seals,
  staffId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const factor = await findSecret(transaction, staffId);
  if (!factor?.confirmed) return false;
  if (!isAppCode(plain(typed))) {
    const found = (await listRecoveryCodes(transaction, staffId)).find((kept) => isRecoveryCode(kept, staffId, typed));
    return found !== undefined && spendRecoveryCode(transaction, staffId, found);
  }
  const secret = seals.open(factor.secret, staffId);
  if (secret === undefined) throw new Refusal(422, CODE_UNREADABLE, { fields: { code: CODE_UNREADABLE } });
  const step = stepOf(secret, typed, now);
  return step !== null && claimStep(transaction, staffId, step);
}

/** Gives an account new recovery codes and returns them: told this once, kept as hashes. */
export async function renewRecoveryCodes(transaction: Connection, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(
    transaction,
    staffId,
    codes.map((code) => saltedHash(staffId, code)),
  );
  return codes;
}

/** Four groups of five that cannot be misread, 99 bits. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** A code without the spaces, dashes and capital letters that people type. */
const plain = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase();

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A code's hash with its own salt, `salt.hash`. A fast hash is enough for 99 random bits. */
function saltedHash(staffId: number, code: string, salt = randomBytes(16).toString('base64url')): string {
  return `${salt}.${hash('sha256', `${salt} ${staffId} ${plain(code)}`, 'base64url')}`;
}

/** Whether what was typed is the recovery code of a stored hash. Codes made before hashes had salt are good till they are used. */
function isRecoveryCode(kept: string, staffId: number, typed: string): boolean {
  const [salt = ''] = kept.split('.');
  const made = kept.includes('.')
    ? saltedHash(staffId, typed, salt)
    : hash('sha256', `${staffId} ${plain(typed)}`, 'base64url');
  return made.length === kept.length && timingSafeEqual(Buffer.from(made), Buffer.from(kept));
}

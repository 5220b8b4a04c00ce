import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { HttpError } from '#server/httpError.ts';

/** The cost of an argon2id hash: memory in KiB, passes, threads. */
interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Of the costs that OWASP's Password Storage Cheat Sheet lists as equally strong for argon2id, the one with least memory. */
const PASSWORD_COST: PasswordCost = { memory: 7168, passes: 5, parallelism: 1 };

/** Simultaneous hashes, 7 MiB each; others wait, so that hundreds of guesses take neither memory nor threads. */
const MAX_CONCURRENT_HASHES = 1;

/** The queue, some three seconds of work; beyond it, requests are refused. */
const MAX_WAITING = 100;

const BUSY = 'Too many people are logging in just now. Please try again in a few seconds.';

/** Creates and checks password hashes (PHC string format), off the main thread. */
export type Passwords = ReturnType<typeof createPasswords>;

/** @param cost tests use a cheaper one */
export function createPasswords(cost: PasswordCost = PASSWORD_COST) {
  const limit = pLimit(MAX_CONCURRENT_HASHES);
  const digest = (password: string, salt: Buffer, made: PasswordCost): Promise<Buffer> => {
    if (limit.pendingCount >= MAX_WAITING) throw new HttpError(503, BUSY, { headers: { 'retry-after': '5' } });
    return limit(
      () =>
        new Promise((resolve, reject) => {
          const parameters = { ...made, message: password.normalize('NFC'), nonce: salt, tagLength: 32 };
          argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
        }),
    );
  };
  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return writePhc(cost, salt, await digest(password, salt, cost));
    },
    /** Does the same work without a hash, or with an empty one: response times do not reveal which usernames exist. */
    async matches(password: string, hash: string | undefined): Promise<boolean> {
      const known = hash ? readPhc(hash) : undefined;
      const key = await digest(password, known?.salt ?? randomBytes(16), known?.cost ?? cost);
      return known !== undefined && key.length === known.key.length && timingSafeEqual(key, known.key);
    },
  };
}

/** Four random groups of letters and digits that cannot be misread, with dashes between: 5 bits a sign. */
export function randomGroups(size: number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: size }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** A random password that is easy to read aloud and type: 78 bits. */
export const randomPassword = (): string => randomGroups(4);

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function writePhc({ memory, passes, parallelism }: PasswordCost, salt: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

function readPhc(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!found) throw new Error('A stored password hash is not in the format that this site writes.');
  const [, memory, passes, parallelism, salt = '', key = ''] = found;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

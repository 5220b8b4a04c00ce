import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError, errorMessage } from '#server/cliError.ts';
import { HttpError } from '#server/httpError.ts';
import { keyFingerprint, listSecrets, replaceSecret, setKeyFingerprint } from '#server/store/accounts/secondFactors.ts';
import { makeFolder, syncFolder } from '#server/store/sqlite/dataFolder.ts';
import type { Store } from '#server/store/store.ts';

/** Encrypts the secrets of second factors, so that a stolen database or backup is not enough to make codes. */
export type SecretCipher = Awaited<ReturnType<typeof openSecretCipher>>;

const MARK = 'sealed.1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;

const MISSING = 'The key of the second factors is missing on the server, so this cannot be done just now.';

/**
 * Reads the key file, or creates it if there never was a key, and encrypts secrets that older versions stored plain.
 *
 * @param file outside the database: its path (see `SECOND_FACTOR_KEY_FILE`)
 * @throws CliError if the file cannot be read or created
 */
export async function openSecretCipher(store: Store, file: string) {
  let key = readKey(file);
  let known = await keyFingerprint(store.db);
  // With SQLite, an unused key can be replaced. Instances on one PostgreSQL must agree on the first.
  const encryptsNothing = async () => (await listSecrets(store.db)).every(({ secret }) => !isEncrypted(secret));
  const unused = known === undefined || (store.kind === 'sqlite' && (await encryptsNothing()));
  if (!key && unused) key = makeKey(file);
  if (key && unused && fingerprintOf(key) !== known) {
    const fingerprint = fingerprintOf(key);
    known = await store.write((transaction) => setKeyFingerprint(transaction, fingerprint, known));
  }
  const isRight = key !== undefined && fingerprintOf(key) === known;
  /** Whether there is anything to decrypt: somebody had a second factor when the site started. */
  const isNeeded = !(await encryptsNothing());
  const secretCipher = cipherOf(isRight ? key : undefined, faultOf(file, key !== undefined));
  if (secretCipher.fault === undefined) await encryptPlainSecrets(store, secretCipher);
  return { ...secretCipher, isNeeded };
}

/** Replaces a lost key. Secrets under the old key stay lost; their owners use a recovery code. */
export async function renewEncryptionKey(store: Store, file: string, now: Date): Promise<void> {
  if (readKey(file)) renameSync(file, `${file}.old-${now.toISOString().replaceAll(':', '-')}`);
  const fingerprint = fingerprintOf(makeKey(file));
  const known = await keyFingerprint(store.db);
  await store.write((transaction) => setKeyFingerprint(transaction, fingerprint, known));
}

const faultOf = (file: string, there: boolean): string =>
  `${file}${there ? ' is not the key that seals the second factors: put the right one' : ', the key that seals the second factors, is missing: put it'} there, such as that of another copy of the site, or make a new one with npm run staff -- new-key`;

function cipherOf(key: Buffer | undefined, fault: string) {
  const own = key && Buffer.from(hkdfSync('sha256', key, '', 'second factors', KEY_BYTES));
  return {
    /** Why nothing can be decrypted, for the log. */
    fault: own ? undefined : fault,
    /** @throws HttpError if the key file is missing */
    encrypt(secret: string, staffId: number): string {
      if (!own) throw new HttpError(503, MISSING);
      const nonce = randomBytes(12);
      const cipher = createCipheriv(CIPHER, own, nonce).setAAD(Buffer.from(String(staffId)));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${MARK}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    /** Decrypts a secret; undefined if its key is missing. */
    decrypt(sealed: string, staffId: number): string | undefined {
      if (!isEncrypted(sealed)) return sealed;
      if (!own) return undefined;
      const bytes = Buffer.from(sealed.slice(MARK.length + 1), 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, own, bytes.subarray(0, 12)).setAAD(Buffer.from(String(staffId)));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return undefined; // encrypted with a lost key
      }
    },
  };
}

const isEncrypted = (secret: string): boolean => secret.startsWith(`${MARK}.`);

/** Identifies a key without revealing it. */
const fingerprintOf = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('fingerprint '), key]), 'hex').slice(0, 16);

async function encryptPlainSecrets(store: Store, secretCipher: ReturnType<typeof cipherOf>): Promise<void> {
  const plain = (await listSecrets(store.db)).filter(({ secret }) => !isEncrypted(secret));
  if (plain.length === 0) return;
  await store.write(async (transaction) => {
    for (const { staff_id, secret } of plain) {
      await replaceSecret(transaction, staff_id, { from: secret, to: secretCipher.encrypt(secret, staff_id) });
    }
  });
}

function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new CliError(`The key of the second factors cannot be read: ${errorMessage(thrown)}.`);
  }
  const key = Buffer.from(text, 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new CliError(`${file} holds no key of second factors: put back the file that was there.`);
}

function makeKey(file: string): Buffer {
  try {
    makeFolder(dirname(file));
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    syncFolder(dirname(file));
  } catch (thrown) {
    // Another instance on the same folder may have been quicker.
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new CliError(`The key of the second factors cannot be kept: ${errorMessage(thrown)}.`);
    }
  }
  const key = readKey(file);
  if (!key) throw new CliError(`The key of the second factors cannot be kept in ${file}.`);
  return key;
}

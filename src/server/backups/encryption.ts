import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CliError } from '#server/cliError.ts';

/** How a backup is encrypted: to public keys, or with a passphrase. */
export type Lock = { recipients: readonly string[] } | { passphrase: string };

/** Decrypts a backup: secret keys (`AGE-SECRET-KEY-…`) or a passphrase. */
export type Key = { identities: readonly string[] } | { passphrase: string };

/** Gives the key of an encrypted backup, asking the person if necessary. @throws CliError if there is none */
export type KeyFor = (file: string, kind: 'key' | 'passphrase') => Promise<Key>;

/** The first bytes of the age format. */
const AGE = 'age-encryption.org/v1\n';

/** scrypt work factor: 2^17 takes about a second and 128 MB per guess. */
const PASSPHRASE_WORK = 17;

/** How a backup is encrypted; undefined if it is not. */
export async function encryptionOf(file: string): Promise<'key' | 'passphrase' | undefined> {
  const start = await (await openAsBlob(file)).slice(0, AGE.length + 10).text();
  if (!start.startsWith(AGE)) return undefined;
  return start.startsWith(`${AGE}-> scrypt `) ? 'passphrase' : 'key';
}

/** @throws CliError if a key is not a valid public key, such as one with a mistyped letter */
export async function checkRecipients(recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await encrypterFor({ recipients });
}

async function encrypterFor(lock: Lock) {
  const { Encrypter } = await import('age-encryption'); // half a megabyte, rarely needed
  const encrypter = new Encrypter();
  if ('passphrase' in lock) {
    encrypter.setScryptWorkFactor(PASSPHRASE_WORK);
    encrypter.setPassphrase(lock.passphrase);
  } else {
    for (const recipient of lock.recipients) {
      try {
        encrypter.addRecipient(recipient);
      } catch {
        throw new CliError(
          `${JSON.stringify(recipient)} is no public key: compare each letter; one begins with age1. To make a pair: npm run backup -- --new-key FILE`,
        );
      }
    }
  }
  return encrypter;
}

/** @throws CliError if a key is not a valid public key */
export async function encrypt(plain: Readable, lock: Lock): Promise<Readable> {
  const encrypter = await encrypterFor(lock);
  return Readable.fromWeb((await encrypter.encrypt(toWeb(plain))) as ReadableStream<Uint8Array>);
}

/** @throws CliError if the key is wrong */
export async function decrypt(sealed: Readable, key: Key): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
    else for (const identity of key.identities) decrypter.addIdentity(identity);
  } catch {
    throw new CliError('That is no secret key: one begins with AGE-SECRET-KEY-.');
  }
  try {
    return Readable.fromWeb((await decrypter.decrypt(toWeb(sealed))) as ReadableStream<Uint8Array>);
  } catch {
    sealed.destroy();
    throw new CliError(
      'passphrase' in key
        ? 'The backup does not open: that is not its passphrase, or it is damaged.'
        : 'The backup does not open: it was encrypted for another key, or it is damaged.',
    );
  }
}

/** Encrypts a file into a new one (mode 600), flushed to disk. */
export async function encryptFile(from: string, to: string, lock: Lock): Promise<void> {
  const output = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(await encrypt(createReadStream(from), lock), output);
}

/** A new key pair. */
export async function newKeyPair(): Promise<{ secret: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const secret = await generateX25519Identity();
  return { secret, recipient: await identityToRecipient(secret) };
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;

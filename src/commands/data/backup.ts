import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUpSite } from '#server/backups/backUpAndRestore.ts';
import { type Lock, newKeyPair } from '#server/backups/encryption.ts';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { readSettings } from '#server/settings.ts';
import { askTwice } from './askHidden.ts';

const USAGE = [
  'Say where the backup goes: npm run backup -- FILE, as in npm run backup -- church-backup.tar.gz.',
  'To encrypt it, add --to age1… (a public key) or --passphrase. To make a pair of keys: npm run backup -- --new-key FILE. ' +
    'With --with-keys it holds the key that seals second factors too, with --with-sermons the recordings of sermons.',
].join('\n');

/** The shortest passphrase that a backup may have. */
const MIN_PASSPHRASE_LENGTH = 12;

const LOST = 'cannot be recovered: without it nobody can open the backup, not even the church.';

/** `npm run backup -- FILE [--to age1…] [--passphrase] [--with-keys]`: copies all the site's data into one file, while the site runs or not. */
async function backup(): Promise<void> {
  const { positionals, values } = readOptions(USAGE, {
    to: { type: 'string', multiple: true, default: [] },
    passphrase: { type: 'boolean', default: false },
    'new-key': { type: 'string' },
    'with-keys': { type: 'boolean', default: false },
    'with-sermons': { type: 'boolean', default: false },
  });
  const { to, passphrase, 'with-keys': withKeys, 'new-key': newKeyFile } = values;
  if (newKeyFile) return makeKey(resolve(newKeyFile));
  const [name, ...more] = positionals;
  if (!name || more.length > 0 || (to.length > 0 && passphrase)) throw new CliError(USAGE);
  const settings = readSettings(process.env);
  const { secondFactorKeyFile, sounds, backups } = settings;
  if (values['with-sermons'] && sounds.bucket)
    throw new CliError('The recordings lie in SERMONS_S3: copy that bucket.');
  const soundsIn = values['with-sermons'] ? sounds.folder : backups.soundsIn;
  const keyFile = withKeys ? secondFactorKeyFile : undefined;
  if (keyFile && !existsSync(keyFile)) throw new CliError(`There is no key of second factors in ${keyFile}.`);
  const [file, lock, now] = [resolve(name), await chooseLock(to, passphrase), new Date()];
  const { files } = await backUpSite(settings, file, now, { lock, keyFile, soundsIn });
  const size = files.reduce((sum, each) => sum + each.size, 0);
  console.log(
    `The backup is in ${file}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${(size / 1e6).toFixed(1)} MB before packing.`,
  );
  if (lock) console.log(`It is encrypted. A lost ${passphrase ? 'passphrase' : 'secret key'} ${LOST}`);
  else console.log('Keep it where nobody else reads it.');
  if (withKeys) console.log('It holds the key that seals second factors too.');
  else if (existsSync(secondFactorKeyFile)) {
    console.log(
      `The key that seals second factors is not in it: keep a copy of ${secondFactorKeyFile} in another place, or add --with-keys.`,
    );
  }
  if (!soundsIn && (sounds.bucket || existsSync(sounds.folder))) {
    const place = sounds.bucket?.url ?? sounds.folder;
    console.log(
      `The recordings of sermons are not in it: keep a copy of ${place} too${sounds.bucket ? '' : ', or add --with-sermons'}.`,
    );
  }
  console.log(`To put it back: npm run restore -- ${name}`);
}

async function chooseLock(to: string[], passphrase: boolean): Promise<Lock | undefined> {
  if (to.length > 0) return { recipients: to };
  if (!passphrase) return undefined;
  const chosen = await askTwice('Passphrase: ', ({ length }) =>
    length < MIN_PASSPHRASE_LENGTH ? `A passphrase has at least ${MIN_PASSPHRASE_LENGTH} characters.` : undefined,
  );
  return { passphrase: chosen };
}

async function makeKey(file: string): Promise<void> {
  if (existsSync(file)) throw new CliError(`${file} is there already: choose another name.`);
  const { secret, recipient } = await newKeyPair();
  writeFileSync(file, `# public key: ${recipient}\n${secret}\n`, { flag: 'wx', mode: 0o600, flush: true });
  console.log(`The secret key is in ${file}. Keep it away from this machine, in two places. A lost key ${LOST}`);
  console.log(`The public key, for --to or BACKUP_TO: ${recipient}`);
}

await endInWords('The backup could not be made', backup);

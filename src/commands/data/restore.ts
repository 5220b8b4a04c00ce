import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreBackup } from '#server/backups/backUpAndRestore.ts';
import type { Key, KeyFor } from '#server/backups/encryption.ts';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { readSettings } from '#server/settings.ts';
import { SECOND_FACTOR_KEY, SERMONS_FOLDER } from '#server/store/sqlite/dataFolder.ts';
import { readableMoment } from '#shared/time.ts';
import { askHidden } from './askHidden.ts';

const USAGE = [
  'Say which backup: npm run restore -- FILE, as in npm run restore -- church-backup.tar.gz.',
  'One that is encrypted for a key is opened with --identity KEYFILE; otherwise the key or passphrase is asked for.',
].join('\n');

/** `npm run restore -- FILE [--identity KEYFILE]`: checks a backup and puts it in the place of the site's data. */
async function restore(): Promise<void> {
  const { dataDir, storePlace: place } = readSettings(process.env);
  const { positionals, values } = readOptions(USAGE, { identity: { type: 'string' } });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new CliError(USAGE);
  const keyFor: KeyFor = (path, kind) => askForKey(path, kind, values.identity);
  const [file, now] = [resolve(name), new Date()];
  const { manifest, aside } = await restoreBackup(dataDir, file, now, keyFor, place);
  console.log(`The data is as it was at the backup: ${readableMoment(manifest.made)}. Staff log in again.`);
  const isIn = (start: string) => manifest.files.some(({ path }) => path.startsWith(start));
  if (!isIn(`${SERMONS_FOLDER}/`)) console.log('No recordings of sermons were in it: those that are there stay.');
  if (isIn(SECOND_FACTOR_KEY)) {
    console.log('It brought the key that seals second factors: start a site that runs again.');
  }
  if (aside) console.log(`What was there before is kept in ${aside}: delete it once all is well.`);
}

async function askForKey(file: string, kind: 'key' | 'passphrase', identity: string | undefined): Promise<Key> {
  if (kind === 'passphrase') {
    const passphrase = await askHidden(`${file} is encrypted. Its passphrase: `);
    if (passphrase === '') throw new CliError(`${file} is encrypted: its passphrase is needed.`);
    return { passphrase };
  }
  const answer = identity ?? (await askHidden(`${file} is encrypted. The file of its secret key, or the key itself: `));
  if (answer === '') throw new CliError(`${file} is encrypted: its secret key is needed (--identity KEYFILE).`);
  const isKey = answer.startsWith('AGE-SECRET-KEY-');
  if (!isKey && !existsSync(answer)) throw new CliError(`There is no file ${answer}.`);
  const identities = (isKey ? answer : readFileSync(answer, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0) throw new CliError(`There is no secret key in ${answer}.`);
  return { identities };
}

await endInWords('The backup could not be restored', restore);

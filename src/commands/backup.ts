import { resolve } from 'node:path';
import { makeBackup } from '#server/backups/makeBackup.ts';
import { makePostgresBackup } from '#server/backups/postgresBackup.ts';
import { endInWords, PlainError } from '#server/plainError.ts';
import { readSettings } from '#server/settings.ts';

const USAGE = 'Say where the backup goes: npm run backup -- FILE, as in npm run backup -- church-backup.tar.gz.';

/** `npm run backup -- FILE`: copies all the site's data into one file, while the site runs or not. */
async function backup(): Promise<void> {
  const { dataDir, storePlace: place } = readSettings(process.env);
  const [name, ...more] = process.argv.slice(2);
  if (!name || name.startsWith('-') || more.length > 0) throw new PlainError(USAGE);
  const file = resolve(name);
  const now = new Date();
  const { files } = await (place.kind === 'postgres'
    ? makePostgresBackup({ place, dataDir }, file, now)
    : makeBackup(dataDir, file, now));
  const size = files.reduce((sum, each) => sum + each.size, 0);
  console.log(`The backup is in ${file}: ${files.length} files, ${(size / 1e6).toFixed(1)} MB before packing.`);
  console.log(`Keep it where nobody else reads it. To put it back: npm run restore -- ${name}`);
}

await endInWords('The backup could not be made', backup);

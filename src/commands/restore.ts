import { resolve } from 'node:path';
import { restorePostgresBackup } from '#server/backups/postgresBackup.ts';
import { restoreBackup } from '#server/backups/restoreBackup.ts';
import { endInWords, PlainError } from '#server/plainError.ts';
import { readSettings } from '#server/settings.ts';
import { readableMoment } from '#shared/time.ts';

const USAGE = 'Say which backup: npm run restore -- FILE, as in npm run restore -- church-backup.tar.gz.';

/** `npm run restore -- FILE`: checks a backup and puts it in the place of the site's data. */
async function restore(): Promise<void> {
  const { dataDir, storePlace: place } = readSettings(process.env);
  const [name, ...more] = process.argv.slice(2);
  if (!name || name.startsWith('-') || more.length > 0) throw new PlainError(USAGE);
  const [file, now] = [resolve(name), new Date()];
  const { manifest, aside } = await (place.kind === 'postgres'
    ? restorePostgresBackup({ place, dataDir }, file, now)
    : restoreBackup(dataDir, file, now));
  console.log(`The data is as it was at the backup: ${readableMoment(manifest.made)}. Staff log in again.`);
  if (aside) console.log(`What was there before is kept in ${aside}: delete it once all is well.`);
}

await endInWords('The backup could not be restored', restore);

import { join } from 'node:path';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/dataFolder.ts';
import { makeBackup } from './makeBackup.ts';

/**
 * Keeps a copy of the data as it is before its tables are brought to another version.
 *
 * @throws PlainError with one sentence; the migration must not begin then
 */
export async function keepBeforeMigration(folder: string, version: number, now: Date): Promise<void> {
  const backups = join(folder, BACKUPS_FOLDER);
  makeFolder(backups);
  const time = now.toISOString().replaceAll(':', '-');
  await makeBackup(folder, join(backups, `before-version-${version}-${time}.tar.gz`), now);
}

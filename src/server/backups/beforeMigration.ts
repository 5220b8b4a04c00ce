import { join } from 'node:path';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/sqlite/dataFolder.ts';
import { makeBackup } from './makeBackup.ts';

/** The name of the backup made before a migration, one per pair of versions. */
export const backupBeforeMigration = (folder: string, from: number, to: number): string =>
  join(folder, BACKUPS_FOLDER, `before-version-${to}-from-${from}.tar.gz`);

/**
 * Makes a backup before a migration. A repeated try at the same migration replaces it.
 *
 * @throws CliError; the migration must not start then
 */
export async function makeBackupBeforeMigration(folder: string, from: number, to: number, now: Date): Promise<void> {
  makeFolder(join(folder, BACKUPS_FOLDER));
  await makeBackup(folder, backupBeforeMigration(folder, from, to), now, { replace: true });
}

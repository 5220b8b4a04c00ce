import { join } from 'node:path';
import { BACKUPS_FOLDER, makeFolder } from '#server/store/dataFolder.ts';
import { makeBackup } from './makeBackup.ts';

/** The copy that is kept before tables of one version are brought to another: one for each such upgrade. */
export const copyBeforeMigration = (folder: string, from: number, to: number): string =>
  join(folder, BACKUPS_FOLDER, `before-version-${to}-from-${from}.tar.gz`);

/**
 * Keeps a copy of the data as it is before its tables are brought to another version. A later try at the same upgrade
 * replaces the copy of the earlier one.
 *
 * @throws PlainError with one sentence; the migration must not begin then
 */
export async function keepBeforeMigration(folder: string, from: number, to: number, now: Date): Promise<void> {
  makeFolder(join(folder, BACKUPS_FOLDER));
  await makeBackup(folder, copyBeforeMigration(folder, from, to), now, { replace: true });
}

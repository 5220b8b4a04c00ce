import { join } from 'node:path';
import { checkBackup } from '#server/backups/restore/restoreBackup.ts';
import { CliError } from '#server/cliError.ts';
import { withStore } from '#server/store/connect.ts';
import { countRecords } from '../countRecords.ts';

/**
 * Restores a backup on trial: into a scratch folder, opened as the site would, its records counted.
 *
 * @returns the number of records
 * @throws CliError if it cannot be restored
 */
export async function restoreOnTrial(file: string, scratch: string): Promise<number> {
  const folder = join(scratch, 'proof');
  const { records } = await checkBackup(file, folder);
  await withStore({ kind: 'sqlite', folder }, async () => undefined); // migrates it, as the site would
  const found = countRecords(folder);
  if (records !== undefined && found < records) {
    throw new CliError(`Of the ${records} records of ${file} only ${found} came back.`);
  }
  return found;
}

import { makeBackupBeforeMigration } from '#server/backups/makeBackup.ts';
import { SCHEMA_VERSION } from '../migrate.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import { refuseLostDatabase } from './lostDatabase.ts';
import { SqliteFile } from './sqliteFile.ts';

/**
 * Opens the SQLite database of a data folder after checking it, and makes a backup before a migration.
 *
 * @param options.fresh starts a new site if an earlier site's database is lost
 * @param options.isCopy makes no backup
 * @param options.say logs what the person who runs the site should know
 * @throws CliError if the database is damaged or lost, or the backup failed
 */
export async function openFolder(
  folder: string,
  { fresh = false, isCopy = false, say }: { fresh?: boolean; isCopy?: boolean; say?: (sentence: string) => void } = {},
): Promise<SqliteFile> {
  const found = inspectDatabase(folder, say);
  if (typeof found === 'string') refuseLostDatabase(folder, found, fresh);
  else if (found < SCHEMA_VERSION && !isCopy) {
    await makeBackupBeforeMigration(folder, found, SCHEMA_VERSION, new Date());
  }
  return new SqliteFile(prepareDataFolder(folder), say);
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackupBeforeMigration } from '#server/backups/makeBackup.ts';
import { SCHEMA_VERSION } from '../migrate.ts';
import { DATABASE_FILE, prepareDataFolder } from './dataFolder.ts';
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
  const { size } = statSync(join(folder, DATABASE_FILE), { throwIfNoEntry: false }) ?? {};
  if (!size) refuseLostDatabase(folder, size === undefined ? 'missing' : 'empty', fresh);
  let path = prepareDataFolder(folder);
  const version = inspectDatabase(path, say);
  if (version === 0 && size) {
    refuseLostDatabase(folder, 'without tables', fresh);
    path = prepareDataFolder(folder);
  }
  if (version > 0 && version < SCHEMA_VERSION && !isCopy) {
    await makeBackupBeforeMigration(folder, version, SCHEMA_VERSION, new Date());
  }
  return new SqliteFile(path, say);
}

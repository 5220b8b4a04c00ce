import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError, errorMessage } from '#server/cliError.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { DATA_TABLES } from '#server/store/move/moveData.ts';
import { DATABASE_FILE, makeFolder } from '#server/store/sqlite/dataFolder.ts';
import { claimFolder } from '#server/store/sqlite/folderLock.ts';
import { schemaVersionOf } from '#server/store/sqlite/inspectDatabase.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { readBackupFile } from '../backupFile.ts';
import type { KeyFor } from '../encryption.ts';
import type { Manifest } from '../manifest.ts';
import { reasonOf } from '../reasons.ts';
import { inScratchFolder } from '../scratchFolder.ts';
import { beginRestore, finishRestore } from './putBack.ts';

export interface RestoreResult {
  manifest: Manifest;
  /** The folder (or PostgreSQL backup) with the old data; undefined if there was none. */
  aside: string | undefined;
}

/**
 * Checks a backup and replaces the data folder's content with it; the old data is kept aside. Everybody has to sign in
 * again, so that sessions ended since the backup do not come back.
 *
 * @throws CliError; then the folder is unchanged
 */
export async function restoreBackup(
  folder: string,
  file: string,
  now: Date,
  keyFor: KeyFor = noKey,
): Promise<RestoreResult> {
  refuseBadFile(file);
  makeFolder(folder);
  const lock = claimFolder(folder);
  try {
    finishRestore(folder); // an interrupted one
    return await inScratchFolder(folder, async (scratch) => {
      const checked = join(scratch, 'checked');
      const manifest = await checkBackup(file, checked, keyFor);
      return { manifest, aside: beginRestore(folder, checked, now) };
    });
  } catch (thrown) {
    throw thrown instanceof CliError ? thrown : new CliError(`${file} could not be restored: ${reasonOf(thrown)}.`);
  } finally {
    lock.release();
  }
}

/**
 * Unpacks a backup into a new folder and checks its content.
 *
 * @param keyFor gives the key of an encrypted backup
 * @throws CliError if it is damaged, not as the site makes it, or from a newer version
 */
export async function checkBackup(file: string, into: string, keyFor: KeyFor = noKey): Promise<Manifest> {
  refuseBadFile(file);
  mkdirSync(into, { mode: 0o700 });
  const manifest = await readBackupFile(file, into, keyFor);
  const path = join(into, DATABASE_FILE);
  if (!existsSync(path)) throw new CliError(`${file} cannot be restored: there is no database in it.`);
  const refused = (reason: string) => new CliError(`${file} cannot be restored: the database in it ${reason}.`);
  const version = versionOf(path, refused);
  if (version > SCHEMA_VERSION) {
    throw new CliError(
      `${file} was made by a newer version of the site (its tables are of version ${version}, this site knows up to ` +
        `${SCHEMA_VERSION}): restore it with that newer version.`,
    );
  }
  if (version !== manifest.schemaVersion) throw refused('is not of the version that its manifest says');
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma trusted_schema = off');
    const strange = strangeIn(database, version);
    if (strange) throw refused(`is not as this site makes it: ${strange}`);
    const [{ integrity_check: state }] = database.prepare('pragma integrity_check(1)').all() as [
      { integrity_check: string },
    ];
    if (state !== 'ok') throw refused(`is damaged (${state})`);
    database.exec('delete from sessions');
  } finally {
    database.close();
  }
  return manifest;
}

/** What a database holds that this site never makes and that would run by itself, or what it lacks. */
function strangeIn(database: DatabaseSync, version: number): string | undefined {
  const found = database.prepare('select type, name from sqlite_schema').all();
  const runs = found.find(({ type }) => type === 'trigger' || type === 'view');
  if (runs) return `it holds a ${runs.type} ${runs.name}`;
  const missing = DATA_TABLES.find((table) => !found.some(({ name }) => name === table));
  return missing && version === SCHEMA_VERSION ? `it has no table ${missing}` : undefined;
}

/** A database's schema version, read without running triggers or views that it may contain. */
function versionOf(path: string, refused: (reason: string) => CliError): number {
  let version: number;
  try {
    const database = new DatabaseSync(path);
    try {
      database.exec('pragma trusted_schema = off');
      version = schemaVersionOf(database);
    } finally {
      database.close();
    }
  } catch (thrown) {
    throw refused(`cannot be read (${storeFault(thrown) ?? errorMessage(thrown)})`);
  }
  if (!Number.isSafeInteger(version) || version < 1) throw refused('is not this site’s');
  return version;
}

const noKey: KeyFor = async (file) => {
  throw new CliError(`${file} is encrypted, and there is no key to open it with.`);
};

function refuseBadFile(file: string): void {
  if (!existsSync(file)) throw new CliError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new CliError(`${file} is no file: name the backup itself.`);
}

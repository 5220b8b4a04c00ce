import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError, errorMessage } from '#server/cliError.ts';
import { withStore } from '#server/store/connect.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { copyRecords, DATA_TABLES, hasRecords } from '#server/store/move/moveData.ts';
import {
  BACKUPS_FOLDER,
  DATABASE_FILE,
  makeFolder,
  SECOND_FACTOR_KEY,
  SERMONS_FOLDER,
} from '#server/store/sqlite/dataFolder.ts';
import { inspectDatabase, moveUnusableAside, noDataIn, schemaVersionOf } from '#server/store/sqlite/inspectDatabase.ts';
import type { Store, StorePlace } from '#server/store/store.ts';
import { reasonOf, storeFault } from '#server/store/storeFault.ts';
import type { Manifest } from './backupFile.ts';
import { readBackupFile } from './backupFile.ts';
import { filesBesideDatabase, recordingsIn } from './dataFiles.ts';
import type { KeyFor } from './encryption.ts';
import { type BackupOptions, makeBackup, refuseBadTarget } from './makeBackup.ts';
import { inScratchFolder } from './scratchFolder.ts';

/**
 * Checks a backup, replaces the site's records with its records, and adds its files to the data folder, while the site
 * runs or not. The backup of the old records and their replacement are one transaction in which nothing else can write, so
 * every acknowledged write is in that backup or comes after the restore. Everybody has to sign in again, so that sessions
 * ended since the backup do not come back.
 *
 * @returns in `aside` the backup of the old data, or the folder of a database that could not be opened
 * @throws CliError; then the records are unchanged
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  now: Date,
  keyFor: KeyFor = noKey,
  place: StorePlace = { kind: 'sqlite', folder: dataDir },
) {
  refuseBadFile(file);
  const backups = join(dataDir, BACKUPS_FOLDER);
  try {
    makeFolder(backups);
    return await inScratchFolder(backups, async (scratch) => {
      const checked = join(scratch, 'checked');
      const manifest = await checkBackup(file, checked, keyFor);
      const unusable = place.kind === 'sqlite' ? moveUnusableAside(dataDir) : undefined;
      const kept = await replaceRecords(checked, { storePlace: place, dataDir }, now);
      bringFiles(checked, dataDir);
      return { manifest, aside: unusable ?? kept };
    });
  } catch (thrown) {
    throw thrown instanceof CliError ? thrown : new CliError(`${file} could not be restored: ${reasonOf(thrown)}.`);
  }
}

/** Puts the records of a checked backup in place of the site's. @returns the backup of those that were there */
function replaceRecords(checked: string, site: Site, now: Date): Promise<string | undefined> {
  const { storePlace, dataDir } = site;
  const aside = join(dataDir, BACKUPS_FOLDER, `before-restore-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const key = join(dataDir, SECOND_FACTOR_KEY);
  const keyFile = existsSync(join(checked, SECOND_FACTOR_KEY)) && existsSync(key) ? key : undefined;
  const copy: StorePlace = { kind: 'sqlite', folder: checked };
  const replace = (records: Store) => (restored: Store) =>
    records.writeAlone(async (transaction) => {
      const isNew = !(await hasRecords(transaction));
      // An SQLite database is open here: its log is not inspected again.
      if (!isNew && storePlace.kind === 'sqlite') await makeBackup(dataDir, aside, now, { keyFile });
      else if (!isNew) await backUpSite(site, aside, now, { keyFile });
      await copyRecords(restored, records, transaction);
      return isNew ? undefined : aside;
    });
  return withStore(storePlace, (records) => withStore(copy, replace(records), { isCopy: true }), { fresh: true });
}

/** Brings a backup's files to the data folder. Recordings are added to those that are there. */
function bringFiles(checked: string, dataDir: string): void {
  const key = existsSync(join(checked, SECOND_FACTOR_KEY)) ? [SECOND_FACTOR_KEY] : [];
  const sounds = recordingsIn(join(checked, SERMONS_FOLDER)).map(({ path }) => path);
  for (const path of [...filesBesideDatabase(checked), ...sounds, ...key]) {
    makeFolder(dirname(join(dataDir, path)));
    renameSync(join(checked, path), join(dataDir, path));
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
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma trusted_schema = off'); // no trigger or view of its own may run
    const version = schemaVersionOf(database);
    if (!Number.isSafeInteger(version) || version < 1) throw refused('is not this site’s');
    if (version > SCHEMA_VERSION) {
      throw new CliError(
        `${file} was made by a newer version of the site (its tables are of version ${version}, this site knows up to ` +
          `${SCHEMA_VERSION}): restore it with that newer version.`,
      );
    }
    if (version !== manifest.schemaVersion) throw refused('is not of the version that its manifest says');
    const strange = strangeIn(database, version);
    if (strange) throw refused(`is not as this site makes it: ${strange}`);
    const { integrity_check: state } = database.prepare('pragma integrity_check(1)').get() ?? {};
    if (state !== 'ok') throw refused(`is damaged (${state})`);
    database.exec('delete from sessions');
  } catch (thrown) {
    throw thrown instanceof CliError
      ? thrown
      : refused(`cannot be read (${storeFault(thrown) ?? errorMessage(thrown)})`);
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

const noKey: KeyFor = async (file) => {
  throw new CliError(`${file} is encrypted, and there is no key to open it with.`);
};

function refuseBadFile(file: string): void {
  if (!existsSync(file)) throw new CliError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new CliError(`${file} is no file: name the backup itself.`);
}

/** Where a site keeps its records and its files. */
export interface Site {
  storePlace: StorePlace;
  dataDir: string;
}

/**
 * Backs a site up, on SQLite or PostgreSQL, into the same kind of file. What is in PostgreSQL is copied into an SQLite
 * database first. On SQLite, call it only where this process does not have the database open: a damaged log is told and
 * kept aside before the database is read (see `isLogDamaged`).
 *
 * @throws CliError
 */
export async function backUpSite(
  { storePlace, dataDir }: Site,
  target: string,
  now: Date,
  options: Pick<BackupOptions, 'lock' | 'keyFile' | 'soundsIn'> = {},
): Promise<Manifest> {
  if (storePlace.kind === 'sqlite') {
    inspectDatabase(dataDir);
    return makeBackup(dataDir, target, now, options);
  }
  refuseBadTarget(dataDir, target);
  if (!existsSync(dataDir)) throw noDataIn(dataDir);
  return inScratchFolder(dirname(target), async (scratch) => {
    const folder = join(scratch, 'records');
    const copyTo = (records: Store) =>
      withStore({ kind: 'sqlite', folder }, (copy) => copy.write((to) => copyRecords(records, copy, to)));
    await withStore(storePlace, copyTo, { isPatient: true });
    return makeBackup(folder, target, now, { ...options, filesOf: dataDir });
  });
}

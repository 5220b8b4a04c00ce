import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { CliError } from '#server/cliError.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { openToRead } from '#server/store/sqlite/connections.ts';
import {
  BACKUPS_FOLDER,
  DATABASE_FILE,
  makeFolder,
  SECOND_FACTOR_KEY,
  syncFolder,
} from '#server/store/sqlite/dataFolder.ts';
import { checkDatabase, noDataIn } from '#server/store/sqlite/inspectDatabase.ts';
import { reasonOf } from '#server/store/storeFault.ts';
import type { Manifest } from './backupFile.ts';
import { writeBackupFile } from './backupFile.ts';
import { filesBesideDatabase, recordingsIn } from './dataFiles.ts';
import type { Lock } from './encryption.ts';
import { inScratchFolder } from './scratchFolder.ts';

/** How long to wait while the site locks its database. */
const LOCK_TIMEOUT_MS = 10_000;

export interface BackupOptions {
  /** The folder of the other files, if it is not the database's. */
  filesOf?: string;
  /** Whether to replace an existing file. */
  replace?: boolean;
  /** Encrypts the backup. */
  lock?: Lock | undefined;
  /** The key file of second factors, if the backup should contain it. */
  keyFile?: string | undefined;
  /** The folder of the recordings of sermons, if the backup should hold them. */
  soundsIn?: string | undefined;
}

/**
 * Backs a data folder up into one new file, while the site runs or not: a consistent, checked copy of the database, then
 * every other file except backups. The file appears complete or not at all.
 *
 * @throws CliError
 */
export async function makeBackup(
  folder: string,
  target: string,
  now: Date,
  { filesOf = folder, replace = false, lock, keyFile, soundsIn }: BackupOptions = {},
): Promise<Manifest> {
  if (!replace) refuseBadTarget(filesOf, target);
  try {
    return await inScratchFolder(dirname(target), async (scratch) => {
      const [database, archive] = [join(scratch, 'copy.db'), join(scratch, 'backup')];
      const schemaVersion = checkDatabase(folder);
      if (typeof schemaVersion === 'string') throw noDataIn(folder);
      copyDatabase(join(folder, DATABASE_FILE), database);
      const others = filesBesideDatabase(filesOf).map((path) => ({ path, from: join(filesOf, path) }));
      const key = keyFile === undefined ? [] : [{ path: SECOND_FACTOR_KEY, from: keyFile }];
      const sounds = soundsIn === undefined ? [] : recordingsIn(soundsIn);
      const sources = [{ path: DATABASE_FILE, from: database }, ...others, ...key, ...sounds];
      const about = { made: now.toISOString(), schemaVersion, records: countRecords(database) };
      const manifest = await writeBackupFile(archive, sources, about, lock);
      if (!replace && existsSync(target)) throw thereAlready(target);
      renameSync(archive, target);
      syncFolder(dirname(target));
      return manifest;
    });
  } catch (thrown) {
    throw thrown instanceof CliError ? thrown : new CliError(`The backup could not be made: ${reasonOf(thrown)}.`);
  }
}

/**
 * Makes a backup before a migration from one version. A repeated try at the same migration replaces it.
 *
 * @returns its file
 * @throws CliError; the migration must not start then
 */
export async function makeBackupBeforeMigration(folder: string, from: number): Promise<string> {
  const backups = join(folder, BACKUPS_FOLDER);
  makeFolder(backups);
  const file = join(backups, `before-version-${SCHEMA_VERSION}-from-${from}.tar.gz`);
  await makeBackup(folder, file, new Date(), { replace: true });
  return file;
}

/** @throws CliError if the target is not a good place */
export function refuseBadTarget(folder: string, target: string): void {
  const place = dirname(target);
  if (!existsSync(place)) throw new CliError(`There is no folder ${place} to put the backup into.`);
  if (!statSync(place).isDirectory()) throw new CliError(`${place} is a file: a backup needs a folder to be put into.`);
  if (existsSync(target)) throw thereAlready(target);
  const [inside, kept] = [`${resolve(folder)}${sep}`, `${resolve(folder, BACKUPS_FOLDER)}${sep}`];
  const path = resolve(target);
  if (path.startsWith(inside) && !path.startsWith(kept)) {
    throw new CliError(
      `A backup inside ${folder} would be lost with it: choose a place outside, another disk if you can.`,
    );
  }
}

function thereAlready(target: string): CliError {
  return statSync(target).isDirectory()
    ? new CliError(`${target} is a folder: name the file too, as in ${join(target, 'church-backup.tar.gz')}.`)
    : new CliError(`${target} is there already, and a backup is never written over: choose another name.`);
}

/** Copies a consistent snapshot of the database, without deleted data. */
function copyDatabase(from: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600));
  using database = openToRead(from, LOCK_TIMEOUT_MS);
  database.prepare('vacuum into ?').run(to);
}

/** The tables with people's data. */
const MISSED = ['events', 'messages', 'staff', 'history', 'pictures'];

/** Counts the records of a database: events, messages, accounts, history and pictures. */
export function countRecords(path: string): number {
  using database = openToRead(path);
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  const there = MISSED.filter((table) => tables.some(({ name }) => name === table));
  const count = (table: string) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.n ?? 0);
  return there.reduce((sum, table) => sum + count(table), 0);
}

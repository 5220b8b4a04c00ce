import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#server/plainError.ts';
import { BACKUPS_FOLDER, DATABASE_FILE, SECOND_FACTOR_KEY, syncFolder } from '#server/store/dataFolder.ts';
import { inspectDatabase } from '#server/store/inspectDatabase.ts';
import { writeBackupFile } from './backupFile.ts';
import { countRecords } from './countRecords.ts';
import { filesBesideDatabase } from './dataFiles.ts';
import type { Lock } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import { reasonOf } from './reasons.ts';
import { inScratchFolder } from './scratchFolder.ts';

/** How long a copy waits for a site that holds its database for a moment, in milliseconds. */
const PATIENCE = 10_000;

/** How a backup is made. */
export interface BackupOptions {
  /** The folder of the other files, where the database lies apart from them. */
  filesOf?: string;
  /** Whether an earlier backup of that name is replaced. */
  replace?: boolean;
  /** How it is encrypted; not at all where there is none. */
  lock?: Lock | undefined;
  /** The file of the key that seals second factors, where the backup is to hold it. */
  keyFile?: string | undefined;
}

/**
 * Copies what a data folder holds at this moment into one new file, while a site runs on it or not: the database as of
 * one moment and checked, then every other file but the backups themselves. The file appears whole or not at all.
 *
 * @throws PlainError with one sentence
 */
export async function makeBackup(
  folder: string,
  target: string,
  now: Date,
  { filesOf = folder, replace = false, lock, keyFile }: BackupOptions = {},
): Promise<Manifest> {
  if (!replace) refuseBadTarget(filesOf, target);
  if (!existsSync(join(folder, DATABASE_FILE)))
    throw new PlainError(`There is no site’s data in ${folder} (DATA_DIR).`);
  try {
    return await inScratchFolder(dirname(target), async (scratch) => {
      const [database, archive] = [join(scratch, 'copy.db'), join(scratch, 'backup')];
      const schemaVersion = copyDatabase(join(folder, DATABASE_FILE), database);
      const others = filesBesideDatabase(filesOf).map((path) => ({ path, from: join(filesOf, path) }));
      const key = keyFile === undefined ? [] : [{ path: SECOND_FACTOR_KEY, from: keyFile }];
      const sources = [{ path: DATABASE_FILE, from: database }, ...others, ...key];
      const about = { made: now.toISOString(), schemaVersion, records: countRecords(scratch, 'copy.db') };
      const manifest = await writeBackupFile(archive, sources, about, lock);
      if (!replace && existsSync(target)) throw thereAlready(target);
      renameSync(archive, target);
      syncFolder(dirname(target));
      return manifest;
    });
  } catch (thrown) {
    throw thrown instanceof PlainError ? thrown : new PlainError(`The backup could not be made: ${reasonOf(thrown)}.`);
  }
}

/** @throws PlainError where a backup of that folder cannot be put there */
export function refuseBadTarget(folder: string, target: string): void {
  const place = dirname(target);
  if (!existsSync(place)) throw new PlainError(`There is no folder ${place} to put the backup into.`);
  if (!statSync(place).isDirectory())
    throw new PlainError(`${place} is a file: a backup needs a folder to be put into.`);
  if (existsSync(target)) throw thereAlready(target);
  const [inside, kept] = [`${resolve(folder)}${sep}`, `${resolve(folder, BACKUPS_FOLDER)}${sep}`];
  const path = resolve(target);
  if (path.startsWith(inside) && !path.startsWith(kept)) {
    throw new PlainError(
      `A backup inside ${folder} would be lost with it: choose a place outside, another disk if you can.`,
    );
  }
}

function thereAlready(target: string): PlainError {
  return statSync(target).isDirectory()
    ? new PlainError(`${target} is a folder: name the file too, as in ${join(target, 'church-backup.tar.gz')}.`)
    : new PlainError(`${target} is there already, and a backup is never written over: choose another name.`);
}

/** Copies the database as of one moment, without the remains of what was deleted; the answer is its tables' version. */
function copyDatabase(from: string, to: string): number {
  const version = inspectDatabase(from);
  if (version === 0) throw new PlainError(`There is no site’s data in ${dirname(from)} (DATA_DIR).`);
  closeSync(openSync(to, 'wx', 0o600));
  const database = new DatabaseSync(from, { timeout: PATIENCE });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  return version;
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError, wordsOf } from '#server/plainError.ts';
import { DATABASE_FILE, makeFolder } from '#server/store/dataFolder.ts';
import { claimFolder } from '#server/store/folderLock.ts';
import { schemaVersionOf } from '#server/store/inspectDatabase.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { type Manifest, readBackupFile } from './backupFile.ts';
import { beginRestore, finishRestore } from './putBack.ts';

/** A backup that was put back. */
export interface Restored {
  manifest: Manifest;
  /** The folder, or the backup of a PostgreSQL, that keeps what was there before; undefined where there was nothing. */
  aside: string | undefined;
}

/**
 * Checks a backup and puts it in the place of what the data folder holds, which is kept aside. Whoever was signed in
 * signs in again: a session that was ended since the backup must not come back.
 *
 * @throws PlainError with one sentence; then the folder is as it was
 */
export async function restoreBackup(folder: string, file: string, now: Date): Promise<Restored> {
  refuseBadFile(file);
  makeFolder(folder);
  const lock = claimFolder(folder);
  const draft = join(folder, `.restore-${randomBytes(6).toString('hex')}`);
  try {
    finishRestore(folder); // one that was cut short
    const manifest = await checkBackup(file, draft);
    return { manifest, aside: beginRestore(folder, draft, now) };
  } catch (thrown) {
    throw thrown instanceof PlainError ? thrown : new PlainError(`${file} could not be restored: ${wordsOf(thrown)}.`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}

/**
 * Unpacks a backup into a new folder and checks all that is in it.
 *
 * @throws PlainError where it is damaged, or made by a newer version of the site
 */
export async function checkBackup(file: string, into: string): Promise<Manifest> {
  refuseBadFile(file);
  mkdirSync(into, { mode: 0o700 });
  const manifest = await readBackupFile(file, into);
  const path = join(into, DATABASE_FILE);
  if (!existsSync(path)) throw new PlainError(`${file} cannot be restored: there is no database in it.`);
  const database = new DatabaseSync(path);
  try {
    const [{ integrity_check: state }] = database.prepare('pragma integrity_check(1)').all() as [
      { integrity_check: string },
    ];
    if (state !== 'ok') throw new PlainError(`${file} cannot be restored: the database in it is damaged (${state}).`);
    const version = schemaVersionOf(database);
    if (version < 1) throw new PlainError(`${file} cannot be restored: the database in it is not this site’s.`);
    if (version > SCHEMA_VERSION) {
      throw new PlainError(
        `${file} was made by a newer version of the site (its tables are of version ${version}, this site knows up to ` +
          `${SCHEMA_VERSION}): restore it with that newer version.`,
      );
    }
    database.exec('delete from sessions');
  } finally {
    database.close();
  }
  return manifest;
}

function refuseBadFile(file: string): void {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new PlainError(`${file} is no file: name the backup itself.`);
}

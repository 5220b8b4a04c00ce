import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError, wordsOf } from '#server/plainError.ts';
import { DATABASE_FILE, makeFolder } from '#server/store/dataFolder.ts';
import { claimFolder } from '#server/store/folderLock.ts';
import { schemaVersionOf } from '#server/store/inspectDatabase.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { strangeTo, tablesOf } from '#server/store/tablesOf.ts';
import { readBackupFile } from './backupFile.ts';
import type { KeyFor } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import { beginRestore, finishRestore } from './putBack.ts';
import { reasonOf } from './reasons.ts';

/** How the names of folders begin in which a backup is checked before it is put back. */
const DRAFT = '.restore-';

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
export async function restoreBackup(
  folder: string,
  file: string,
  now: Date,
  keyFor: KeyFor = noKey,
): Promise<Restored> {
  refuseBadFile(file);
  makeFolder(folder);
  const lock = claimFolder(folder);
  const draft = join(folder, `${DRAFT}${randomBytes(6).toString('hex')}`);
  try {
    finishRestore(folder); // one that was cut short
    removeDrafts(folder);
    const manifest = await checkBackup(file, draft, keyFor);
    return { manifest, aside: beginRestore(folder, draft, now) };
  } catch (thrown) {
    throw thrown instanceof PlainError ? thrown : new PlainError(`${file} could not be restored: ${reasonOf(thrown)}.`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}

/**
 * Unpacks a backup into a new folder and checks all that is in it.
 *
 * @param keyFor gives the key of a backup that is encrypted
 * @throws PlainError where it is damaged, holds what no site makes, or was made by a newer version of the site
 */
export async function checkBackup(file: string, into: string, keyFor: KeyFor = noKey): Promise<Manifest> {
  refuseBadFile(file);
  mkdirSync(into, { mode: 0o700 });
  const manifest = await readBackupFile(file, into, keyFor);
  const path = join(into, DATABASE_FILE);
  if (!existsSync(path)) throw new PlainError(`${file} cannot be restored: there is no database in it.`);
  const refused = (reason: string) => new PlainError(`${file} cannot be restored: the database in it ${reason}.`);
  const version = versionOf(path, refused);
  if (version > SCHEMA_VERSION) {
    throw new PlainError(
      `${file} was made by a newer version of the site (its tables are of version ${version}, this site knows up to ` +
        `${SCHEMA_VERSION}): restore it with that newer version.`,
    );
  }
  if (version !== manifest.schemaVersion) throw refused('is not of the version that its manifest says');
  const strange = strangeTo(path, await tablesOf(version));
  if (strange) throw refused(`is not as this site makes it: ${strange}`);
  const database = new DatabaseSync(path);
  try {
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

/** Which version a database's tables are of, read without running anything that it may hold itself. */
function versionOf(path: string, refused: (reason: string) => PlainError): number {
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
    throw refused(`cannot be read (${storeFault(thrown) ?? wordsOf(thrown)})`);
  }
  if (!Number.isSafeInteger(version) || version < 1) throw refused('is not this site’s');
  return version;
}

const noKey: KeyFor = async (file) => {
  throw new PlainError(`${file} is encrypted, and there is no key to open it with.`);
};

/** What a restore left behind whose process was killed before anything was replaced; the caller holds the folder alone. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function refuseBadFile(file: string): void {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new PlainError(`${file} is no file: name the backup itself.`);
}

import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from '#server/cliError.ts';
import { addDays, churchClock, dayOfWeek } from '#shared/time.ts';

/** The SQLite database, inside the data folder. */
export const DATABASE_FILE = 'church.db';

/** The nightly backups, inside the data folder. */
export const BACKUPS_FOLDER = 'backups';

/** Pictures that earlier versions drew and kept; not in backups. */
export const DRAWN_FOLDER = 'drawn';

/** The recordings of sermons, inside the data folder. */
export const SERMONS_FOLDER = 'sermons';

/** A database that a restore could not open, and what is left of one that is lost, is kept under this name and the time. */
export const KEPT_ASIDE = 'before-restore-';

/** A damaged database and its log are kept under this name and the time. */
export const DAMAGED = 'damaged-';

/** The encryption key of second factors; in backups only on request. */
export const SECOND_FACTOR_KEY = 'second-factors.key';

/** The lock file of the folder; always empty. */
export const LOCK_FILE = 'site.lock';

/**
 * Creates the data folder and an empty database if they are missing, readable by their owner alone (SQLite gives its log
 * files the database's mode), and returns the database's path.
 */
export function prepareDataFolder(folder: string): string {
  makeFolder(folder);
  if (!isOwnersAlone(folder)) chmodSync(folder, 0o700);
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) {
    closeSync(openSync(file, 'a', 0o600));
    syncFolder(folder);
  }
  if (!isOwnersAlone(file)) chmodSync(file, 0o600);
  return file;
}

/** A disk that can only be read refuses even a change that changes nothing. */
const isOwnersAlone = (path: string): boolean => (statSync(path).mode & 0o077) === 0;

/** mkdir's `recursive` never returns if a parent, such as /proc, takes no folders. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
  syncFolder(dirname(folder));
}

/** The names in a folder; none if there is no such folder. */
export const namesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];

/** Flushes a directory, so that a new or renamed file survives a power cut. Windows needs no flush. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A nightly backup; an encrypted one ends in `.age`. */
const NIGHTLY = /^church-(\d{4}-\d\d-\d\d)\.tar\.gz(?:\.age)?$/;

/** Any backup. */
const BACKUP = /^[^.].*\.tar\.gz(?:\.age)?$/;

/** The day in a nightly backup's name (Africa/Nairobi); undefined for other names. */
export function backupDate(name: string): string | undefined {
  const date = NIGHTLY.exec(name)?.[1];
  return date !== undefined && dayOfWeek(date) !== undefined ? date : undefined;
}

/** Whether a nightly backup is dated in the future, by a clock that was wrong. */
export function isFromFuture(name: string, now: Date): boolean {
  return (backupDate(name) ?? '') > addDays(churchClock(now).date, 1);
}

/** The newest nightly backup; one dated in the future counts only if there is no other. */
export function newestNightly(names: readonly string[], now: Date): string | undefined {
  const copies = names.filter((name) => backupDate(name) !== undefined).sort();
  return copies.findLast((name) => !isFromFuture(name, now)) ?? copies.at(-1);
}

/** The backups in a data folder. */
export const backupNames = (folder: string): string[] =>
  namesIn(join(folder, BACKUPS_FOLDER)).filter((name) => BACKUP.test(name));

/** The backup to suggest for a restore: the newest nightly one, or else the latest. */
export function newestBackup(folder: string, now = new Date()): string | undefined {
  const backups = join(folder, BACKUPS_FOLDER);
  const names = backupNames(folder);
  const age = (name: string) => statSync(join(backups, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newest = newestNightly(names, now) ?? names.sort((one, other) => age(one) - age(other)).at(-1);
  return newest && join(backups, newest);
}

/** How long to wait for another process's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 1000;

const SHARED = 'begin; select count(*) from sqlite_schema';
const ALONE = 'begin exclusive';

/**
 * Locks a folder for this process: shared, which says that it is used, or alone. SQLite's locks on an empty file serve,
 * since they work between processes and containers of one machine and never outlive a process.
 *
 * @param timeoutMs how long to wait for another process, in milliseconds
 * @returns closing or disposing of it releases the lock
 * @throws CliError while another process uses the folder, or has it alone to move a damaged database aside
 */
export function lockFolder(folder: string, alone: boolean, timeoutMs = LOCK_TIMEOUT_MS): DatabaseSync {
  const file = join(folder, LOCK_FILE);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    database.exec(alone ? ALONE : SHARED);
  } catch (thrown) {
    database.close();
    if ((thrown as { errcode?: number }).errcode !== 5) throw thrown;
    throw new CliError(
      alone
        ? `A site or a command is using ${folder} (DATA_DIR): stop the site first, then try again.`
        : `A backup is being put back into ${folder} just now: try again when that is done.`,
    );
  }
  return database;
}

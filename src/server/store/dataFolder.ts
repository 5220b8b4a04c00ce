import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The embedded database's file name inside the data folder. */
export const DATABASE_FILE = 'church.db';

/** Where the nightly copies are kept, inside the data folder. */
export const BACKUPS_FOLDER = 'backups';

/** Pictures that the server has drawn and can draw again, inside the data folder; no part of the data. */
export const DRAWN_FOLDER = 'drawn';

/** What was in the data folder before a restore is kept inside it, under this name and the time. */
export const KEPT_ASIDE = 'before-restore-';

/** A checked backup that is being put back: its presence means that the moving has begun and is to be finished. */
export const RESTORING_FOLDER = 'restoring';

/** The key that seals second factors. It is no part of the data: a backup holds it only where that was asked for. */
export const SECOND_FACTOR_KEY = 'second-factors.key';

/** The file by which processes tell each other that they use the folder; always empty. */
export const LOCK_FILE = 'site.lock';

/**
 * Makes the data folder and an empty database where there is none, readable by their owner alone (SQLite gives its log
 * files the mode of the database), and returns the database's path.
 */
export function prepareDataFolder(folder: string): string {
  makeFolder(folder);
  chmodSync(folder, 0o700);
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) {
    closeSync(openSync(file, 'a', 0o600));
    syncFolder(folder);
  }
  chmodSync(file, 0o600);
  return file;
}

/** Not by mkdir's own `recursive`, which never returns where a parent such as /proc takes no folders. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
  syncFolder(dirname(folder));
}

/** Puts a folder's list of files on the disk, so that a new or renamed file survives a power cut; Windows does it itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from '#server/cliError.ts';
import { LOCK_FILE } from './dataFolder.ts';

/** A lock on the data folder, which the system releases when the process ends. */
export interface FolderLock {
  release(): void;
}

/** How long to wait for another process's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Takes a shared lock: this process uses the data folder.
 *
 * @throws CliError while a restore moves a damaged database aside
 */
export function shareFolder(folder: string): FolderLock {
  return hold(
    folder,
    'begin; select count(*) from sqlite_schema',
    `A backup is being put back into ${folder} just now: try again when that is done.`,
  );
}

/**
 * Takes an exclusive lock on the data folder.
 *
 * @param timeoutMs how long to wait for another process, in milliseconds
 * @throws CliError if another process uses it
 */
export function claimFolder(folder: string, timeoutMs = LOCK_TIMEOUT_MS): FolderLock {
  return hold(
    folder,
    'begin exclusive',
    `A site or a command is using ${folder} (DATA_DIR): stop the site first, then try again.`,
    timeoutMs,
  );
}

/**
 * Uses SQLite's locks on an empty file: they work between processes and containers of one machine and never outlive a
 * process.
 */
function hold(folder: string, statement: string, refusal: string, timeoutMs = LOCK_TIMEOUT_MS): FolderLock {
  const file = join(folder, LOCK_FILE);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    database.exec(statement);
  } catch (thrown) {
    database.close();
    const { errcode } = thrown as { errcode?: number };
    throw errcode === 5 ? new CliError(refusal) : thrown;
  }
  return { release: () => database.close() };
}

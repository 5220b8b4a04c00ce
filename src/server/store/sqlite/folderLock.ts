import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from '#server/cliError.ts';
import { LOCK_FILE } from './dataFolder.ts';

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

import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '#server/plainError.ts';
import { LOCK_FILE } from './dataFolder.ts';

/** A hold on the data folder; the machine itself lets go of it when the process ends, however it ends. */
export interface FolderLock {
  release(): void;
}

/** How long one process waits for another that is letting go, in milliseconds. */
const PATIENCE = 1000;

/**
 * Says that this process uses the data folder, as many others may.
 *
 * @throws PlainError while a backup is being put back there
 */
export function shareFolder(folder: string): FolderLock {
  return hold(
    folder,
    'begin; select count(*) from sqlite_schema',
    `A backup is being put back into ${folder} just now: try again when that is done.`,
  );
}

/**
 * Takes the data folder for this process alone.
 *
 * @param patience how long another process is waited for, in milliseconds
 * @throws PlainError while another process uses it
 */
export function claimFolder(folder: string, patience = PATIENCE): FolderLock {
  return hold(
    folder,
    'begin exclusive',
    `A site or a command is using ${folder} (DATA_DIR): stop the site first, then try again.`,
    patience,
  );
}

/**
 * The locks are SQLite's, on an empty file that nothing else opens: they hold between processes and containers of one
 * machine and never outlive a process.
 */
function hold(folder: string, statement: string, refusal: string, patience = PATIENCE): FolderLock {
  const file = join(folder, LOCK_FILE);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec(statement);
  } catch (thrown) {
    database.close();
    const { errcode } = thrown as { errcode?: number };
    throw errcode === 5 ? new PlainError(refusal) : thrown;
  }
  return { release: () => database.close() };
}

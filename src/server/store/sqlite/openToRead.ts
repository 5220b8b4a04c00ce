import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/**
 * Opens an SQLite database for reading alone: closing it leaves its log as it is. Reading needs the log's index, a file
 * beside it. Where that cannot be made, on a full disk or one that can only be read, the file is read without a log if
 * there is nothing in the log.
 *
 * @param timeoutMs how long a statement waits for another process's lock
 * @throws SQLite's error
 */
export function openToRead(path: string, timeoutMs: number): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: timeoutMs, readOnly: true });
  try {
    database.exec('select count(*) from sqlite_schema'); // opens the log and its index
    return database;
  } catch (thrown) {
    database.close();
    if (!isDiskFault(thrown) || statSync(`${path}-wal`, { throwIfNoEntry: false })?.size) throw thrown;
    const unchanging = pathToFileURL(path);
    unchanging.searchParams.set('immutable', '1');
    return new DatabaseSync(unchanging, { timeout: timeoutMs, readOnly: true });
  }
}

/** SQLite's codes for a file that cannot be written, made or opened: read-only, input or output, full, cannot open. */
const DISK_FAULTS: readonly number[] = [8, 10, 13, 14];

/** Whether SQLite could not write or make a file. */
export function isDiskFault(thrown: unknown): boolean {
  const { errcode } = thrown as { errcode?: unknown };
  return typeof errcode === 'number' && DISK_FAULTS.includes(errcode & 0xff);
}

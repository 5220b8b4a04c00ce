import { statSync } from 'node:fs';

/** SQLite's write-ahead log and its index, beside the database file. */
export interface LogFiles {
  log: bigint | undefined;
  index: bigint | undefined;
  /** The log's length in bytes; 0 if there is none. */
  size: number;
}

const LOG = '-wal';
const INDEX = '-shm';

/** A file's inode; undefined if there is no such file. */
export function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** The current log files of a database. */
export function logFiles(path: string): LogFiles {
  const log = statSync(path + LOG, { bigint: true, throwIfNoEntry: false });
  return { log: log?.ino, index: inodeOf(path + INDEX), size: Number(log?.size ?? 0) };
}

/** Whether they are the same files, regardless of content. */
export const isSameLog = (one: LogFiles, other: LogFiles): boolean =>
  one.log === other.log && one.index === other.index;

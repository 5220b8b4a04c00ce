import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

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

/** Reports as soon as a log file is removed or replaced, if the system supports it. */
export function watchLog(path: string, onChange: () => void): { close(): void } {
  const names = [basename(path) + LOG, basename(path) + INDEX];
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dirname(path), { persistent: false }, (event, name) => {
      if (event === 'rename' && name !== null && names.includes(name)) onChange();
    });
    watcher.on('error', () => undefined);
  } catch {
    // No watches left: the next query or write notices it.
  }
  return { close: () => watcher?.close() };
}

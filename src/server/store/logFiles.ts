import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** SQLite's write-ahead log and the log's index, as they lie beside the database file. */
export interface LogFiles {
  log: bigint | undefined;
  index: bigint | undefined;
  /** The log's length in bytes; 0 where there is none. */
  size: number;
}

/** How long nobody has to have written before the log is emptied, in milliseconds. */
const QUIET = 5000;

const LOG = '-wal';
const INDEX = '-shm';

/** A file's number on its disk; undefined where there is no such file. */
export function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** The log files of a database file, as they are now. */
export function logFiles(path: string): LogFiles {
  const log = statSync(path + LOG, { bigint: true, throwIfNoEntry: false });
  return { log: log?.ino, index: inodeOf(path + INDEX), size: Number(log?.size ?? 0) };
}

/** Whether they are the same files, whatever they hold. */
export const isSameLog = (one: LogFiles, other: LogFiles): boolean =>
  one.log === other.log && one.index === other.index;

/** Tells as soon as a log file is removed or replaced, where the system can; it keeps no process running. */
export function watchLog(path: string, onChange: () => void): { close(): void } {
  const names = [basename(path) + LOG, basename(path) + INDEX];
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dirname(path), { persistent: false }, (event, name) => {
      if (event === 'rename' && name !== null && names.includes(name)) onChange();
    });
    watcher.on('error', () => undefined);
  } catch {
    // The system has no more watches: the next query or write notices it.
  }
  return { close: () => watcher?.close() };
}

/** Waits for a while in which nobody writes. */
export class QuietTime {
  readonly #onQuiet: () => void;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** @param onQuiet is called once, when nobody has written for a while since the first `begin` */
  constructor(onQuiet: () => void) {
    this.#onQuiet = onQuiet;
  }

  /** Somebody has written. */
  begin(): void {
    this.#last = performance.now();
    this.#timer ??= this.#wait(QUIET);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(time: number): NodeJS.Timeout {
    return setTimeout(() => {
      const left = this.#last + QUIET - performance.now();
      this.#timer = left > 0 ? this.#wait(left) : undefined;
      if (left <= 0) this.#onQuiet();
    }, time).unref();
  }
}

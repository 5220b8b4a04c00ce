import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreFault } from '../storeFault.ts';

/** How long opening waits for another process that is making the file, in milliseconds. */
const OPEN_TIMEOUT_MS = 5000;

/** How long a statement waits for another one; it blocks the process meanwhile. */
const STATEMENT_TIMEOUT_MS = 50;

/**
 * Opens an SQLite database. An acknowledged write survives a power cut: write-ahead log, and every commit on the disk
 * before it returns.
 *
 * @throws SQLite's error; StoreFault where SQLite would open the file for reading alone and say nothing
 */
export function openToWrite(path: string): DatabaseSync {
  if (isReadOnly(path)) throw new StoreFault('the database can only be read');
  const database = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    database.exec('pragma secure_delete = on'); // what is deleted leaves no bytes in the file
    database.exec(`pragma busy_timeout = ${STATEMENT_TIMEOUT_MS}`);
    database.exec('select count(*) from sqlite_schema'); // opens the log and its index
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

/**
 * Opens an SQLite database for reading alone: closing it leaves its log as it is. Reading needs the log's index, a file
 * beside it. Where that cannot be made, on a full disk or one that can only be read, the file is read without a log if
 * there is nothing in the log.
 *
 * @param timeoutMs how long a statement waits for another process's lock
 * @throws SQLite's error
 */
export function openToRead(path: string, timeoutMs = STATEMENT_TIMEOUT_MS): DatabaseSync {
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

/** What SQLite's quick check finds: `ok`, or the first damage. */
export const wholeness = (database: DatabaseSync): string =>
  String(database.prepare('pragma quick_check(1)').get()?.quick_check);

/** Both connections to a file. */
export type Connections = ReturnType<typeof openBoth>;

/** Which file is at a path, by its number on the disk; undefined if there is none. */
export const inodeOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

/** A database's write-ahead log and its index, by their inodes. */
export const logFiles = (path: string) => [inodeOf(`${path}-wal`), inodeOf(`${path}-shm`)];

/** Opens a file twice. What needs no writing is served on a full disk too. */
export function openBoth(path: string) {
  /** Why they can only read: the disk was full or could not be written when they were opened. */
  let fault: unknown;
  const open = () => {
    try {
      return openToWrite(path);
    } catch (thrown) {
      if (!isDiskFault(thrown) && !(thrown instanceof StoreFault)) throw thrown;
      fault = thrown;
      return openToRead(path);
    }
  };
  const writing = open();
  try {
    const reading = open();
    return { writing, reading, fault, log: logFiles(path) };
  } catch (thrown) {
    writing.close();
    throw thrown;
  }
}

/** Closes the reading connection first: the last one to close folds the log into the file. */
export function closeBoth({ reading, writing }: Connections): void {
  for (const database of [reading, writing]) if (database.isOpen) database.close();
}

/** SQLite's codes for a file that cannot be written, made or opened: read-only, input or output, full, cannot open. */
const DISK_FAULTS: readonly number[] = [8, 10, 13, 14];

/** Whether SQLite could not write or make a file. */
function isDiskFault(thrown: unknown): boolean {
  const { errcode } = thrown as { errcode?: unknown };
  return typeof errcode === 'number' && DISK_FAULTS.includes(errcode & 0xff);
}

function isReadOnly(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return false;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EROFS';
  }
}

/** Files up to this size are read completely, within a few milliseconds. */
const MAX_WHOLE_BYTES = 8 * 1024 * 1024;

/** Of larger files, the latest rows of each table are read. */
const MAX_PROBED_ROWS = 200;

/** For how long the result counts while the file is unchanged. */
const MAX_RESULT_AGE_MS = 30_000;

/**
 * Reads an SQLite file from disk, bypassing the caches of open connections; again only after a change or half a minute.
 *
 * @returns a function that reads; it throws StoreFault or SQLite's error if the file is damaged
 */
export function fileProbe(path: string): () => void {
  let found: { state: string; at: number } | undefined;
  return () => {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true });
    const state = [ino, size, mtimeNs].join();
    if (found?.state === state && performance.now() - found.at < MAX_RESULT_AGE_MS) return;
    found = undefined;
    using database = openToRead(path);
    readThrough(database, Number(size) <= MAX_WHOLE_BYTES);
    found = { state, at: performance.now() };
  };
}

function readThrough(database: DatabaseSync, whole: boolean): void {
  if (whole) {
    if (wholeness(database) !== 'ok') throw new StoreFault('the database file is damaged');
    return;
  }
  for (const { name } of database.prepare(`select name from sqlite_schema where type = 'table'`).all()) {
    // Pictures are skipped: they are most of the file.
    const columns = name === 'picture_files' ? 'rowid' : '*';
    database.prepare(`select ${columns} from "${name}" order by rowid desc limit ${MAX_PROBED_ROWS}`).all();
  }
}

import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SqliteDatabase } from 'kysely';
import { StoreFault } from '../storeFault.ts';
import { fileProbe } from './fileProbe.ts';
import { type FolderLock, shareFolder } from './folderLock.ts';
import { NodeSqlite } from './nodeSqlite.ts';

const CHECKPOINT = 'pragma wal_checkpoint(truncate)';

/** How often the file is checked besides the checks before reads and writes. */
const LOOK_INTERVAL_MS = 500;

/** The log is emptied after this long without a write. */
const QUIET_MS = 5000;

/** SQLite's write-ahead log and its index, beside the database file, by their inodes. */
interface LogFiles {
  log: bigint | undefined;
  index: bigint | undefined;
  /** The log's length in bytes; 0 if there is none. */
  size: bigint;
}

/**
 * An SQLite file that stays open while the site runs, with two connections: one reads, the other writes. It notices when
 * the file is replaced or removed, and when its log is removed, so that nothing acknowledged is lost with this process.
 */
export class SqliteFile {
  /** Sees committed transactions, and does not wait for open ones. */
  readonly reader: SqliteDatabase;
  /** Closing it closes the file. */
  readonly writer: SqliteDatabase;
  readonly #path: string;
  readonly #inode: bigint | undefined;
  readonly #say: (sentence: string) => void;
  readonly #lock: FolderLock;
  readonly #readThrough: () => void;
  readonly #looking: NodeJS.Timeout;
  #reading: NodeSqlite;
  #writing: NodeSqlite;
  /** The write-ahead log and its index, as they were when they were opened. */
  #log: LogFiles;
  /** When the last write was that may be in the log alone, monotonic. */
  #written = performance.now();
  /** The last error about damaged content, until the site starts again. */
  #damage: unknown;
  #isClosed = false;

  /** @param say logs that the write-ahead log was removed */
  constructor(path: string, say: (sentence: string) => void = console.error) {
    this.#path = path;
    this.#say = say;
    this.#lock = shareFolder(dirname(path));
    try {
      [this.#writing, this.#reading] = this.#open();
      this.#inode = statOf(path)?.ino;
      this.#log = logFiles(path);
    } catch (thrown) {
      this.#lock.release();
      throw thrown;
    }
    this.#readThrough = fileProbe(path);
    this.#looking = setInterval(() => this.#lookByItself(), LOOK_INTERVAL_MS).unref();
    this.writer = { prepare: (sql) => this.#writing.prepare(sql), close: () => this.#close() };
    this.reader = {
      prepare: (sql) => {
        this.look();
        return this.#reading.prepare(sql);
      },
      close: () => undefined,
    };
  }

  get isWriting(): boolean {
    return this.#writing.isTransaction;
  }

  /**
   * Reads the file itself, bypassing caches.
   *
   * @throws StoreFault, or SQLite's own error, if the file is gone or damaged
   */
  probe(): void {
    this.reader.prepare('select 1').all([]);
    if (this.#damage !== undefined) throw this.#damage;
    this.#readThrough();
  }

  /** Opens the file for writing if the disk allowed only reading before. @throws SQLite's error while it still does */
  beforeTransaction(): void {
    this.look();
    if (!this.#writing.fault) return;
    const [writing, reading] = this.#open();
    const { fault } = writing;
    if (fault) {
      writing.close();
      reading.close();
      throw fault;
    }
    this.#reading.close();
    this.#writing.close();
    [this.#writing, this.#reading] = [writing, reading];
    this.#log = logFiles(this.#path);
  }

  /** Saves a log that was removed meanwhile: it holds this commit. */
  afterCommit(): void {
    this.#written = performance.now();
    this.look();
  }

  /**
   * Saves a log that was removed; during a transaction, the commit does it.
   *
   * @throws StoreFault if the file was deleted or replaced, such as by a backup copied by hand: a commit would be lost
   */
  look(): void {
    if (this.#isClosed) return; // the last to close it has removed the log
    const inode = statOf(this.#path)?.ino;
    if (inode === undefined) throw new StoreFault(gone(this.#path));
    if (inode !== this.#inode) throw new StoreFault(replaced(this.#path));
    if (!this.isWriting && this.#hasLostLog()) this.#saveLog();
  }

  #lookByItself(): void {
    try {
      this.look();
      if (performance.now() - this.#written >= QUIET_MS) this.#emptyLog();
    } catch {
      // The next query or write reports it.
    }
  }

  #emptyLog(): void {
    if (this.isWriting || this.#writing.fault) return;
    this.#writing.all(CHECKPOINT);
    this.#written = Number.POSITIVE_INFINITY;
  }

  #open(): [writing: NodeSqlite, reading: NodeSqlite] {
    const noteDamage = (thrown: unknown) => {
      this.#damage = thrown;
    };
    const writing = new NodeSqlite(this.#path, noteDamage);
    try {
      return [writing, new NodeSqlite(this.#path, noteDamage)];
    } catch (thrown) {
      writing.close();
      throw thrown;
    }
  }

  #close(): void {
    this.#isClosed = true;
    clearInterval(this.#looking);
    this.#reading.close();
    this.#writing.close();
    this.#lock.release();
  }

  /** Whether another log, or none, is where this file's log was. Without writing, there is nothing in it to lose. */
  #hasLostLog(): boolean {
    const { log, index } = logFiles(this.#path);
    return !this.#writing.fault && (log !== this.#log.log || index !== this.#log.index);
  }

  /** Saves a removed log, which is still open here: checkpoints it, and opens a new one. */
  #saveLog(): void {
    if (this.#writing.isOpen) {
      const now = logFiles(this.#path);
      if (now.log !== this.#log.log && now.size > 0) throw new StoreFault(twoLogs(this.#path));
      const [{ busy }] = this.#writing.all<{ busy: number }>(CHECKPOINT) as [{ busy: number }];
      if (busy !== 0) throw new StoreFault(`the log of ${basename(this.#path)} was removed and could not be saved yet`);
      // Close both first: an open connection would share the removed log with new ones.
      this.#reading.close();
      this.#writing.close();
    }
    [this.#writing, this.#reading] = this.#open();
    this.#log = logFiles(this.#path);
    this.#say(`The log of ${this.#path} was removed while the site was running; what it held has been saved.`);
  }
}

const statOf = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });

function logFiles(path: string): LogFiles {
  const log = statOf(`${path}-wal`);
  return { log: log?.ino, index: statOf(`${path}-shm`)?.ino, size: log?.size ?? 0n };
}

// `/health` tells these to everybody, so they name no folder.
const twoLogs = (path: string): string =>
  `the log of ${basename(path)} was removed and another process has begun a new one: stop all that use the data folder`;

const gone = (path: string): string =>
  `the database file ${basename(path)} is gone: the data folder was deleted or replaced`;

const replaced = (path: string): string => `the database file ${basename(path)} was replaced: restart the site`;

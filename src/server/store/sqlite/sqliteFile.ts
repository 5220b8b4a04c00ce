import { basename, dirname } from 'node:path';
import type { SqliteDatabase } from 'kysely';
import { StoreFault } from '../storeFault.ts';
import { fileProbe } from './fileProbe.ts';
import { type FolderLock, shareFolder } from './folderLock.ts';
import { inodeOf, isSameLog, type LogFiles, logFiles, watchLog } from './logFiles.ts';
import { NodeSqlite } from './nodeSqlite.ts';

const CHECKPOINT = 'pragma wal_checkpoint(truncate)';

/** The log is emptied after this long without a write. */
const QUIET_MS = 5000;

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
  readonly #watching: { close(): void };
  /** Runs out after a pause between writes. */
  readonly #quiet: NodeJS.Timeout;
  #reading: NodeSqlite;
  #writing: NodeSqlite;
  /** The write-ahead log and its index, as they were when they were opened. */
  #log: LogFiles;
  /** The last error about damaged content, until the site starts again. */
  #damage: unknown;
  #closed = false;
  /** Whether the file was checked in this turn of the event loop. */
  #looked = false;

  /** @param say logs that the write-ahead log was removed */
  constructor(path: string, say: (sentence: string) => void = console.error) {
    this.#path = path;
    this.#say = say;
    this.#lock = shareFolder(dirname(path));
    try {
      [this.#writing, this.#reading] = this.#open();
      this.#inode = inodeOf(path);
      this.#log = logFiles(path);
    } catch (thrown) {
      this.#lock.release();
      throw thrown;
    }
    this.#readThrough = fileProbe(path);
    this.#watching = watchLog(path, () => this.#noticeLoss());
    this.#quiet = setTimeout(() => this.checkpoint(), QUIET_MS).unref();
    this.writer = { prepare: (sql) => this.#writing.prepare(sql), close: () => this.#close() };
    this.reader = {
      prepare: (sql) => {
        this.noticeReplacement();
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

  /** Checkpoints the log; later if a transaction is open. */
  checkpoint(): void {
    if (this.isWriting) this.#quiet.refresh();
    else if (this.#writing.isOpen && !this.#writing.fault) this.#writing.all(CHECKPOINT);
  }

  /** Opens the file for writing if the disk allowed only reading before. @throws SQLite's error while it still does */
  beforeTransaction(): void {
    this.noticeReplacement();
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

  /** Refuses a commit into a file that was deleted or replaced: it would be lost. */
  beforeCommit(): void {
    this.#refuseOther();
  }

  /** Saves a log that was removed meanwhile: it holds this commit. */
  afterCommit(): void {
    if (this.#hasLostLog()) this.#saveLog();
    this.#quiet.refresh();
  }

  /**
   * Refuses to go on if the file was deleted or replaced, such as by a backup copied by hand. Checked once per turn of the
   * event loop.
   */
  noticeReplacement(): void {
    if (this.#looked || this.#closed) return;
    this.#refuseOther();
    if (!this.isWriting && this.#hasLostLog()) this.#saveLog();
    this.#looked = true;
    setImmediate(() => {
      this.#looked = false;
    });
  }

  #refuseOther(): void {
    const inode = inodeOf(this.#path);
    if (inode === undefined) throw new StoreFault(gone(this.#path));
    if (inode !== this.#inode) throw new StoreFault(replaced(this.#path));
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
    this.#closed = true;
    this.#watching.close();
    clearTimeout(this.#quiet);
    this.#reading.close();
    this.#writing.close();
    this.#lock.release();
  }

  /** Whether another log, or none, is where this file's log was. Without writing, there is nothing in it to lose. */
  #hasLostLog(): boolean {
    return !this.#writing.fault && !isSameLog(this.#log, logFiles(this.#path));
  }

  /** Called when the log is removed. During a transaction, the commit checks it. */
  #noticeLoss(): void {
    if (this.isWriting || this.#closed || inodeOf(this.#path) !== this.#inode) return;
    if (!this.#hasLostLog()) return;
    try {
      this.#saveLog();
    } catch {
      // The next query reports it.
    }
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

// `/health` tells these to everybody, so they name no folder.
const twoLogs = (path: string): string =>
  `the log of ${basename(path)} was removed and another process has begun a new one: stop all that use the data folder`;

const gone = (path: string): string =>
  `the database file ${basename(path)} is gone: the data folder was deleted or replaced`;

const replaced = (path: string): string => `the database file ${basename(path)} was replaced: restart the site`;

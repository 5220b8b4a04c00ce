import { dirname } from 'node:path';
import type { SqliteDatabase } from 'kysely';
import { StoreFault } from '../storeFault.ts';
import { fileProbe } from './fileProbe.ts';
import { type FolderLock, shareFolder } from './folderLock.ts';
import { inodeOf, isSameLog, type LogFiles, logFiles, QuietTime, watchLog } from './logFiles.ts';
import { NodeSqlite } from './nodeSqlite.ts';

const CHECKPOINT = 'pragma wal_checkpoint(truncate)';

/**
 * An SQLite file that stays open while the site runs, with two connections: one reads, the other writes. It notices when
 * the file is replaced or removed, and when its log is removed, so that nothing acknowledged is lost with this process.
 */
export class SqliteFile {
  /** Reads every transaction that has ended, without waiting for one that has not. */
  readonly reader: SqliteDatabase;
  /** Closing it closes the file. */
  readonly writer: SqliteDatabase;
  readonly #path: string;
  readonly #say: (sentence: string) => void;
  readonly #lock: FolderLock;
  readonly #readThrough: () => void;
  readonly #watching: { close(): void };
  readonly #quiet: QuietTime;
  #reading: NodeSqlite;
  #writing: NodeSqlite;
  #inode: bigint | undefined;
  /** The write-ahead log and its index, as they were when they were opened. */
  #log: LogFiles;
  /** What SQLite said of the file's content when it was read; nothing but another file mends that. */
  #damage: unknown;
  #closed = false;
  /** Whether the file was found in its place in this turn of the event loop. */
  #looked = false;

  /** @param say is told in words what a person who runs the site should know: that the log was removed */
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
    this.#quiet = new QuietTime(() => this.checkpoint());
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
   * Reads pages of the file itself, not of what is in memory.
   *
   * @throws StoreFault, or SQLite's own error, where the file is gone or damaged
   */
  probe(): void {
    this.reader.prepare('select 1').all([]);
    if (this.#damage !== undefined) throw this.#damage;
    this.#readThrough();
  }

  /** Brings what the log holds into the file and empties the log; later where somebody is writing. */
  checkpoint(): void {
    if (this.isWriting) this.#quiet.begin();
    else if (this.#writing.isOpen) this.#writing.all(CHECKPOINT);
  }

  /** A commit into a file that was deleted or replaced meanwhile would be lost with this process: it is refused. */
  beforeCommit(): void {
    if (inodeOf(this.#path) !== this.#inode) throw new StoreFault(gone(this.#path));
  }

  /** A log that was removed meanwhile would be lost with this process, and the commit in it. */
  afterCommit(): void {
    if (!isSameLog(this.#log, logFiles(this.#path))) this.#saveLog();
    this.#quiet.begin();
  }

  /**
   * Another file under the database's name (a copy that was put there by hand) is opened in the place of the old one. It
   * is looked for once for all that is asked together.
   */
  noticeReplacement(): void {
    if (this.#looked || this.#closed) return;
    const inode = inodeOf(this.#path);
    if (inode === this.#inode) {
      if (!this.isWriting && !isSameLog(this.#log, logFiles(this.#path))) this.#saveLog();
      this.#looked = true;
      setImmediate(() => {
        this.#looked = false;
      });
      return;
    }
    if (inode === undefined || this.isWriting) throw new StoreFault(gone(this.#path));
    const [writing, reading] = this.#open();
    if (versionIn(writing) !== versionIn(this.#writing)) {
      writing.close();
      reading.close();
      throw new StoreFault(`the database file ${this.#path} was replaced by one of another version: restart the site`);
    }
    this.#reading.close();
    this.#writing.close();
    [this.#writing, this.#reading, this.#inode, this.#log] = [writing, reading, inode, logFiles(this.#path)];
    this.#damage = undefined;
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
    this.#quiet.stop();
    this.#reading.close();
    this.#writing.close();
    this.#lock.release();
  }

  /** As soon as the log is removed; while somebody writes, the commit looks for itself. */
  #noticeLoss(): void {
    if (this.isWriting || this.#closed || inodeOf(this.#path) !== this.#inode) return;
    if (isSameLog(this.#log, logFiles(this.#path))) return;
    try {
      this.#saveLog();
    } catch {
      // Whoever asks next is told why.
    }
  }

  /** The log was removed, but it is still open here: what it holds goes into the database file, and a new one is begun. */
  #saveLog(): void {
    if (this.#writing.isOpen) {
      const now = logFiles(this.#path);
      if (now.log !== this.#log.log && now.size > 0) throw new StoreFault(twoLogs(this.#path));
      const [{ busy }] = this.#writing.all<{ busy: number }>(CHECKPOINT) as [{ busy: number }];
      if (busy !== 0) throw new StoreFault(`the log of ${this.#path} was removed and could not be saved yet`);
      // Both at once: a connection that stays open would hand the removed log on to those that are opened.
      this.#reading.close();
      this.#writing.close();
    }
    [this.#writing, this.#reading] = this.#open();
    this.#log = logFiles(this.#path);
    this.#say(`The log of ${this.#path} was removed while the site was running; what it held has been saved.`);
  }
}

const twoLogs = (path: string): string =>
  `the log of ${path} was removed and another process has begun a new one: stop all that use the data folder`;

const gone = (path: string): string => `the database file ${path} is gone: the data folder was deleted or replaced`;

function versionIn(database: NodeSqlite): unknown {
  try {
    return database.all<{ version: number }>('select version from schema_version')[0]?.version;
  } catch {
    return undefined; // there are no tables in it
  }
}

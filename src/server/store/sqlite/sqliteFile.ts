import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { isDamage, StoreFault } from '../storeFault.ts';
import { type Connections, closeBoth, fileProbe, inodeOf, logFiles, openBoth } from './connections.ts';
import { lockFolder } from './dataFolder.ts';

const CHECKPOINT = 'pragma wal_checkpoint(truncate)';

/** How often the file is checked besides the checks before reads and writes. */
const LOOK_INTERVAL_MS = 500;

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
  readonly #readThrough: () => void;
  #open: Connections;
  /** When the last write was that may be in the log alone, monotonic. */
  #written = performance.now();
  /** The last error about damaged content, until the site starts again. */
  #damage: unknown;
  #isClosed = false;

  /** @param say logs that the write-ahead log was removed */
  constructor(path: string, say: (sentence: string) => void = console.error) {
    this.#path = path;
    this.#say = say;
    const lock = lockFolder(dirname(path), false);
    try {
      this.#open = openBoth(path);
      this.#inode = inodeOf(path);
    } catch (thrown) {
      lock.close();
      throw thrown;
    }
    this.#readThrough = fileProbe(path);
    const looking = setInterval(() => this.#lookByItself(), LOOK_INTERVAL_MS).unref();
    this.writer = {
      prepare: (sql) => this.#prepare('writing', sql),
      close: () => {
        this.#isClosed = true;
        clearInterval(looking);
        closeBoth(this.#open);
        lock.close();
      },
    };
    this.reader = {
      prepare: (sql) => {
        this.look();
        return this.#prepare('reading', sql);
      },
      close: () => undefined,
    };
  }

  get isWriting(): boolean {
    const { writing } = this.#open;
    return writing.isOpen && writing.isTransaction;
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
    if (!this.#open.fault) return;
    const again = openBoth(this.#path);
    closeBoth(again.fault ? again : this.#open);
    if (again.fault) throw again.fault;
    this.#open = again;
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
    const inode = inodeOf(this.#path);
    const name = basename(this.#path); // `/health` tells these sentences to everybody, so they name no folder
    if (inode === undefined)
      throw new StoreFault(`the database file ${name} is gone: the data folder was deleted or replaced`);
    if (inode !== this.#inode) throw new StoreFault(`the database file ${name} was replaced: restart the site`);
    if (this.isWriting || this.#open.fault) return; // what cannot be written has nothing in its log to lose
    if (logFiles(this.#path).join() !== this.#open.log.join()) this.#saveLog();
  }

  #lookByItself(): void {
    try {
      this.look();
      if (performance.now() - this.#written < QUIET_MS || this.isWriting || this.#open.fault) return;
      this.#noting(() => this.#open.writing.exec(CHECKPOINT));
      this.#written = Number.POSITIVE_INFINITY;
    } catch {
      // The next query or write reports it.
    }
  }

  /** Saves a removed log, which is still open here: checkpoints it, and opens a new one. */
  #saveLog(): void {
    if (this.#open.writing.isOpen) {
      const log = `${this.#path}-wal`;
      const isOther = inodeOf(log) !== this.#open.log[0];
      const removed = `the log of ${basename(this.#path)} was removed and`;
      if (isOther && statSync(log, { throwIfNoEntry: false })?.size) {
        throw new StoreFault(`${removed} another process has begun a new one: stop all that use the data folder`);
      }
      const done = this.#noting(() => this.#open.writing.prepare(CHECKPOINT).get());
      if (done?.busy !== 0) throw new StoreFault(`${removed} could not be saved yet`);
      closeBoth(this.#open); // first: an open connection would share the removed log with new ones
    }
    this.#open = openBoth(this.#path);
    this.#say(`The log of ${this.#path} was removed while the site was running; what it held has been saved.`);
  }

  /** A statement as Kysely's dialect asks for it. */
  #prepare(connection: 'reading' | 'writing', sql: string): SqliteStatement {
    const statement = this.#noting(() => this.#open[connection].prepare(sql));
    return {
      reader: statement.columns().length > 0,
      all: (values) => this.#noting(() => statement.all(...(values as SQLInputValue[]))),
      run: (values) => this.#noting(() => statement.run(...(values as SQLInputValue[]))),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
  }

  /** Remembers that SQLite reports damage. */
  #noting<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (thrown) {
      if (isDamage(thrown)) this.#damage = thrown;
      throw thrown;
    }
  }
}

/** How long a write waits for another process that is writing. */
const WRITE_TIMEOUT_MS = 5000;

/** How often it tries again. */
const RETRY_INTERVAL_MS = 20;

/** SQLite's result code where another process is writing. */
const BUSY = 5;

/** Kysely's SQLite dialect for reads, which do not wait for transactions of `writingDialect`. */
export const readingDialect = (file: SqliteFile): Dialect => new SqliteDialect({ database: file.reader });

/** Kysely's SQLite dialect for transactions, one at a time. Destroying it closes the file. */
export const writingDialect = (file: SqliteFile): Dialect =>
  Object.assign(new SqliteDialect({ database: file.writer }), { createDriver: () => new WritingDriver(file) });

/** Kysely's driver; each transaction also checks that the file was not replaced. */
class WritingDriver extends SqliteDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file.writer });
    this.#file = file;
  }

  /**
   * Takes the write lock at once, so that no transaction fails half-way. It waits for another process's lock without
   * blocking the event loop.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#file.beforeTransaction();
    for (const deadline = performance.now() + WRITE_TIMEOUT_MS; ; await wait(RETRY_INTERVAL_MS)) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (thrown) {
        const { errcode = 0 } = thrown as { errcode?: number };
        if ((errcode & 0xff) !== BUSY || performance.now() >= deadline) throw thrown;
      }
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#file.look();
    await super.commitTransaction(connection);
    this.#file.afterCommit();
  }

  /** SQLite ends the transaction itself on a full disk; a second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isWriting) await super.rollbackTransaction(connection);
  }
}

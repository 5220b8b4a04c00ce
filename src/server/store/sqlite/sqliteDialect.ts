import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StoreFault } from '../storeFault.ts';
import { fileProbe } from './fileProbe.ts';
import { type FolderLock, shareFolder } from './folderLock.ts';
import { inodeOf, isSameLog, type LogFiles, logFiles, QuietTime, watchLog } from './logFiles.ts';
import { PreparingDatabase } from './preparingDatabase.ts';

/** How long a write waits for another process that is writing, in milliseconds; what is read does not wait for it. */
const PATIENCE = 5000;

/** How often it looks whether that one is done, in milliseconds. */
const LOOK_EVERY = 20;

const BUSY = 5;

/** Kysely's SQLite, and what a site does with its file besides asking it. */
export interface SqliteFile extends Dialect {
  /**
   * Reads pages of the file itself, not of what is in memory.
   *
   * @throws StoreFault, or SQLite's own error, where the file is gone or damaged
   */
  probe(): void;
  /** Brings what the write-ahead log holds into the database file and empties the log. */
  checkpoint(): Promise<void>;
}

/**
 * Kysely's SQLite over the one that Node brings.
 *
 * @param say is told in words what a person who runs the site should know: that the log was removed
 */
export function sqliteDialect(path: string, say: (sentence: string) => void = console.error): SqliteFile {
  const driver = new NodeSqliteDriver(path, say);
  return {
    probe: () => driver.probe(),
    checkpoint: () => driver.checkpoint(),
    createAdapter: () => new FreeReadingAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Without it Kysely would let nothing be read while a transaction runs; the driver below lets them take turns. */
class FreeReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Two connections to one file: transactions take turns on the one, what is read goes through the other and sees every
 * transaction that has ended, without waiting for the one that has not.
 */
class NodeSqliteDriver implements Driver {
  readonly #path: string;
  readonly #say: (sentence: string) => void;
  readonly #lock: FolderLock;
  readonly #readThrough: () => void;
  readonly #watching: { close(): void };
  readonly #quiet: QuietTime;
  #reader: PreparingDatabase;
  #writer: PreparingDatabase;
  #inode: bigint | undefined;
  /** The write-ahead log and its index, as they were when they were opened. */
  #log: LogFiles;
  /** What SQLite said of the file's content when it was read; nothing but another file mends that. */
  #damage: unknown;
  #lastTurn: Promise<void> = Promise.resolve();
  #writing = false;
  #closed = false;
  /** Whether the file was found in its place in this turn of the event loop. */
  #looked = false;

  constructor(path: string, say: (sentence: string) => void) {
    this.#path = path;
    this.#say = say;
    this.#lock = shareFolder(dirname(path));
    try {
      [this.#writer, this.#reader] = this.#open();
      this.#inode = inodeOf(path);
      this.#log = logFiles(path);
    } catch (thrown) {
      this.#lock.release();
      throw thrown;
    }
    this.#readThrough = fileProbe(path);
    this.#watching = watchLog(path, () => this.#noticeLoss());
    this.#quiet = new QuietTime(() => void this.checkpoint().catch(() => undefined)); // the next write says why
  }

  #open(): [writer: PreparingDatabase, reader: PreparingDatabase] {
    const noteDamage = (thrown: unknown) => {
      this.#damage = thrown;
    };
    const writer = new PreparingDatabase(this.#path, noteDamage);
    try {
      return [writer, new PreparingDatabase(this.#path, noteDamage)];
    } catch (thrown) {
      writer.close();
      throw thrown;
    }
  }

  probe(): void {
    this.#noticeReplacement();
    this.#reader.run('select 1', []);
    if (this.#damage !== undefined) throw this.#damage;
    this.#readThrough();
  }

  async checkpoint(): Promise<void> {
    const end = await this.#takeTurn();
    try {
      if (this.#writer.isOpen) this.#writer.run('pragma wal_checkpoint(truncate)', []);
    } finally {
      end();
    }
  }

  async init(): Promise<void> {
    // The database was opened when the driver was made, so that what is wrong with it is said at once.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#noticeReplacement();
    return new SqliteConnection(() => this.#reader);
  }

  /** The write lock is taken at once, so that no transaction fails half-way because another process wrote. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const mine = connection as SqliteConnection;
    mine.endTurn = await this.#takeTurn();
    this.#writing = true;
    try {
      mine.writer = this.#writer;
      await this.#beginPatiently(mine);
    } catch (thrown) {
      this.#endTurn(mine);
      throw thrown;
    }
  }

  /** Without a blocking wait: while another process writes, this one goes on serving. */
  async #beginPatiently(connection: SqliteConnection): Promise<void> {
    const patientUntil = performance.now() + PATIENCE;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (thrown) {
        if (errcodeOf(thrown) !== BUSY || performance.now() >= patientUntil) throw thrown;
      }
      await wait(LOOK_EVERY);
    }
  }

  /** A commit into a file that was deleted or replaced meanwhile would be lost with this process: it is refused. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const mine = connection as SqliteConnection;
    if (inodeOf(this.#path) !== this.#inode) throw new StoreFault(gone(this.#path));
    await mine.executeQuery(CompiledQuery.raw('commit'));
    // A log that was removed meanwhile would be lost with this process, and this commit in it.
    if (!isSameLog(this.#log, logFiles(this.#path))) this.#saveLog();
    this.#quiet.begin();
    this.#endTurn(mine);
  }

  /** SQLite ends the transaction itself on a full disk; a second rollback would hide the reason. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const mine = connection as SqliteConnection;
    try {
      if (mine.database.isTransaction) await mine.executeQuery(CompiledQuery.raw('rollback'));
    } finally {
      this.#endTurn(mine);
    }
  }

  async releaseConnection(): Promise<void> {
    // A connection of this driver is only a way to the open databases: there is nothing to give back.
  }

  async destroy(): Promise<void> {
    this.#closed = true;
    this.#watching.close();
    this.#quiet.stop();
    this.#reader.close();
    this.#writer.close();
    this.#lock.release();
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    let end = () => {};
    this.#lastTurn = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }

  #endTurn(connection: SqliteConnection): void {
    connection.writer = undefined;
    this.#writing = false;
    connection.endTurn?.();
    connection.endTurn = undefined;
  }

  /**
   * Another file under the database's name (a copy that was put there by hand) is opened in the place of the old one. It
   * is looked for once for all that is asked together.
   */
  #noticeReplacement(): void {
    if (this.#looked || this.#closed) return;
    const inode = inodeOf(this.#path);
    if (inode === this.#inode) {
      if (!this.#writing && !isSameLog(this.#log, logFiles(this.#path))) this.#saveLog();
      this.#looked = true;
      setImmediate(() => {
        this.#looked = false;
      });
      return;
    }
    if (inode === undefined || this.#writing) throw new StoreFault(gone(this.#path));
    const [writer, reader] = this.#open();
    if (versionIn(writer) !== versionIn(this.#writer)) {
      writer.close();
      reader.close();
      throw new StoreFault(`the database file ${this.#path} was replaced by one of another version: restart the site`);
    }
    this.#reader.close();
    this.#writer.close();
    [this.#writer, this.#reader, this.#inode, this.#log] = [writer, reader, inode, logFiles(this.#path)];
    this.#damage = undefined;
  }

  /** As soon as the log is removed; while somebody writes, the commit looks for itself. */
  #noticeLoss(): void {
    if (
      this.#writing ||
      this.#closed ||
      inodeOf(this.#path) !== this.#inode ||
      isSameLog(this.#log, logFiles(this.#path))
    )
      return;
    try {
      this.#saveLog();
    } catch {
      // Whoever asks next is told why.
    }
  }

  /** The log was removed, but it is still open here: what it holds goes into the database file, and a new one is begun. */
  #saveLog(): void {
    if (this.#writer.isOpen) {
      const now = logFiles(this.#path);
      if (now.log !== this.#log.log && now.size > 0) throw new StoreFault(twoLogs(this.#path));
      const { rows } = this.#writer.run<{ busy: number }>('pragma wal_checkpoint(truncate)', []);
      if (rows[0]?.busy !== 0) throw new StoreFault(`the log of ${this.#path} was removed and could not be saved yet`);
      // Both at once: a connection that stays open would hand the removed log on to those that are opened.
      this.#reader.close();
      this.#writer.close();
    }
    [this.#writer, this.#reader] = this.#open();
    this.#log = logFiles(this.#path);
    this.#say(`The log of ${this.#path} was removed while the site was running; what it held has been saved.`);
  }
}

/** What one query or one transaction runs on. */
class SqliteConnection implements DatabaseConnection {
  readonly #reader: () => PreparingDatabase;
  /** While it is in a transaction. */
  writer: PreparingDatabase | undefined;
  endTurn: (() => void) | undefined;

  constructor(reader: () => PreparingDatabase) {
    this.#reader = reader;
  }

  get database(): PreparingDatabase {
    return this.writer ?? this.#reader();
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.database.run(sql, parameters);
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('SQLite’s answers are not streamed.');
  }
}

const twoLogs = (path: string): string =>
  `the log of ${path} was removed and another process has begun a new one: stop all that use the data folder`;

const gone = (path: string): string => `the database file ${path} is gone: the data folder was deleted or replaced`;

const errcodeOf = (thrown: unknown): number | undefined => {
  const { errcode } = thrown as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
};

function versionIn(database: PreparingDatabase): unknown {
  try {
    return database.run<{ version: number }>('select version from schema_version', []).rows[0]?.version;
  } catch {
    return undefined; // there are no tables in it
  }
}

import { statSync } from 'node:fs';
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
import { type FolderLock, shareFolder } from './folderLock.ts';
import { PreparingDatabase } from './preparingDatabase.ts';
import { StoreFault } from './storeFault.ts';

/** How long a write waits for another process that is writing, in milliseconds; what is read does not wait for it. */
const PATIENCE = 5000;

/** How often it looks whether that one is done, in milliseconds. */
const LOOK_EVERY = 20;

const BUSY = 5;

/** Kysely's SQLite over the one that Node brings. */
export function sqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new FreeReadingAdapter(),
    createDriver: () => new NodeSqliteDriver(path),
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
  readonly #lock: FolderLock;
  #reader: PreparingDatabase;
  #writer: PreparingDatabase;
  #inode: bigint | undefined;
  #lastTurn: Promise<void> = Promise.resolve();
  #writing = false;
  /** Whether the file was found in its place in this turn of the event loop. */
  #looked = false;

  constructor(path: string) {
    this.#path = path;
    this.#lock = shareFolder(dirname(path));
    try {
      this.#writer = new PreparingDatabase(path);
      this.#reader = new PreparingDatabase(path);
      this.#inode = inodeOf(path);
    } catch (thrown) {
      this.#lock.release();
      throw thrown;
    }
  }

  async init(): Promise<void> {
    // The database was opened when the driver was made, so that what is wrong with it is said at once.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#noticeReplacement();
    return new SqliteConnection(this.#reader);
  }

  /** The write lock is taken at once, so that no transaction fails half-way because another process wrote. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const mine = connection as SqliteConnection;
    mine.endTurn = await this.#takeTurn();
    this.#writing = true;
    try {
      mine.database = this.#writer;
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
    connection.database = this.#reader;
    this.#writing = false;
    connection.endTurn?.();
    connection.endTurn = undefined;
  }

  /**
   * Another file under the database's name (a copy that was put there by hand) is opened in the place of the old one. It
   * is looked for once for all that is asked together.
   */
  #noticeReplacement(): void {
    if (this.#looked) return;
    const inode = inodeOf(this.#path);
    if (inode === this.#inode) {
      this.#looked = true;
      setImmediate(() => {
        this.#looked = false;
      });
      return;
    }
    if (inode === undefined || this.#writing) throw new StoreFault(gone(this.#path));
    const [writer, reader] = [new PreparingDatabase(this.#path), new PreparingDatabase(this.#path)];
    if (versionIn(writer) !== versionIn(this.#writer)) {
      writer.close();
      reader.close();
      throw new StoreFault(`the database file ${this.#path} was replaced by one of another version: restart the site`);
    }
    this.#reader.close();
    this.#writer.close();
    [this.#writer, this.#reader, this.#inode] = [writer, reader, inode];
  }
}

/** What one query or one transaction runs on. */
class SqliteConnection implements DatabaseConnection {
  database: PreparingDatabase;
  endTurn: (() => void) | undefined;

  constructor(database: PreparingDatabase) {
    this.database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.database.run(sql, parameters);
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('SQLite’s answers are not streamed.');
  }
}

const gone = (path: string): string => `the database file ${path} is gone: the data folder was deleted or replaced`;

/** Undefined where there is no such file. */
function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

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

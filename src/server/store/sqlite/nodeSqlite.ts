import { accessSync, constants } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { isDamage, StoreFault } from '../storeFault.ts';
import { isDiskFault, openToRead } from './openToRead.ts';

/** How long opening waits for another process that is making the file, in milliseconds. */
const OPEN_TIMEOUT_MS = 5000;

/** How long a statement waits for another one; it blocks the process meanwhile. */
const STATEMENT_TIMEOUT_MS = 50;

/** A connection to an SQLite file, as Kysely's dialect asks for it, over `node:sqlite`. */
export class NodeSqlite implements SqliteDatabase {
  /** Why it can only read: the disk was full or could not be written when it was opened. */
  readonly fault: Error | undefined;
  readonly #database: DatabaseSync;
  readonly #onDamage: (thrown: unknown) => void;

  /**
   * An acknowledged write survives a power cut: write-ahead log, and every commit on the disk before it returns. On a full
   * disk it is opened for reading alone if it can be (see `fault`), so that what needs no writing is served.
   *
   * @param onDamage called when SQLite reports damage
   */
  constructor(path: string, onDamage: (thrown: unknown) => void) {
    this.#onDamage = onDamage;
    try {
      this.#database = openToWrite(path);
    } catch (thrown) {
      if (!isDiskFault(thrown) && !(thrown instanceof StoreFault)) throw thrown;
      this.fault = thrown as Error;
      this.#database = openToRead(path, STATEMENT_TIMEOUT_MS);
    }
  }

  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  get isTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const statement = this.#watch(() => this.#database.prepare(sql));
    return {
      reader: statement.columns().length > 0,
      all: (values) => this.#watch(() => statement.all(...(values as SQLInputValue[]))),
      run: (values) => this.#watch(() => statement.run(...(values as SQLInputValue[]))),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
  }

  /** The rows of a statement without parameters. */
  all<Row>(sql: string): Row[] {
    return this.prepare(sql).all([]) as Row[];
  }

  close(): void {
    if (this.isOpen) this.#database.close();
  }

  #watch<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (thrown) {
      if (isDamage(thrown)) this.#onDamage(thrown);
      throw thrown;
    }
  }
}

/** @throws StoreFault where SQLite would open the file for reading alone and say nothing */
function openToWrite(path: string): DatabaseSync {
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

function isReadOnly(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return false;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EROFS';
  }
}

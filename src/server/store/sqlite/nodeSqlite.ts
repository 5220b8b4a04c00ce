import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { isDamage } from '../storeFault.ts';

/** How many prepared statements are kept; a search with many words must not hold memory for ever. */
const MAX_STATEMENTS = 200;

/** How long opening waits for another process that is making the file, in milliseconds. */
const OPEN_TIMEOUT_MS = 5000;

/** How long a statement waits for another one; it blocks the process meanwhile. */
const STATEMENT_TIMEOUT_MS = 50;

/** A connection to an SQLite file, as Kysely's dialect asks for it, over `node:sqlite`. Each SQL text is prepared once. */
export class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #onDamage: (thrown: unknown) => void;
  readonly #statements = new Map<string, SqliteStatement>();

  /**
   * An acknowledged write survives a power cut: write-ahead log, and every commit on the disk before it returns.
   *
   * @param onDamage called when SQLite reports damage
   */
  constructor(path: string, onDamage: (thrown: unknown) => void) {
    this.#onDamage = onDamage;
    this.#database = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS, enableForeignKeyConstraints: true });
    try {
      this.#database.exec('pragma journal_mode = wal; pragma synchronous = full;');
      this.#database.exec('pragma secure_delete = on'); // what is deleted leaves no bytes in the file
      this.#database.exec(`pragma busy_timeout = ${STATEMENT_TIMEOUT_MS}`);
      this.#database.exec('select count(*) from sqlite_schema'); // opens the log and its index
    } catch (thrown) {
      this.#database.close();
      throw thrown;
    }
  }

  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  get isTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#watch(() => this.#database.prepare(sql));
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (values) => this.#watch(() => statement.all(...(values as SQLInputValue[]))),
      run: (values) => this.#watch(() => statement.run(...(values as SQLInputValue[]))),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** The rows of a statement without parameters. */
  all<Row>(sql: string): Row[] {
    return this.prepare(sql).all([]) as Row[];
  }

  close(): void {
    this.#statements.clear();
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

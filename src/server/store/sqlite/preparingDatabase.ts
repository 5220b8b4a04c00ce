import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { isDamage } from '../storeFault.ts';

/** How many prepared statements are kept; a search with many words must not hold memory for ever. */
const KEPT_STATEMENTS = 200;

/** How long opening waits for another process that is making the file, in milliseconds. */
const OPEN_TIMEOUT_MS = 5000;

/** How long a statement may hold the whole process up for another one, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 50;

interface Prepared {
  statement: StatementSync;
  /** Whether it gives rows. */
  reads: boolean;
}

/** One connection to an SQLite file; each text of SQL is prepared once. */
export class PreparingDatabase {
  readonly #database: DatabaseSync;
  readonly #onDamage: (thrown: unknown) => void;
  readonly #statements = new Map<string, Prepared>();

  /**
   * An acknowledged write survives a power cut: write-ahead log, and every commit on the disk before it returns.
   *
   * @param onDamage is told when SQLite finds the file's content damaged
   */
  constructor(path: string, onDamage: (thrown: unknown) => void = () => undefined) {
    this.#onDamage = onDamage;
    this.#database = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS, enableForeignKeyConstraints: true });
    try {
      this.#database.exec('pragma journal_mode = wal; pragma synchronous = full;');
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
    return this.#database.isTransaction;
  }

  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    try {
      const { statement, reads } = this.#prepare(sql);
      const values = parameters as SQLInputValue[];
      if (reads) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (thrown) {
      if (isDamage(thrown)) this.#onDamage(thrown);
      throw thrown;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

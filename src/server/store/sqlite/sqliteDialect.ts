import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from 'kysely';
import type { SqliteFile } from './sqliteFile.ts';

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

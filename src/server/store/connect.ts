import { Kysely } from 'kysely';
import { backupBeforeMigration } from '#server/backups/makeBackup.ts';
import { CliError, errorMessage } from '#server/cliError.ts';
import { roomWarning } from '#server/storageWarnings.ts';
import { isMigrated, MigrationFailure, migrate, SCHEMA_VERSION } from './migrate.ts';
import type { PostgresOptions } from './postgres/postgresStore.ts';
import type { Connection, Schema } from './schema.ts';
import { openFolder } from './sqlite/openFolder.ts';
import { readingDialect, writingDialect } from './sqlite/sqliteDialect.ts';
import type { SqliteFile } from './sqlite/sqliteFile.ts';
import type { Store, StorePlace } from './store.ts';
import { storeFault } from './storeFault.ts';
import { probedWrites } from './writeProbe.ts';

/** How the database is opened. */
interface StoreOptions extends PostgresOptions {
  /** Whether to start a new site if an earlier site's SQLite database is lost. */
  fresh?: boolean;
  /** Whether the folder is a copy that is deleted again: no backup is made of it before a migration. */
  isCopy?: boolean;
}

/**
 * Opens the database and migrates it.
 *
 * @throws CliError if the folder or server cannot be used, or a newer version of the site made the data
 */
export async function openStore(place: StorePlace, options: StoreOptions = {}): Promise<Store> {
  if (place.kind === 'postgres') {
    const { openPostgres } = await import('./postgres/postgresStore.ts'); // loads the driver only if needed
    return openPostgres(place.url, options);
  }
  let file: SqliteFile | undefined;
  try {
    file = await openFolder(place.folder, options);
    const writing = new Kysely<Schema>({ dialect: writingDialect(file) });
    if (!(await isMigrated(writing))) await migrate(writing, 'sqlite'); // a full disk starts no transaction
    return storeOver(file, writing, place.folder);
  } catch (thrown) {
    file?.writer.close();
    if (thrown instanceof CliError) throw thrown;
    if (thrown instanceof MigrationFailure) {
      const { message, from } = thrown;
      if (options.isCopy) throw new CliError(message);
      throw thrown.withWayBack(from > 0 ? backupBeforeMigration(place.folder, from, SCHEMA_VERSION) : undefined);
    }
    const reason = storeFault(thrown) ?? errorMessage(thrown);
    throw new CliError(`The data folder ${place.folder} (DATA_DIR) cannot be used: ${reason}.`);
  }
}

/** Opens the database, does work with it, and closes it. @throws CliError as `openStore`; whatever the work throws */
export async function withStore<Result>(
  place: StorePlace,
  work: (store: Store) => Promise<Result>,
  options?: StoreOptions,
): Promise<Result> {
  const store = await openStore(place, options);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function storeOver(file: SqliteFile, writing: Connection, folder: string): Store {
  const db = new Kysely<Schema>({ dialect: readingDialect(file) });
  const probed = probedWrites(
    (work) => writing.transaction().execute(work),
    () => roomWarning(folder) !== undefined,
  );
  return {
    ...probed,
    kind: 'sqlite',
    db,
    async check() {
      file.probe();
      await probed.check();
    },
    async close() {
      await db.destroy();
      await writing.destroy();
    },
  };
}

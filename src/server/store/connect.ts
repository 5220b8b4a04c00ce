import { Kysely } from 'kysely';
import { makeBackupBeforeMigration } from '#server/backups/makeBackup.ts';
import { CliError, errorMessage } from '#server/cliError.ts';
import { roomWarning } from '#server/storageWarnings.ts';
import { isMigrated, migrate, SCHEMA_VERSION } from './migrate.ts';
import type { PostgresOptions } from './postgres/postgresStore.ts';
import { prepareDataFolder } from './sqlite/dataFolder.ts';
import { inspectDatabase, noDataIn, refuseLostDatabase } from './sqlite/inspectDatabase.ts';
import { readingDialect, SqliteFile, writingDialect } from './sqlite/sqliteFile.ts';
import type { Connection, Schema, Store, StorePlace } from './store.ts';
import { storeFault } from './storeFault.ts';
import { probedWrites } from './writeProbe.ts';

/** How the database is opened. */
interface StoreOptions extends PostgresOptions {
  /** Whether to start a new site if an earlier site's SQLite database is lost. */
  fresh?: boolean;
  /** Whether a site must have been started: no SQLite database is made. */
  existing?: boolean;
  /** Whether the folder is a copy that is deleted again: no backup is made of it before a migration. */
  isCopy?: boolean;
}

/**
 * Opens the database after checking it, and migrates it; on SQLite after a backup.
 *
 * @throws CliError if the folder or server cannot be used, the database is damaged, lost or not there as it must be, the
 * backup or the migration failed, or a newer version of the site made the data
 */
export async function openStore(place: StorePlace, options: StoreOptions = {}): Promise<Store> {
  if (place.kind === 'postgres') {
    const { openPostgres } = await import('./postgres/postgresStore.ts'); // loads the driver only if needed
    return openPostgres(place.url, options);
  }
  const { folder } = place;
  let file: SqliteFile | undefined;
  try {
    const found = inspectDatabase(folder, options.say);
    if (typeof found === 'string') {
      refuseLostDatabase(folder, found, options.fresh ?? false);
      if (options.existing) throw noDataIn(folder);
    }
    const isOlder = typeof found === 'number' && found < SCHEMA_VERSION;
    const copy = isOlder && !options.isCopy ? await makeBackupBeforeMigration(folder, found) : undefined;
    file = new SqliteFile(prepareDataFolder(folder), options.say);
    const writing = new Kysely<Schema>({ dialect: writingDialect(file) });
    if (!(await isMigrated(writing))) await migrate(writing, 'sqlite', copy); // a full disk starts no transaction
    return storeOver(file, writing, folder);
  } catch (thrown) {
    file?.writer.close();
    if (thrown instanceof CliError) throw thrown;
    const reason = storeFault(thrown) ?? errorMessage(thrown);
    throw new CliError(`The data folder ${folder} (DATA_DIR) cannot be used: ${reason}.`);
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
    writeAlone: probed.write, // SQLite has one writer at a time
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

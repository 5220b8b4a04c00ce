import { Kysely } from 'kysely';
import { backupBeforeMigration } from '#server/backups/beforeMigration.ts';
import { CliError, errorMessage } from '#server/cliError.ts';
import { MigrationFailure, migrate, SCHEMA_VERSION } from './migrate.ts';
import type { PostgresOptions } from './postgres/postgresStore.ts';
import type { Connection, Schema } from './schema.ts';
import { groupedWrites } from './sqlite/groupedWrites.ts';
import { openFolder } from './sqlite/openFolder.ts';
import { readingDialect, writingDialect } from './sqlite/sqliteDialect.ts';
import type { SqliteFile } from './sqlite/sqliteFile.ts';
import { storeFault } from './storeFault.ts';
import { probedWrites } from './writeProbe.ts';

/** Where the data is kept: a folder of its own for the embedded SQLite, or a PostgreSQL server. */
export type StorePlace = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

/** The open database. */
export interface Store {
  kind: StorePlace['kind'];
  /** For reading; whatever writes goes through `write`. */
  db: Connection;
  /** Runs the work in one transaction; when it resolves, what was written survives a power cut. */
  write<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>;
  /**
   * Counts the writes of this process, and of other copies where it hears of them: what was made from the data is
   * checked again when the number has moved.
   */
  writes(): number;
  /** Resolves where the records can be read and written, rejects with the reason where they cannot. */
  check(): Promise<void>;
  /** Brings the log of the embedded database into its file, so that the file alone is nearly whole. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

/** How the database is opened. */
interface StoreOptions extends PostgresOptions {
  /** Whether a new site is meant where the embedded database of an earlier one is lost. */
  fresh?: boolean;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws CliError when the folder or the server cannot be used, or when a newer version of the site made the data
 */
export async function openStore(place: StorePlace, options: StoreOptions = {}): Promise<Store> {
  if (place.kind === 'postgres') {
    const { openPostgres } = await import('./postgres/postgresStore.ts'); // a site without it need not load its driver
    return openPostgres(place.url, options);
  }
  let file: SqliteFile | undefined;
  try {
    file = await openFolder(place.folder, options);
    const writing = new Kysely<Schema>({ dialect: writingDialect(file) });
    await migrate(writing, 'sqlite');
    return storeOver(file, writing);
  } catch (thrown) {
    file?.writer.close();
    if (thrown instanceof CliError) throw thrown;
    if (thrown instanceof MigrationFailure) throw wayBack(place.folder, thrown);
    const reason = storeFault(thrown) ?? errorMessage(thrown);
    throw new CliError(`The data folder ${place.folder} (DATA_DIR) cannot be used: ${reason}.`);
  }
}

/** What a person does after an upgrade that failed. */
function wayBack(folder: string, { message, from }: MigrationFailure): CliError {
  const copy = backupBeforeMigration(folder, from, SCHEMA_VERSION);
  return new CliError(
    [
      message,
      ...(from > 0 ? [`A copy of the data as it is: ${copy}`] : []),
      'The older version of the site still works on this data: start it again. Or mend the reason and start this one.',
    ].join('\n'),
  );
}

function storeOver(file: SqliteFile, writing: Connection): Store {
  const db = new Kysely<Schema>({ dialect: readingDialect(file) });
  let writes = 0;
  const onDone = () => {
    writes++;
  };
  const probed = probedWrites(groupedWrites({ db: writing, onDone }));
  return {
    kind: 'sqlite',
    db,
    write: probed.write,
    writes: () => writes,
    async check() {
      file.probe();
      await probed.check();
    },
    checkpoint: async () => file.checkpoint(),
    async close() {
      await db.destroy();
      await writing.destroy();
    },
  };
}

import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { PlainError, wordsOf } from '#server/plainError.ts';
import { migrate } from './migrate.ts';
import { openFolder } from './openFolder.ts';
import type { Connection, Schema } from './schema.ts';
import { storeFault } from './storeFault.ts';

/** Where the data is kept: a folder of its own for the embedded SQLite, or a PostgreSQL server. */
export type StorePlace = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

/** The open database. */
export interface Store {
  kind: StorePlace['kind'];
  /** For reading; whatever writes goes through `write`. */
  db: Connection;
  /** Runs the work in one transaction; when it resolves, what was written survives a power cut. */
  write<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>;
  /** Counts the writes of this process: what was made from the data is checked again when the number has moved. */
  writes(): number;
  /** Resolves when the database answers, rejects with its reason when it does not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws PlainError when the folder or the server cannot be used, or when a newer version of the site made the data
 */
export async function openStore(place: StorePlace): Promise<Store> {
  let db: Connection | undefined;
  try {
    db = new Kysely<Schema>({
      dialect: place.kind === 'sqlite' ? await openFolder(place.folder) : postgresDialect(place.url),
    });
    await migrate(db, place.kind);
    return storeOver(db, place.kind);
  } catch (thrown) {
    await db?.destroy();
    throw thrown instanceof PlainError
      ? thrown
      : new PlainError(cannotUse(place, storeFault(thrown) ?? wordsOf(thrown)));
  }
}

function storeOver(db: Connection, kind: StorePlace['kind']): Store {
  let writes = 0;
  return {
    kind,
    db,
    async write(work) {
      try {
        return await db.transaction().execute(work);
      } finally {
        writes++;
      }
    },
    writes: () => writes,
    async check() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function cannotUse(place: StorePlace, reason: string): string {
  return place.kind === 'sqlite'
    ? `The data folder ${place.folder} (DATA_DIR) cannot be used: ${reason}.`
    : `The PostgreSQL database that DATABASE_URL names cannot be used: ${reason}.`;
}

function postgresDialect(url: string): Dialect {
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });
}

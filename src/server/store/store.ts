import type { Connection } from './schema.ts';

/** Where the data is stored: a folder with an SQLite database, or a PostgreSQL server. */
export type StorePlace = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

/** The open database. */
export interface Store {
  kind: StorePlace['kind'];
  /** For reading; writes go through `write`. */
  db: Connection;
  /** Runs work in one transaction. Once it resolves, the writes survive a power cut. */
  write<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>;
  /** The same for a restore, which may take longer: nothing else can write beside it. */
  writeAlone<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>;
  /** Counts the writes of this process. Caches check their revision when the count has changed. */
  writes(): number;
  /** Resolves if the database can be read and written, rejects with the reason if not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

import type { DeleteResult, Kysely, Selectable, SelectQueryBuilder, UpdateResult } from 'kysely';
import type { Known } from '#shared/publication/known.ts';
import { searchWords } from '#shared/searchable.ts';
import type { Column } from './tables/column.ts';
import { eventTables } from './tables/eventTables.ts';
import { siteTables } from './tables/siteTables.ts';
import { staffTables } from './tables/staffTables.ts';

/** All tables, the same on SQLite and PostgreSQL, each behind those that it refers to. */
export const TABLES = { ...eventTables, ...staffTables, ...siteTables };

export type Table = keyof typeof TABLES;

type TypeOf<Of> = Of extends Column<infer Type> ? Type : never;

/** What the tables hold, for Kysely. */
export type Schema = {
  [Name in Table]: { [Of in keyof (typeof TABLES)[Name]]: TypeOf<(typeof TABLES)[Name][Of]> };
};

/** A connection or transaction: the first parameter of every store function. */
export type Connection = Kysely<Schema>;

/** An event's row; `eventDto` makes its DTO. */
export type EventRow = Omit<Selectable<Schema['events']>, 'deleted_at'>;

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

/** Who makes a change, and when. */
export interface ChangeContext {
  username: string;
  now: Date;
  /** Set for an editor, whose texts wait for an owner's yes where they hold what is not known. */
  editor?: { staff_id: number; known: Known } | undefined;
}

/** How many rows a query finds. */
export async function countOf<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, Record<never, never>>,
): Promise<number> {
  const counted = query.select((select) => select.fn.countAll().as('count'));
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: unknown };
  return Number(count);
}

/** Whether an update or a deletion found a row. */
export async function findsRow(query: { executeTakeFirst(): Promise<UpdateResult | DeleteResult> }): Promise<boolean> {
  const done = await query.executeTakeFirst();
  return ('numUpdatedRows' in done ? done.numUpdatedRows : done.numDeletedRows) > 0n;
}

/** Patterns for `like … escape '\'`, one for each word of a search. */
export const searchPatterns = (search: string): string[] =>
  searchWords(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

import type { Kysely, Selectable } from 'kysely';
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

import type { ColumnDefinitionBuilder } from 'kysely';
import type { Connection } from '../schema.ts';

/** One step forward of the tables; it runs in a transaction. */
export interface Migration {
  up(transaction: Connection, kind: 'sqlite' | 'postgres'): Promise<void>;
}

/** A primary key that the database counts up, and never gives twice. */
export function autoIncrementId(kind: 'sqlite' | 'postgres') {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
}

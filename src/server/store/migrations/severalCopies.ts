import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What several copies of the site on one PostgreSQL share beside the records: the counts of the limits, and a
 * notification to each copy in the transaction that changes a revision. SQLite is for one machine and keeps the table
 * empty: there the counts stay in memory.
 */
export const severalCopies: Migration = {
  async up(transaction, kind) {
    const limits = transaction.schema.createTable('limits');
    await (kind === 'postgres' ? limits.modifyFront(sql`unlogged`) : limits) // counts need not survive a crash
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends', 'text', (column) => column.notNull())
      .execute();
    if (kind === 'sqlite') return;
    await sql`create function announce_revision() returns trigger language plpgsql as
      $$ begin perform pg_notify('church_revisions', ''); return null; end $$`.execute(transaction);
    await sql`create trigger announce_revision after insert or update on revisions
      for each statement execute function announce_revision()`.execute(transaction);
  },
};

import type { Migration } from './migration.ts';

/** The latest hour at which the site was known to run, by which a clock that has jumped is noticed. */
export const clockSeen: Migration = {
  async up(transaction) {
    await transaction.schema
      .createTable('clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('seen', 'text', (column) => column.notNull())
      .execute();
  },
};

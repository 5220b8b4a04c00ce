import type { Migration } from './migration.ts';

/** Contact messages that look like spam, and those that staff keep beyond the year. */
export const messageMarks: Migration = {
  async up(transaction) {
    for (const mark of ['spam', 'kept']) {
      await transaction.schema
        .alterTable('messages')
        .addColumn(mark, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};

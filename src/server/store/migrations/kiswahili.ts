import type { Migration } from './migration.ts';

/** Events in Kiswahili. */
export const kiswahili: Migration = {
  async up(transaction) {
    for (const column of ['title_sw', 'description_sw']) {
      await transaction.schema.alterTable('events').addColumn(column, 'text').execute();
    }
  },
};

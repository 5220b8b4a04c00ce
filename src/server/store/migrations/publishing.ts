import type { Migration } from './migration.ts';

/** Drafts, and events that appear at a later hour. */
export const publishing: Migration = {
  async up(transaction) {
    await transaction.schema.alterTable('events').addColumn('publish', 'text').execute();
  },
};

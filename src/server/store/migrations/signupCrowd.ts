import type { Migration } from './migration.ts';

/** Events for which a crowd signs up over one network. */
export const signupCrowd: Migration = {
  async up(transaction) {
    await transaction.schema.alterTable('events').addColumn('signup_crowd', 'text').execute();
  },
};

import type { Migration } from './migration.ts';

/** Invitations: the hash of the token with which a person sets their password, and when it expires. */
export const invitations: Migration = {
  async up(transaction) {
    for (const column of ['invitation_hash', 'invited_until']) {
      await transaction.schema.alterTable('staff').addColumn(column, 'text').execute();
    }
  },
};

import type { Migration } from './migration.ts';

/**
 * Roles of accounts, passwords that are to be changed, from which session an account was changed, the networks that an
 * account has signed in from, and which key seals the second factors. Existing accounts become owners, so that nobody
 * loses rights.
 */
export const accountRoles: Migration = {
  async up(transaction) {
    const { schema } = transaction;
    // An older copy of the site that is still running adds accounts without a role: those are editors.
    await schema
      .alterTable('staff')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('editor'))
      .execute();
    await transaction.updateTable('staff').set({ role: 'owner' }).execute();
    await schema
      .alterTable('staff')
      .addColumn('must_change', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('history').addColumn('session_id', 'integer').execute();
    await schema.alterTable('history').addColumn('device', 'text').execute();
    await schema
      .createTable('known_networks')
      .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_networks_key', ['staff_id', 'network'])
      .execute();
    await schema
      .createTable('sealing_key')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .execute();
  },
};

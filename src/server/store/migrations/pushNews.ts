import { autoIncrementId, type Migration } from './migration.ts';

/** The site's keys for Web Push, and the browsers that staff turned it on in. */
export const pushNews: Migration = {
  async up({ schema }, kind) {
    await schema
      .createTable('push_keys')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('private_key', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('push_subscriptions')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .execute();
  },
};

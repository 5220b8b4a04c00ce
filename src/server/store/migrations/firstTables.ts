import { autoIncrementId, type Migration } from './migration.ts';

/** Events, contact messages, staff accounts and their sessions. */
export const firstTables: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema
      .createTable('events')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('venue', 'text', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('end_date', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('events_in_order')
      .on('events')
      .columns(['start_date desc', 'start_time desc', 'id'])
      .execute();
    await schema
      .createTable('messages')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('staff')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_of_staff').on('sessions').column('staff_id').execute();
    await schema
      .createTable('revisions')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
      .execute();
    await transaction.insertInto('revisions').values({ subject: 'events', number: 1 }).execute();
  },
};

import { searchable } from '#shared/searchable.ts';
import { autoIncrementId, type Migration } from './migration.ts';

/**
 * What staff's screens stand on: events and messages that are deleted but not gone, the history of events, messages read
 * and searched, the devices of sessions, and the answers kept for saves that are tried again.
 */
export const staffTools: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema.alterTable('events').addColumn('deleted_at', 'text').execute();
    await schema.createIndex('events_deleted').on('events').column('deleted_at').execute();
    await schema
      .createTable('history')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('event_id', 'integer', (column) => column.notNull())
      .addColumn('old', 'text')
      .addColumn('new', 'text')
      .execute();
    await schema
      .alterTable('messages')
      .addColumn('read', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('messages').addColumn('deleted_at', 'text').execute();
    await schema
      .alterTable('messages')
      .addColumn('searched', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const messages = await transaction
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'phone_number', 'message'])
      .execute();
    for (const { id, ...texts } of messages) {
      const searched = searchable(Object.values(texts).filter(Boolean).join(' '));
      await transaction.updateTable('messages').set({ searched }).where('id', '=', id).execute();
    }
    await schema.createIndex('messages_unread').on('messages').columns(['read', 'deleted_at']).execute();
    await schema
      .alterTable('sessions')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .createTable('kept_answers')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('kept_answers_by_age').on('kept_answers').column('at').execute();
    await transaction.insertInto('revisions').values({ subject: 'staff', number: 1 }).execute();
  },
};

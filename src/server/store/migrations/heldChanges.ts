import { autoIncrementId, type Migration } from './migration.ts';

/**
 * What waits for an owner's yes, the numbers and links that owners have confirmed, and who set when an event appears: for
 * events that wait for their hour already, who changed them last.
 */
export const heldChanges: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema
      .createTable('held_changes')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('event_id', 'integer', (column) => column.references('events.id').onDelete('cascade'))
      .addColumn('page', 'text')
      .addColumn('language', 'text')
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'integer', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided_at', 'text')
      .addColumn('answer', 'text')
      .execute();
    await schema
      .createTable('confirmed_texts')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addUniqueConstraint('confirmed_once', ['kind', 'value'])
      .execute();
    await schema.alterTable('events').addColumn('publish_by', 'text').execute();
    const scheduled = await transaction.selectFrom('events').select('id').where('publish', 'like', '____-%').execute();
    for (const { id } of scheduled) {
      const last = await transaction
        .selectFrom('history')
        .select('username')
        .where('event_id', '=', id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (last) {
        const publish_by = last.username;
        await transaction.updateTable('events').set({ publish_by }).where('id', '=', id).execute();
      }
    }
  },
};

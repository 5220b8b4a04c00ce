import type { Migration } from './migration.ts';

/** Who answered a contact message and when, and what staff noted about it. */
export const messageAnswers: Migration = {
  async up(transaction) {
    for (const column of ['answered_by', 'answered_at', 'note_by']) {
      await transaction.schema.alterTable('messages').addColumn(column, 'text').execute();
    }
    await transaction.schema
      .alterTable('messages')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

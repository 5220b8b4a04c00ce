import { autoIncrementId, type Migration } from './migration.ts';

/** What staff change of the church's words, with every version of it, and what they have typed and not published. */
export const content: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema
      .createTable('content_versions')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('publish_at', 'text', (column) => column.notNull())
      .addColumn('withdrawn_by', 'text')
      .addColumn('withdrawn_at', 'text')
      .execute();
    await schema
      .createIndex('content_by_field')
      .on('content_versions')
      .columns(['page', 'field', 'language', 'publish_at'])
      .execute();
    await schema
      .createTable('content_drafts')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('base', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('content_draft', ['staff_id', 'page', 'field', 'language'])
      .execute();
    await transaction.insertInto('revisions').values({ subject: 'content', number: 1 }).execute();
  },
};

import { autoIncrementId, type Migration } from './migration.ts';

/** Pictures that staff send from their phones, each with its files. */
export const pictures: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema
      .createTable('pictures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('unused_since', 'text')
      .execute();
    await schema
      .createTable('picture_files')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.id').onDelete('cascade'))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('bytes', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
      .addUniqueConstraint('picture_file', ['picture_id', 'format', 'width'])
      .execute();
  },
};

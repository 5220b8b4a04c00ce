import { autoIncrementId, type Migration } from './migration.ts';

/** Events that were called off, that belong to a series, and whose pictures are described; the series themselves. */
export const eventLife: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema
      .createTable('series')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    const texts = [
      'status',
      'status_note',
      'previous_start_date',
      'previous_start_time',
      'previous_venue',
      'image_alt',
      'image_focus',
    ];
    for (const name of texts) await schema.alterTable('events').addColumn(name, 'text').execute();
    await schema
      .alterTable('events')
      .addColumn('series', 'integer', (column) => column.references('series.id'))
      .execute();
    await schema
      .alterTable('events')
      .addColumn('series_own', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('events_of_series').on('events').column('series').execute();
  },
};

import { autoIncrementId, type Migration } from './migration.ts';

/** What each phone autoIncrementId at the door of an event, and how many came to events that are deleted. */
export const doorCounts: Migration = {
  async up({ schema }, kind) {
    await schema
      .createTable('door_counts')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('event_id', 'integer', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('adults_plus', 'integer', (column) => column.notNull())
      .addColumn('adults_minus', 'integer', (column) => column.notNull())
      .addColumn('children_plus', 'integer', (column) => column.notNull())
      .addColumn('children_minus', 'integer', (column) => column.notNull())
      .addUniqueConstraint('door_counts_once', ['event_id', 'device'])
      .execute();
    await schema
      .createTable('past_attendance')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('event_id', 'integer', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('venue', 'text', (column) => column.notNull())
      .addColumn('series', 'integer')
      .addColumn('adults', 'integer', (column) => column.notNull())
      .addColumn('children', 'integer', (column) => column.notNull())
      .execute();
  },
};

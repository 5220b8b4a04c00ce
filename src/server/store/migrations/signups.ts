import { autoIncrementId, type Migration } from './migration.ts';

const SETTINGS = [
  'signup',
  'signup_places',
  'signup_closes',
  'signup_children',
  'signup_question',
  'signup_question_sw',
  'signup_numbers',
];

/** Who has signed up for an event, and how many had when their names were deleted. */
export const signups: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    for (const column of SETTINGS) await schema.alterTable('events').addColumn(column, 'text').execute();
    await schema
      .createTable('signups')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('event_id', 'integer', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('adults', 'integer', (column) => column.notNull())
      .addColumn('children', 'integer', (column) => column.notNull())
      .addColumn('phone_number', 'text')
      .addColumn('answer', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('spam', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('added_by', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('ticked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('press', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('signups_by_event').on('signups').columns(['event_id', 'state', 'turn']).execute();
    await schema
      .createTable('signup_totals')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('event_id', 'integer', (column) =>
        column.notNull().unique().references('events.id').onDelete('cascade'),
      )
      .addColumn('adults', 'integer', (column) => column.notNull())
      .addColumn('children', 'integer', (column) => column.notNull())
      .addColumn('waiting_adults', 'integer', (column) => column.notNull())
      .addColumn('waiting_children', 'integer', (column) => column.notNull())
      .execute();
    await transaction.insertInto('revisions').values({ subject: 'signups', number: 1 }).execute();
    await schema.alterTable('past_attendance').addColumn('expected', 'integer').execute();
  },
};

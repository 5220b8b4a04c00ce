import { autoIncrementId, type Migration } from './migration.ts';

/** What money is given for, and every change of where it goes. */
export const giving: Migration = {
  async up({ schema }, kind) {
    await schema
      .createTable('giving_purposes')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_sw', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('giving_changes')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('branch', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull().references('giving_purposes.key'))
      .addColumn('paybill', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addColumn('asked_by_id', 'integer', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('effective_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_by', 'text')
      .addColumn('withdrawn_by', 'text')
      .addColumn('withdrawn_at', 'text')
      .execute();
  },
};

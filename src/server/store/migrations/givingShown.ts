import { autoIncrementId, type Migration } from './migration.ts';

/**
 * The order of the purposes, which of them are closed, every change of them, and which owners have seen a change of where
 * money goes.
 */
export const givingShown: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema
      .alterTable('giving_purposes')
      .addColumn('place', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('giving_purposes')
      .addColumn('closed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('giving_purpose_changes')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('purpose', 'text', (column) => column.notNull().references('giving_purposes.key'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_sw', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('closed', 'integer', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('giving_seen')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('change_id', 'integer', (column) => column.notNull().references('giving_changes.id'))
      .addColumn('staff_id', 'integer', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('giving_seen_once', ['change_id', 'staff_id'])
      .execute();
    await transaction.insertInto('revisions').values({ subject: 'giving', number: 1 }).execute();
  },
};

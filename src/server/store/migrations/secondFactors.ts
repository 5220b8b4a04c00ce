import { sql } from 'kysely';
import { autoIncrementId, type Migration } from './migration.ts';

/** Staff's second factors with their recovery codes, and a history that tells of accounts beside events. */
export const secondFactors: Migration = {
  async up(transaction, kind) {
    const { schema } = transaction;
    await schema
      .createTable('second_factors')
      .addColumn('staff_id', 'integer', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('recovery_codes')
      .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['staff_id', 'code_hash'])
      .execute();
    if (kind === 'postgres') {
      await schema.alterTable('history').addColumn('account', 'text').execute();
      await schema
        .alterTable('history')
        .alterColumn('event_id', (column) => column.dropNotNull())
        .execute();
      return;
    }
    // SQLite cannot drop a constraint: the table is made again, with the same ids.
    await schema
      .createTable('history_anew')
      .addColumn('id', 'integer', autoIncrementId(kind))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('event_id', 'integer')
      .addColumn('account', 'text')
      .addColumn('old', 'text')
      .addColumn('new', 'text')
      .execute();
    await sql`insert into history_anew (id, at, username, action, event_id, old, new)
      select id, at, username, action, event_id, old, new from history`.execute(transaction);
    await schema.dropTable('history').execute();
    await schema.alterTable('history_anew').renameTo('history').execute();
  },
};

import { searchedText } from '../events/searchedText.ts';
import type { Connection } from '../schema.ts';
import type { Migration } from './migration.ts';

/** How many entries are read at a time. */
const BATCH = 500;

/** The history's texts, normalized for searching. */
export const historySearch: Migration = {
  async up(transaction) {
    await transaction.schema
      .alterTable('history')
      .addColumn('searched', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await searchHistory(transaction);
  },
};

/** Normalizes the texts of all entries for searching. */
export async function searchHistory(transaction: Connection): Promise<void> {
  for (let after = 0; ; ) {
    const entries = await transaction
      .selectFrom('history')
      .select(['id', 'username', 'action', 'account', 'old', 'new'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, ...entry } of entries) {
      const searched = searchedText(entry);
      await transaction.updateTable('history').set({ searched }).where('id', '=', id).execute();
      after = id;
    }
    if (entries.length < BATCH) return;
  }
}

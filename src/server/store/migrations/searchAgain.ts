import { searchedMessage } from '../messages.ts';
import { searchHistory } from './historySearch.ts';
import type { Migration } from './migration.ts';

/** What the searches look at, once more: apostrophes left away, telephone numbers as people write them. */
export const searchAgain: Migration = {
  async up(transaction) {
    const messages = await transaction
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'phone_number', 'message', 'note'])
      .execute();
    for (const { id, ...message } of messages) {
      const searched = searchedMessage(message);
      await transaction.updateTable('messages').set({ searched }).where('id', '=', id).execute();
    }
    await searchHistory(transaction);
  },
};

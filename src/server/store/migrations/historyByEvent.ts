import type { Migration } from './migration.ts';

/** Finds in the history whether there ever was an event, however long that history is: every removed event is asked for. */
export const historyByEvent: Migration = {
  async up(transaction) {
    await transaction.schema.createIndex('history_by_event').on('history').column('event_id').execute();
  },
};

import { searchedText } from '../events/searchedText.ts';
import { searchedMessage } from '../messages.ts';
import type { Connection } from '../schema.ts';
import { columnsThere, createTable, type DatabaseKind, run } from './makeTables.ts';

/** Statements of SQL, or a function where there is more to do. It runs in the transaction of the migration. */
export type Change = readonly string[] | ((transaction: Connection, kind: DatabaseKind) => Promise<unknown>);

/** How many entries of the history are read at a time. */
const BATCH = 500;

/**
 * What versions changed of data that was there, by their numbers: the new tables and columns are there by then. What was
 * released is never changed.
 */
export const CHANGES: Readonly<Record<number, Change>> = {
  /** The history tells of accounts beside events. SQLite cannot drop a constraint: the table is made again. */
  async 3(transaction, kind) {
    if (kind === 'postgres') return run(transaction, 'alter table history alter column event_id drop not null');
    await createTable(transaction, kind, 'history', 'history_anew');
    const kept = 'id, at, username, action, event_id, old, new';
    await run(transaction, `insert into history_anew (${kept}) select ${kept} from history`);
    await run(transaction, 'drop table history');
    return run(transaction, 'alter table history_anew rename to history');
  },

  /** Accounts from before there were roles keep their rights. */
  10: [`update staff set role = 'owner'`],

  /** Who set when an event appears: for events that wait for their hour already, who changed them last. */
  23: [
    `update events set publish_by =
      (select username from history where history.event_id = events.id order by history.id desc limit 1)
      where publish like '____-%'`,
  ],

  /** Moves the drafts of words into the history of their fields. Browsers keep drafts now. */
  async 28(transaction, kind) {
    if ((await columnsThere(transaction, kind, 'content_drafts')).size === 0) return;
    await run(
      transaction,
      `insert into content_versions
        (page, field, language, value, username, created_at, publish_at, withdrawn_by, withdrawn_at)
        select page, field, language, value, username, content_drafts.updated_at, content_drafts.updated_at, username,
          content_drafts.updated_at
        from content_drafts join staff on staff.id = content_drafts.staff_id`,
    );
  },

  /** What the searches look at, in its latest form; it was 24 while apostrophes and telephone numbers were new in it. */
  async 29(transaction) {
    const messages = await transaction
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'phone_number', 'message', 'note'])
      .execute();
    for (const { id, ...message } of messages) {
      const searched = searchedMessage(message);
      await transaction.updateTable('messages').set({ searched }).where('id', '=', id).execute();
    }
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
  },
};

import { sql } from 'kysely';
import { type InboxAnswer, type InboxMessage, MAX_MESSAGE_AGE_DAYS } from '#shared/inbox/inbox.ts';
import { MARK_COLUMNS, type MessageMarks, ofMarks } from '#shared/inbox/messageMarks.ts';
import { searchedPhone } from '#shared/phone.ts';
import { searchable } from '#shared/searchable.ts';
import { addDays, churchMoment, DAY_MS } from '#shared/time.ts';
import { type ChangeContext, type Connection, countOf, searchPatterns } from './store.ts';

/** A message of the contact form. */
interface NewMessage {
  at: string;
  name: string;
  email: string;
  phone_number: string | null;
  message: string;
  spam?: boolean;
}

/** A filter of the inbox. */
interface InboxAsked {
  /** Words that each message must contain, ignoring case and accents. */
  search?: string | undefined;
  /** Only unread or only read messages. */
  unread?: boolean | undefined;
  /** True: only messages without an answer. */
  unanswered?: boolean | undefined;
  /** Only messages of the church's days `from` to `to`, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only spam, or only other messages. */
  spam?: boolean | undefined;
  /** Only messages before this id. */
  before?: number | undefined;
  limit: number;
}

export async function keepMessage(transaction: Connection, message: NewMessage): Promise<void> {
  await transaction
    .insertInto('messages')
    .values({ ...message, spam: message.spam ? 1 : 0, searched: searchedMessage(message) })
    .execute();
}

/** What a search looks at: the message, the note of staff, and the telephone number as people write it. */
export const searchedMessage = (row: Omit<NewMessage, 'at'> & { note?: string }): string => {
  const { name, email, phone_number, message, note } = row;
  const phone = phone_number && [phone_number, searchedPhone(phone_number)];
  return searchable([name, email, phone, message, note].flat().filter(Boolean).join(' '));
};

/** A page of the inbox, newest first. */
export async function listMessages(db: Connection, asked: InboxAsked): Promise<InboxAnswer> {
  const { before, limit } = asked;
  const rows = await found(db, asked)
    .select(['id', 'at', 'name', 'email', 'phone_number', 'message', 'answered_by', 'answered_at', 'note', 'note_by'])
    .select(MARK_COLUMNS)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const marked = rows.map((row) => ({ ...row, ...ofMarks(MARK_COLUMNS, (mark) => row[mark] === 1) }));
  const messages: InboxMessage[] = marked.slice(0, limit);
  const next = rows.length > limit ? (messages.at(-1)?.id ?? null) : null;
  return {
    messages,
    next,
    unread: await countOf(found(db, { unread: true })),
    spam: await countOf(found(db, { spam: true })),
    total: await countOf(found(db, asked)),
  };
}

/**
 * Sets marks of messages; deleted ones are ignored. What somebody has answered stays theirs.
 *
 * @returns those that exist, with who has answered them
 */
export async function markMessages(
  transaction: Connection,
  ids: readonly number[],
  marks: MessageMarks,
  { username, now }: ChangeContext,
): Promise<{ id: number; answered_by: string | null }[]> {
  return (
    chosen(transaction, ids)
      // What is undefined stays as it is.
      .set(ofMarks(MARK_COLUMNS, (mark) => (marks[mark] === undefined ? undefined : Number(marks[mark]))))
      .$if(marks.answered === false, (query) => query.set(NOT_ANSWERED))
      .$if(marks.answered === true, (query) =>
        query.set(({ fn, val }) => ({
          answered_by: fn.coalesce('answered_by', val(username)),
          answered_at: fn.coalesce('answered_at', val(now.toISOString())),
        })),
      )
      .where('deleted_at', 'is', null)
      .returning('answered_by')
      .execute()
  );
}

const NOT_ANSWERED = { answered_by: null, answered_at: null };

/** Deletes messages, restorable for 30 days. @returns the ids of those that existed */
export async function deleteMessages(transaction: Connection, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await chosen(transaction, ids)
    .set({ deleted_at: now.toISOString() })
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Restores deleted messages.
 *
 * @param since later deletions can still be undone
 * @returns the ids of those that exist now
 */
export async function restoreMessages(
  transaction: Connection,
  ids: readonly number[],
  since: string,
): Promise<number[]> {
  const rows = await chosen(transaction, ids)
    .set({ deleted_at: null })
    .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>', since)]))
    .execute();
  return rows.map(({ id }) => id);
}

const chosen = (transaction: Connection, ids: readonly number[]) =>
  transaction.updateTable('messages').where('id', 'in', ids).returning('id');

/**
 * Writes a message's note, unless somebody has changed it since the writer read it.
 *
 * @returns the note as it is then, and who wrote it; undefined if there is no such message
 */
export async function noteMessage(
  transaction: Connection,
  id: number,
  { note, was }: { note: string; was: string },
  username: string,
): Promise<{ note: string; note_by: string | null } | undefined> {
  const find = () =>
    transaction
      .selectFrom('messages')
      .select(['name', 'email', 'phone_number', 'message', 'note', 'note_by'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  const found = await find();
  if (!found || found.note === note) return found;
  await transaction
    .updateTable('messages')
    .set({ note, note_by: note ? username : null, searched: searchedMessage({ ...found, note }) })
    .where('id', '=', id)
    .where('note', '=', was)
    .execute();
  return find();
}

/** Older messages are deleted. */
export const messagesSince = (now: Date): string =>
  new Date(now.getTime() - MAX_MESSAGE_AGE_DAYS * DAY_MS).toISOString();

type Sought = Omit<InboxAsked, 'before' | 'limit'>;

function found(db: Connection, { search = '', unread, unanswered, spam = false, from, to }: Sought) {
  let query = db
    .selectFrom('messages')
    .where('deleted_at', 'is', null)
    .where('spam', '=', spam ? 1 : 0);
  if (unread !== undefined) query = query.where('read', '=', unread ? 0 : 1);
  if (unanswered) query = query.where('answered_by', 'is', null);
  if (from !== undefined) query = query.where('at', '>=', beginningOf(from));
  if (to !== undefined) query = query.where('at', '<', beginningOf(addDays(to, 1)));
  for (const pattern of searchPatterns(search)) {
    query = query.where(sql<boolean>`searched like ${pattern} escape '\\'`);
  }
  return query;
}

/** When a day of the church begins, in UTC. */
const beginningOf = (date: string): string => churchMoment(date, '00:00').toISOString();

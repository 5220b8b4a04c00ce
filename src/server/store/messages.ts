import { sql } from 'kysely';
import { type InboxMessage, type InboxPart, MESSAGE_DAYS, type MessageMarks } from '#shared/inbox/inbox.ts';
import type { Connection } from './schema.ts';
import { searchable, searchPatterns } from './searchable.ts';

/** A message of the contact form. */
export interface NewMessage {
  at: string;
  name: string;
  email: string;
  phone_number: string | null;
  message: string;
  spam?: boolean;
}

/** A filter of the inbox. */
export interface InboxAsked {
  /** Words that each message must contain, ignoring case and accents. */
  search?: string | undefined;
  /** Only unread or only read messages. */
  unread?: boolean | undefined;
  /** Only spam, or only other messages. */
  spam?: boolean | undefined;
  /** Only messages before this id. */
  before?: number | undefined;
  limit: number;
}

export async function keepMessage(transaction: Connection, message: NewMessage): Promise<void> {
  const { name, email, phone_number } = message;
  const searched = searchable([name, email, phone_number, message.message]);
  await transaction
    .insertInto('messages')
    .values({ ...message, spam: message.spam ? 1 : 0, searched })
    .execute();
}

/** A page of the inbox, newest first. */
export async function listMessages(db: Connection, asked: InboxAsked): Promise<InboxPart> {
  const { before, limit } = asked;
  const rows = await found(db, asked)
    .select(['id', 'at', 'name', 'email', 'phone_number', 'message', 'read', 'spam', 'kept'])
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const messages = rows.slice(0, limit).map(
    ({ read, spam, kept, ...row }): InboxMessage => ({
      ...row,
      read: read === 1,
      spam: spam === 1,
      kept: kept === 1,
    }),
  );
  const next = rows.length > limit ? (messages.at(-1)?.id ?? null) : null;
  return {
    messages,
    next,
    unread: await count(db, { unread: true }),
    spam: await count(db, { spam: true }),
    total: await count(db, asked),
  };
}

/** Sets marks of a message. @returns whether it exists */
export async function markMessage(transaction: Connection, id: number, marks: MessageMarks): Promise<boolean> {
  const column = (mark: boolean | undefined) => (mark === undefined ? undefined : Number(mark)); // undefined stays unchanged
  const { numUpdatedRows } = await transaction
    .updateTable('messages')
    .set({ read: column(marks.read), kept: column(marks.kept), spam: column(marks.spam) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a message, restorable for 30 days. @returns whether it existed */
export async function deleteMessage(transaction: Connection, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('messages')
    .set({ deleted_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Restores a deleted message.
 *
 * @param since later deletions can still be undone
 * @returns whether the message exists now
 */
export async function restoreMessage(transaction: Connection, id: number, since: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('messages')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>', since)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Messages up to this time are deleted after their year. */
export const messagesSince = (now: Date): string => new Date(now.getTime() - MESSAGE_DAYS * 86_400_000).toISOString();

type Sought = Pick<InboxAsked, 'search' | 'unread' | 'spam'>;

function found(db: Connection, { search = '', unread, spam = false }: Sought) {
  let query = db
    .selectFrom('messages')
    .where('deleted_at', 'is', null)
    .where('spam', '=', spam ? 1 : 0);
  if (unread !== undefined) query = query.where('read', '=', unread ? 0 : 1);
  for (const pattern of searchPatterns(search)) {
    query = query.where(sql<boolean>`searched like ${pattern} escape '\\'`);
  }
  return query;
}

async function count(db: Connection, asked: Sought): Promise<number> {
  const row = await found(db, asked)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { markedFields } from '#web/api/endpoints/messages.ts';
import type { WaitingItem } from './waitingItem.ts';

/** The loaded messages of the inbox with unsent changes applied. */
interface InboxToBe {
  messages: InboxMessage[];
  /** How many fewer there are. */
  gone: number;
  /** The difference of the unread count. */
  unread: number;
}

/**
 * Messages with the unsent changes of an account applied.
 *
 * @param by the account
 */
export function inboxWithWaiting(
  messages: readonly InboxMessage[],
  items: readonly Pick<WaitingItem, 'write' | 'refusal'>[],
  by: string | null,
): InboxToBe {
  const list = new Map(messages.map((message) => [message.id, message]));
  const change = (id: number, fields: Partial<InboxMessage>) => {
    const message = list.get(id);
    if (message) list.set(id, { ...message, ...fields });
  };
  for (const { write, refusal } of items) {
    if (refusal !== null) continue;
    if (write.kind === 'markMessages') {
      const { spam, ...fields } = markedFields(write.marks, by);
      for (const { id } of write.chosen) {
        const moves = spam !== undefined && list.get(id)?.spam !== spam; // into another list
        if (moves) list.delete(id);
        else change(id, fields);
      }
    } else if (write.kind === 'noteMessage') {
      change(write.messageId, { note: write.note, note_by: write.note ? by : null });
    } else if (write.kind === 'deleteMessages') {
      for (const { id } of write.chosen) list.delete(id);
    }
  }
  const shown = [...list.values()];
  const unreadIn = (all: readonly InboxMessage[]) => all.filter(({ read, spam }) => !read && !spam).length;
  return { messages: shown, gone: messages.length - shown.length, unread: unreadIn(shown) - unreadIn(messages) };
}

/** The ids of messages with unsent changes. */
export const messagesWaiting = (items: readonly WaitingItem[]): ReadonlySet<number> =>
  new Set(
    items.flatMap(({ write, refusal }) => {
      if (refusal !== null) return [];
      if (write.kind === 'markMessages') return write.chosen.map(({ id }) => id);
      return write.kind === 'noteMessage' ? [write.messageId] : [];
    }),
  );

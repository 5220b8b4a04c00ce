import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { restorableSince } from '#server/store/events.ts';
import { deleteMessage, listMessages, markMessage, restoreMessage } from '#server/store/messages.ts';
import { inboxQuerySchema, type MessageMarks, messageMarkSchema } from '#shared/inbox.ts';
import { PART } from '#shared/parts.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { rowParams } from './rowParams.ts';

/** The inbox of contact messages; registered behind the staff's gate. */
export function registerInbox(staff: App, { store, now }: { store: Store; now: () => Date }): void {
  const missing = () => new Refusal(404, 'This message no longer exists. Somebody may have deleted it.');

  staff.get(staffCalls.listMessages.path, { schema: { querystring: inboxQuerySchema } }, ({ query }) =>
    listMessages(store.db, { ...query, limit: query.limit ?? PART.usual }),
  );

  const marking = { schema: { params: rowParams, body: messageMarkSchema } };
  staff.put(staffCalls.updateMessage.path, marking, async ({ params, body }) => {
    const marked = await store.write((transaction) => markMessage(transaction, params.id, body));
    if (!marked) throw missing();
    return { message: markedWords(body) };
  });

  staff.delete(staffCalls.deleteMessage.path, { schema: { params: rowParams } }, async ({ params }) => {
    const deleted = await store.write((transaction) => deleteMessage(transaction, params.id, now()));
    if (!deleted) throw missing();
    return { message: 'Message deleted successfully' };
  });

  staff.post(staffCalls.restoreMessage.path, { schema: { params: rowParams } }, async ({ params }) => {
    const since = restorableSince(now());
    const restored = await store.write((transaction) => restoreMessage(transaction, params.id, since));
    if (!restored) throw missing();
    return { message: 'Message restored successfully' };
  });
}

function markedWords({ read, kept, spam }: MessageMarks): string {
  if (spam !== undefined) return spam ? 'Moved to spam' : 'Moved to the inbox';
  if (kept !== undefined) return kept ? 'Kept until somebody deletes it' : 'No longer kept beyond a year';
  return read ? 'Marked as read' : 'Marked as unread';
}

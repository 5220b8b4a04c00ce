import type { App } from '#server/http/plugins/validation.ts';
import { HttpError } from '#server/httpError.ts';
import type { Store } from '#server/store/connect.ts';
import { restorableSince } from '#server/store/events/events.ts';
import { deleteMessage, listMessages, markMessage, restoreMessage } from '#server/store/messages.ts';
import { PAGE_SIZE } from '#shared/http/pagination.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { inboxQuerySchema, type MessageMarks, messageMarkSchema } from '#shared/inbox/inbox.ts';
import { rowParams } from '../rowParams.ts';

/** The inbox of contact messages. */
export function registerInbox(staff: App, { store, now }: { store: Store; now: () => Date }): void {
  const missing = () => new HttpError(404, 'This message no longer exists. Somebody may have deleted it.');

  staff.get(staffEndpoints.listMessages.path, { schema: { querystring: inboxQuerySchema } }, ({ query }) =>
    listMessages(store.db, { ...query, limit: query.limit ?? PAGE_SIZE }),
  );

  const marking = { schema: { params: rowParams, body: messageMarkSchema } };
  staff.put(staffEndpoints.updateMessage.path, marking, async ({ params, body }) => {
    const marked = await store.write((transaction) => markMessage(transaction, params.id, body));
    if (!marked) throw missing();
    return { message: markedWords(body) };
  });

  staff.delete(staffEndpoints.deleteMessage.path, { schema: { params: rowParams } }, async ({ params }) => {
    const deleted = await store.write((transaction) => deleteMessage(transaction, params.id, now()));
    if (!deleted) throw missing();
    return { message: 'Message deleted successfully' };
  });

  staff.post(staffEndpoints.restoreMessage.path, { schema: { params: rowParams } }, async ({ params }) => {
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

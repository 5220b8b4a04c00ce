import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { restorableSince } from '#server/store/events/events.ts';
import { deleteMessages, listMessages, markMessages, noteMessage, restoreMessages } from '#server/store/messages.ts';
import { PAGE_SIZE } from '#shared/http/rows.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { chosenMessagesSchema, inboxQuerySchema, messageMarksSchema, messageNoteSchema } from '#shared/inbox/inbox.ts';
import { type MessageMarks, markWords } from '#shared/inbox/messageMarks.ts';
import { rowParams } from '../../validation.ts';
import { conflict, staffWrites } from '../staffWrites.ts';

/** The inbox of contact messages. */
export function registerInbox(staff: App, context: AppContext): void {
  const { store } = context;
  const write = staffWrites(staff, context);
  const missing = () => new HttpError(404, 'This message no longer exists. Somebody may have deleted it.');

  staff.get(staffEndpoints.listMessages.path, { schema: { querystring: inboxQuerySchema } }, ({ query }) =>
    listMessages(store.db, { ...query, limit: query.limit ?? PAGE_SIZE }),
  );

  /** How many messages were changed. @throws HttpError 404 if none of them exists */
  function counted(changed: readonly number[]): number {
    if (changed.length === 0) throw missing();
    return changed.length;
  }
  const choosing = { body: chosenMessagesSchema };

  write(staffEndpoints.updateMessages, { body: messageMarksSchema }, async (transaction, change, { body }) => {
    const { ids, ...marks } = body;
    const marked = await markMessages(transaction, ids, marks, change);
    const count = counted(marked.map(({ id }) => id));
    const others = marks.answered && marked.find(({ answered_by }) => answered_by !== change.username);
    return { message: others ? answeredBy(`${others.answered_by}`, count) : marksText(marks, count) };
  });

  write(staffEndpoints.deleteMessages, choosing, async (transaction, { now }, { body }) => {
    const deleted = await deleteMessages(transaction, body.ids, now);
    return { message: `${several(counted(deleted))} deleted successfully` };
  });

  write(staffEndpoints.restoreMessages, choosing, async (transaction, { now }, { body }) => {
    const restored = await restoreMessages(transaction, body.ids, restorableSince(now));
    return { message: `${several(counted(restored))} restored successfully` };
  });

  const noting = { params: rowParams, body: messageNoteSchema };
  write(staffEndpoints.updateMessageNote, noting, async (transaction, { username }, { params, body }) => {
    const written = await noteMessage(transaction, params.id, body, username);
    if (!written) throw missing();
    const { note, note_by } = written;
    if (note !== body.note) throw conflict('Somebody else has changed this note meanwhile.', { note, note_by });
    return { message: body.note ? 'Note saved' : 'Note removed' };
  });
}

const several = (count: number): string => (count === 1 ? 'Message' : `${count} messages`);

/** Said where somebody else has answered already. */
const answeredBy = (username: string, count: number): string =>
  `${username} has answered ${count === 1 ? 'this message' : 'some of these messages'} already, which stays noted`;

function marksText(marks: MessageMarks, count: number): string {
  const words = markWords(marks, 'answer');
  return count === 1 ? words : `${count} messages: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

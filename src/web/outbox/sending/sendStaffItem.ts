import { contentApi } from '#web/api/endpoints/content.ts';
import { messagesApi } from '#web/api/endpoints/messages.ts';
import { staffEventsApi } from '#web/api/endpoints/staffEvents.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import type { Keyed } from '../items.ts';
import type { OutboxStoreApi } from '../storeApi.ts';
import type { Write } from '../writes.ts';
import { type Answered, UNTRACKED } from './answered.ts';

type StaffKind = Exclude<Write['kind'], 'createEvent' | 'updateEvent' | 'deleteEvent' | 'contact' | 'signup'>;

/** Sends an item that only staff's screens save. */
export function sendStaffItem(
  dispatch: OutboxStoreApi['dispatch'],
  item: Extract<Keyed, { kind: StaffKind }>,
): PromiseLike<Answered> | Promise<Answered> {
  const { key: idempotencyKey } = item;
  const { createSeries, updateSeries, deleteSeries, updateEvents } = staffEventsApi.endpoints;
  const { updateMessages, deleteMessages, restoreMessages, updateMessageNote } = messagesApi.endpoints;
  const { updateContentDraft, publishContent } = contentApi.endpoints;
  switch (item.kind) {
    case 'changeEvents':
      return dispatch(updateEvents.initiate({ change: item.change, idempotencyKey }, UNTRACKED));
    case 'createSeries':
      return dispatch(createSeries.initiate({ series: item.series, idempotencyKey }, UNTRACKED));
    case 'updateSeries': {
      const { seriesId: id, change, version } = item;
      return dispatch(updateSeries.initiate({ id, change, version, idempotencyKey }, UNTRACKED));
    }
    case 'deleteSeries':
      return dispatch(deleteSeries.initiate({ id: item.seriesId, choice: item.choice, idempotencyKey }, UNTRACKED));
    case 'markMessages':
      return dispatch(updateMessages.initiate({ chosen: item.chosen, marks: item.marks, idempotencyKey }, UNTRACKED));
    case 'deleteMessages':
      return dispatch(deleteMessages.initiate({ chosen: item.chosen, idempotencyKey }, UNTRACKED));
    case 'restoreMessages':
      return dispatch(restoreMessages.initiate({ chosen: item.chosen, idempotencyKey }, UNTRACKED));
    case 'noteMessage': {
      const { messageId: id, note, was } = item;
      return dispatch(updateMessageNote.initiate({ id, note, was, idempotencyKey }, UNTRACKED));
    }
    case 'saveSermon': {
      const { id, version } = item.base ?? {};
      const save = { id, version, sermon: item.sermon, idempotencyKey };
      return dispatch(staffSermonsApi.endpoints.saveSermon.initiate(save, UNTRACKED));
    }
    case 'draftWords': {
      const { page, language, field, value, base } = item;
      return dispatch(updateContentDraft.initiate({ page, language, field, value, base, idempotencyKey }, UNTRACKED));
    }
    case 'publishWords': {
      const { page, language, changes, publishAt: at } = item;
      return dispatch(publishContent.initiate({ page, language, changes, at, idempotencyKey }, UNTRACKED));
    }
  }
}

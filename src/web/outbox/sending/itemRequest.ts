import { endpoints } from '#shared/http/endpoints.ts';
import type { ApiRequest } from '#web/api/apiRequest.ts';
import {
  createEventRequest,
  createSignupRequest,
  deleteEventRequest,
  submitMessageRequest,
  updateEventRequest,
} from '#web/api/requests/publicRequests.ts';
import {
  createSeriesRequest,
  deleteMessagesRequest,
  deleteSeriesRequest,
  publishContentRequest,
  restoreMessagesRequest,
  saveSermonRequest,
  updateContentDraftRequest,
  updateEventsRequest,
  updateMessageNoteRequest,
  updateMessagesRequest,
  updateSeriesRequest,
} from '#web/api/requests/staffRequests.ts';
import type { OutboxItem } from '../items.ts';

/** The request of an item, for the service worker, which has no mutations. The same functions make it. */
export function itemRequest(item: OutboxItem): ApiRequest {
  const { key: idempotencyKey } = item;
  switch (item.kind) {
    case 'createEvent':
      return createEventRequest({ event: item.event, idempotencyKey });
    case 'updateEvent': {
      const { eventId: id, event, version } = item;
      return updateEventRequest({ id, event, idempotencyKey, ...(version !== undefined && { version }) });
    }
    case 'deleteEvent': {
      const endpoint = item.listed ? endpoints.deleteListedEvent : endpoints.deleteEvent;
      return deleteEventRequest(endpoint)({ eventId: item.eventId, idempotencyKey });
    }
    case 'changeEvents':
      return updateEventsRequest({ change: item.change, idempotencyKey });
    case 'createSeries':
      return createSeriesRequest({ series: item.series, idempotencyKey });
    case 'updateSeries': {
      const { seriesId: id, change, version } = item;
      return updateSeriesRequest({ id, change, version, idempotencyKey });
    }
    case 'deleteSeries':
      return deleteSeriesRequest({ id: item.seriesId, choice: item.choice, idempotencyKey });
    case 'markMessages':
      return updateMessagesRequest({ chosen: item.chosen, marks: item.marks, idempotencyKey });
    case 'deleteMessages':
      return deleteMessagesRequest({ chosen: item.chosen, idempotencyKey });
    case 'restoreMessages':
      return restoreMessagesRequest({ chosen: item.chosen, idempotencyKey });
    case 'noteMessage': {
      const { messageId: id, note, was } = item;
      return updateMessageNoteRequest({ id, note, was, idempotencyKey });
    }
    case 'saveSermon': {
      const { id, version } = item.base ?? {};
      return saveSermonRequest({ id, version, sermon: item.sermon, idempotencyKey });
    }
    case 'draftWords': {
      const { page, language, field, value, base } = item;
      return updateContentDraftRequest({ page, language, field, value, base, idempotencyKey });
    }
    case 'publishWords': {
      const { page, language, changes, publishAt: at } = item;
      return publishContentRequest({ page, language, changes, at, idempotencyKey });
    }
    case 'contact':
      return submitMessageRequest({ message: item.message, signs: item.signs, idempotencyKey });
    case 'signup': {
      const { event, secret: key, signup, signs } = item;
      return createSignupRequest({ event, key, signup, signs });
    }
  }
}

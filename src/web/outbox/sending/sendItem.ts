import { sessionOver, unanswered } from '#web/api/answers.ts';
import { api } from '#web/api/api.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { asApiError } from '#web/api/errors.ts';
import type { Keyed, OutboxItem } from '../items.ts';
import type { Sent } from '../outbox.ts';
import type { OutboxStoreApi } from '../storeApi.ts';
import { shareSent } from '../waiting/waitingSlice.ts';
import { type Answered, type Saved, UNTRACKED } from './answered.ts';
import { sendKeptPictures } from './keptPictures.ts';

/**
 * Sends an item with the mutation that its screen would use, so that its tags are invalidated as usual.
 *
 * @param isMine whether its account is still logged in
 */
export async function sendItem(store: OutboxStoreApi, item: OutboxItem, isMine: () => boolean): Promise<Sent<Saved>> {
  const missing = item.account === null ? undefined : await sendPictures(store, item, isMine);
  if (missing) return { error: missing };
  if (!isMine()) return { error: sessionOver };
  const { data, error } = await sendWrite(store.dispatch, item);
  if (error) return { error: asApiError(error) };
  return { data: data ?? { message: null } };
}

/** Sends the pictures of an item, and reports the progress. */
const sendPictures = (
  { dispatch }: OutboxStoreApi,
  item: OutboxItem,
  isMine: () => boolean,
): Promise<ApiError | undefined> =>
  sendKeptPictures(item, async (chunk) => {
    const pictures = await import('#web/api/endpoints/pictures.ts').catch(() => undefined);
    if (!pictures) return { error: NOT_LOADED };
    if (!isMine()) return { error: sessionOver };
    const asked = { ...chunk, onProgress: (share: number) => void dispatch(shareSent({ id: item.id, share })) };
    const { data, error } = await dispatch(
      pictures.picturesApi.endpoints.updatePictureChunk.initiate(asked, UNTRACKED),
    );
    return data ? { data } : { error: asApiError(error ?? {}) };
  });

/** Sends a write with the mutation that its screen would use. */
export async function sendWrite(dispatch: OutboxStoreApi['dispatch'], item: Keyed): Promise<Answered> {
  const { key: idempotencyKey } = item;
  const { createEvent, updateEvent, deleteEvent, deleteListedEvent, submitMessage } = api.endpoints;
  switch (item.kind) {
    case 'createEvent':
      return dispatch(createEvent.initiate({ event: item.event, idempotencyKey }, UNTRACKED));
    case 'updateEvent': {
      const { eventId: id, event, version } = item;
      const change = { id, event, idempotencyKey, ...(version !== undefined && { version }) };
      return dispatch(updateEvent.initiate(change, UNTRACKED));
    }
    case 'deleteEvent': {
      const { initiate } = item.listed ? deleteListedEvent : deleteEvent;
      return dispatch(initiate({ eventId: item.eventId, idempotencyKey }, UNTRACKED));
    }
    case 'contact':
      return dispatch(submitMessage.initiate({ message: item.message, signs: item.signs, idempotencyKey }, UNTRACKED));
    case 'signup': {
      const module = await import('#web/api/endpoints/signups.ts').catch(() => undefined);
      if (!module) return { error: NOT_LOADED };
      const { event, secret: key, signup, signs } = item;
      const made = { event, key, signup, signs };
      const { error } = await dispatch(module.signupsApi.endpoints.createSignup.initiate(made, UNTRACKED));
      return error ? { error } : {};
    }
    default: {
      // Visitors' pages do not load the code for staff's items.
      const staff = await import('./sendStaffItem.ts').catch(() => undefined);
      return staff ? staff.sendStaffItem(dispatch, item) : { error: NOT_LOADED };
    }
  }
}

/** The code could not be loaded: there is no network. */
const NOT_LOADED = unanswered();

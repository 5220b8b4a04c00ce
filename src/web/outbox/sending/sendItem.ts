import type { ThunkAction } from '@reduxjs/toolkit';
import { MAX_CHUNK_BYTES } from '#shared/images/pictureLimits.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { messagesApi } from '#web/api/endpoints/messages.ts';
import { picturesApi } from '#web/api/endpoints/pictures.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import { asApiError } from '#web/api/errors.ts';
import { type ApiError, sessionOver } from '#web/api/requests.ts';
import { type Keyed, type OutboxItem, shareSent } from '../items.ts';
import type { Sent } from '../outbox.ts';
import type { OutboxStoreApi } from '../storeApi.ts';
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
    if (!isMine()) return { error: sessionOver };
    const { initiate } = picturesApi.endpoints.updatePictureChunk;
    const { data, error } = await dispatch(initiate(chunk, UNTRACKED));
    if (!data) return { error: asApiError(error ?? {}) };
    const share = Math.min(1, (chunk.from + MAX_CHUNK_BYTES) / chunk.picture.byteLength);
    dispatch(shareSent({ id: item.id, share }));
    return { data };
  });

type Initiate = (
  write: Keyed,
  options: typeof UNTRACKED,
) => ThunkAction<PromiseLike<Answered>, unknown, unknown, never>;

/** The mutations, each with the name of the kind that it sends. */
const mutations = {
  ...contentApi.endpoints,
  ...eventsApi.endpoints,
  ...messagesApi.endpoints,
  ...signupsApi.endpoints,
  ...staffSermonsApi.endpoints,
} satisfies Record<Keyed['kind'], unknown>;

/** Sends a write with its mutation. */
export async function sendWrite(dispatch: OutboxStoreApi['dispatch'], write: Keyed): Promise<Answered> {
  const initiate = mutations[write.kind].initiate as Initiate; // that of its own kind
  const { data, error } = await dispatch(initiate(write, UNTRACKED));
  if (error) return { error };
  // The answer about a sign-up is no save of staff's; its mutation has stored it.
  return 'secret' in write || !data ? {} : { data };
}

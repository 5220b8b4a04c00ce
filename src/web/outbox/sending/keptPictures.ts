import { OWN_PATHS, ownPicture, ownPictureFile, PICTURE_ID_LENGTH, PICTURE_RECIPE } from '#shared/images/ownPicture.ts';
import type { ChunkAnswer } from '#shared/images/pictureChunks.ts';
import { DAY_MS } from '#shared/time.ts';
import type { PictureChunk } from '#web/api/pictureRequests.ts';
import { type ApiError, unanswered } from '#web/api/requests.ts';
import { type KeptPicture, openBox } from '../boxStore.ts';
import type { OutboxItem } from '../items.ts';

/**
 * Pictures that wait together with the writes that use them. A picture's address is a hash of its bytes, so a write can
 * contain it before the upload. It is sent before the write.
 */

/** How long an unused picture is stored, such as that of an abandoned form: 14 days. */
const MAX_AGE_MS = 14 * DAY_MS;

/** The address that a picture will have on the server, from the site's root. */
async function addressOf(bytes: ArrayBuffer): Promise<{ id: string; path: string }> {
  const recipe = new TextEncoder().encode(PICTURE_RECIPE);
  const all = new Uint8Array(recipe.length + bytes.byteLength);
  all.set(recipe);
  all.set(new Uint8Array(bytes), recipe.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  const name = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const id = name.slice(0, PICTURE_ID_LENGTH);
  return { id, path: ownPictureFile(id, 1600, 'jpg') };
}

/** Stores a picture on this device. Returns its address. @throws if the browser cannot store it */
export async function keepPicture(picture: Pick<KeptPicture, 'bytes' | 'type'>): Promise<string> {
  const { id, path } = await addressOf(picture.bytes);
  const transaction = (await openBox()).transaction('pictures', 'readwrite', { durability: 'strict' });
  transaction.done.catch(() => undefined); // the failed request reports it
  for (const old of await transaction.store.getAll()) {
    if (Date.now() - Date.parse(old.at) > MAX_AGE_MS) await transaction.store.delete(old.id);
  }
  await transaction.store.put({ ...picture, id, at: new Date().toISOString() });
  await transaction.done;
  return path;
}

/** A picture stored on this device, by its address; undefined if there is none. */
export async function readKeptPicture(address: string): Promise<Blob | undefined> {
  const id = ownPicture(address)?.id;
  const kept = id === undefined ? undefined : await (await openBox()).get('pictures', id);
  return kept && new Blob([kept.bytes], { type: kept.type });
}

/** Sends a chunk of a picture, from a tab or from the service worker. */
type SendChunk = (chunk: PictureChunk) => Promise<{ data?: ChunkAnswer; error?: ApiError }>;

/**
 * Sends the stored pictures that an item uses, each from where it stopped. Returns the error if one could not be sent.
 */
export async function sendKeptPictures(item: OutboxItem, send: SendChunk): Promise<ApiError | undefined> {
  const ids = new Set((JSON.stringify(item).match(OWN_PATHS) ?? []).map((path) => ownPicture(path)?.id ?? ''));
  for (const id of ids) {
    const kept = await (await openBox()).get('pictures', id);
    if (!kept) continue;
    const error = await sendInChunks(kept, send);
    if (error) return error;
    await (await openBox()).delete('pictures', id);
  }
  return undefined;
}

/** How often the server may report fewer bytes than it was sent, as after a restart. */
const MAX_STARTS = 3;

/** Sends a picture from where it stopped. Returns the error if it could not be sent. */
export async function sendInChunks(
  { id, bytes, type }: Pick<KeptPicture, 'id' | 'bytes' | 'type'>,
  send: SendChunk,
): Promise<ApiError | undefined> {
  let from = bytes.byteLength; // an empty chunk asks how many bytes the server has
  for (let starts = 0; starts <= MAX_STARTS; ) {
    const { data, error } = await send({ id, picture: bytes, type, from });
    if (error) return error;
    if (data?.id !== undefined) return undefined;
    const received = data?.received ?? 0;
    if (received <= from) starts++;
    from = received;
  }
  return unanswered();
}

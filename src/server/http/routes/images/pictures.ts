import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerCache, CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { allowLongAnswer } from '#server/http/connections/connections.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { makePictureApart, pictureId, refuseOthers } from '#server/images/uploads/makePictureApart.ts';
import { pictureQueue, tooBusy } from '#server/images/uploads/pictureQueue.ts';
import { unfinishedPictures } from '#server/images/uploads/unfinishedPictures.ts';
import { addPicture, findPictureFile, type PictureRow, touchPicture } from '#server/store/pictures.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { OWN_FORMATS, OWN_WIDTHS, type OwnFormat, ownPictureFile } from '#shared/images/ownPicture.ts';
import { chunkQuery, pictureParams } from '#shared/images/pictureChunks.ts';
import { MAX_CHUNK_BYTES, PICTURE_LIMITS, pictureWords } from '#shared/images/pictureLimits.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { originOf } from '../pages/pages.ts';

/** Simultaneous uploads; each is held in memory. */
const MAX_UPLOADS = 6;

/** Includes waiting in the queue. */
const RESPONSE_TIMEOUT_MS = 5 * MINUTE_MS;

/** A chunk of a picture, as `chunkQuery` has checked it. */
interface ChunkRequest {
  Params: { id: string };
  Querystring: { from: number; total: number };
}

/** The upload of a picture by staff, as raw bytes: whole, or in chunks, which can be resumed. */
export async function registerPictureUpload(staff: App, { store, limits, now, siteUrl }: AppContext): Promise<void> {
  const queue = pictureQueue(MAX_UPLOADS);
  const unfinished = unfinishedPictures(now);
  let underWay = 0;

  const countPicture = (request: FastifyRequest): Promise<void> =>
    limits.take('pictures', `staff ${sessionOfRequest(request).staff_id}`);

  /** Reserves a place before the bytes are read, until the response has ended. */
  function takePlace(reply: FastifyReply): void {
    if (underWay >= MAX_UPLOADS) throw tooBusy();
    underWay++;
    reply.raw.once('close', () => underWay--);
  }

  /** Makes a picture unless it exists, and responds with it. */
  async function keep(request: FastifyRequest, reply: FastifyReply, sent: Buffer): Promise<FastifyReply> {
    refuseOthers(sent);
    allowLongAnswer(request.raw, RESPONSE_TIMEOUT_MS);
    const change = { username: sessionOfRequest(request).username, now: now() };
    const known = await touch(pictureId(sent));
    if (known) return answer(request, reply, known);
    const made = await queue.add(() => makePictureApart(sent, { say: (sentence) => request.log.warn(sentence) }));
    await store.write((transaction) => addPicture(transaction, made, change));
    return answer(request, reply, made);
  }

  const touch = (id: string): Promise<PictureRow | undefined> =>
    store.write((transaction) => touchPicture(transaction, id));

  function answer(request: FastifyRequest, reply: FastifyReply, { id, width, height }: PictureRow): FastifyReply {
    const image = originOf({ siteUrl }, request) + ownPictureFile(id, 1600, 'jpg');
    return reply.code(201).send({ message: 'The picture is saved.', image, id, width, height });
  }

  await staff.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Any Content-Type: the picture is checked by its content.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const config = { tooLarge: pictureWords.tooLarge };
    const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      takePlace(reply);
      await countPicture(request);
    };
    const whole = { bodyLimit: PICTURE_LIMITS.bytes, config, onRequest };
    scope.post(staffEndpoints.createPicture.path, whole, (request, reply) => keep(request, reply, bytesOf(request)));

    const chunk = { bodyLimit: MAX_CHUNK_BYTES, config, schema: { params: pictureParams, querystring: chunkQuery } };
    scope.put<ChunkRequest>(staffEndpoints.updatePictureChunk.path, chunk, async (request, reply) => {
      const { id } = request.params;
      const { from, total } = request.query;
      const known = await touch(id); // the answer to its last chunk was lost
      if (known) return answer(request, reply, known);
      const name = `${sessionOfRequest(request).staff_id} ${id}`;
      const received = unfinished.add(name, from, bytesOf(request));
      if (received < total) return { received };
      takePlace(reply);
      await countPicture(request);
      const sent = unfinished.take(name);
      if (pictureId(sent) !== id) throw new HttpError(409, pictureWords.changed);
      return keep(request, reply, sent);
    });
  });
}

/** For a picture that may be cached for a year, and embedded by other sites: its URL changes with its content. */
export const LASTING_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * A picture, a JPEG if the headers say nothing else. It is made once, and kept in the site's cache.
 *
 * @param shown all that it shows
 */
export function keptPicture(
  cache: AnswerCache,
  shown: readonly unknown[],
  headers: Record<string, string>,
  make: () => Promise<Uint8Array>,
): Promise<CachedAnswer> {
  const tag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
  return cache.getOrMake(`picture ${tag}`, async () => {
    const options = { etag: `"${tag}"`, compressible: false };
    return new CachedAnswer(await make(), { 'content-type': 'image/jpeg', ...headers }, options);
  });
}

const TYPES: Record<OwnFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Serves the pictures. They never change, and any site may embed them. */
export function registerPictureFiles(app: App, { store, cache }: AppContext) {
  app.get<{ Params: { id: string; file: string } }>('/event-pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const [, width, extension] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
    const format = OWN_FORMATS.find((known) => known === extension);
    if (!format || !OWN_WIDTHS.some((known) => String(known) === width)) throw gone();
    const headers = { 'content-type': TYPES[format], ...LASTING_HEADERS };
    const picture = await keptPicture(cache, [id, file], headers, async () => {
      const bytes = await findPictureFile(store.db, id, Number(width), format);
      if (!bytes) throw gone();
      return bytes;
    });
    return picture.send(request, reply);
  });
}

const gone = (): HttpError => new HttpError(404, ({ serverAnswers }) => serverAnswers.noPicture);

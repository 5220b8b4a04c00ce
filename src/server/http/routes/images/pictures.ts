import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '#server/cache/cache.ts';
import { allowLongAnswer } from '#server/http/plugins/connections.ts';
import type { Limits } from '#server/http/plugins/limits.ts';
import { sessionOfRequest } from '#server/http/plugins/requireStaff.ts';
import type { App } from '#server/http/plugins/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { makePictureApart, pictureId, refuseOthers } from '#server/images/uploads/makePictureApart.ts';
import { oneAtATime, tooBusy } from '#server/images/uploads/oneAtATime.ts';
import type { Store } from '#server/store/connect.ts';
import { addPicture, findPictureFile, type PictureRow, touchPicture } from '#server/store/pictures.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { OWN_FORMATS, OWN_WIDTHS, type OwnFormat, ownPictureFile } from '#shared/images/ownPicture.ts';
import { PICTURE_LIMITS, pictureWords } from '#shared/images/pictureLimits.ts';
import { originOf } from '../pages/pages.ts';
import { lastingPicture } from './lastingPicture.ts';

/** Simultaneous uploads; each is held in memory. */
const MAX_UPLOADS = 6;

/** Includes waiting in the queue. */
const RESPONSE_TIMEOUT_MS = 5 * 60_000;

interface PictureParts {
  store: Store;
  limits: Limits;
  now: () => Date;
  siteUrl: string | undefined;
}

/** The upload of a picture by staff, as raw bytes. */
export async function registerPictureUpload(staff: App, { store, limits, now, siteUrl }: PictureParts): Promise<void> {
  const queue = oneAtATime(MAX_UPLOADS);
  let underWay = 0;

  /** Takes a place before the bytes are read, until the response or the end of the connection. */
  async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (underWay >= MAX_UPLOADS) throw tooBusy();
    underWay++;
    reply.raw.once('close', () => underWay--);
    await limits.take('pictures', `staff ${sessionOfRequest(request).staff_id}`);
  }

  await staff.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Any Content-Type: the picture is checked by its content.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const config = { tooLarge: pictureWords.tooLarge };
    const options = { bodyLimit: PICTURE_LIMITS.bytes, config, onRequest: takePlace };
    scope.post(staffEndpoints.createPicture.path, options, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new HttpError(422, pictureWords.empty);
      refuseOthers(request.body, request.headers['content-type']);
      allowLongAnswer(request.raw, RESPONSE_TIMEOUT_MS);
      const sent = request.body;
      const change = { username: sessionOfRequest(request).username, now: now() };
      const known = await store.write((transaction) => touchPicture(transaction, pictureId(sent)));
      const picture = known ?? (await queue.add(() => makeAndKeep(sent)));
      const image = originOf({ siteUrl }, request) + ownPictureFile(picture.id, 1600, 'jpg');
      const { id, width, height } = picture;
      return reply.code(201).send({ message: 'The picture is saved.', image, id, width, height });

      async function makeAndKeep(bytes: Buffer): Promise<PictureRow> {
        const made = await makePictureApart(bytes, { say: (sentence) => request.log.warn(sentence) });
        await store.write((transaction) => addPicture(transaction, made, change));
        return made;
      }
    });
  });
}

const TYPES: Record<OwnFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Serves the pictures. They never change, and any site may embed them. */
export function registerPictureFiles(app: App, { store, cache }: Pick<PictureParts, 'store'> & { cache: AnswerCache }) {
  app.get<{ Params: { id: string; file: string } }>('/event-pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const [, width, extension] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
    const format = OWN_FORMATS.find((known) => known === extension);
    if (!format || !OWN_WIDTHS.some((known) => String(known) === width)) throw gone();
    const picture = await cache.getOrMake(`picture ${id}/${file}`, async () => {
      const bytes = await findPictureFile(store.db, id, Number(width), format);
      if (!bytes) throw gone();
      return lastingPicture({ tag: `${id}-${file}`, type: TYPES[format], bytes });
    });
    return picture.send(request, reply);
  });
}

const gone = (): HttpError => new HttpError(404, ({ serverAnswers }) => serverAnswers.noPicture);

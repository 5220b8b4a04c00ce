import type { FastifyReply, FastifyRequest } from 'fastify';
import { makePictureApart, pictureId, refuseOthers } from '#server/pictures/makePictureApart.ts';
import { oneAtATime, tooBusy } from '#server/pictures/oneAtATime.ts';
import { RecentFiles } from '#server/pictures/recentFiles.ts';
import { allowLongAnswer } from '#server/plugins/connections.ts';
import type { Limits } from '#server/plugins/limits.ts';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { addPicture, findPictureFile, type PictureRow, touchPicture } from '#server/store/pictures.ts';
import { OWN_FORMATS, OWN_WIDTHS, type OwnFormat, ownPictureFile } from '#shared/ownPicture.ts';
import { PICTURE_LIMITS, pictureWords } from '#shared/pictureLimits.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { originOf } from './pages.ts';
import { sendForGood } from './sendForGood.ts';

/** The most pictures that are sent or made at a time: each is held in memory meanwhile. */
const MOST_UNDER_WAY = 6;

/** The longest that a picture waits for those before it and is made, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000;

interface PictureParts {
  store: Store;
  limits: Limits;
  now: () => Date;
  siteUrl: string | undefined;
}

/** The call by which staff send a picture, its bytes as they are; registered behind the staff's gate. */
export async function registerPictureUpload(staff: App, { store, limits, now, siteUrl }: PictureParts): Promise<void> {
  const queue = oneAtATime(MOST_UNDER_WAY);
  let underWay = 0;

  /** Before its bytes are read: a picture holds its place until it is answered or given up. */
  async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (underWay >= MOST_UNDER_WAY) throw tooBusy();
    underWay++;
    reply.raw.once('close', () => underWay--);
    await limits.take('pictures', `staff ${sessionOfRequest(request).staff_id}`);
  }

  await staff.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What a browser calls the file is not enough: it is checked by its content.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const config = { tooLarge: pictureWords.tooLarge };
    const options = { bodyLimit: PICTURE_LIMITS.bytes, config, onRequest: takePlace };
    scope.post(staffCalls.createPicture.path, options, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new Refusal(422, pictureWords.empty);
      refuseOthers(request.body, request.headers['content-type']);
      allowLongAnswer(request.raw, LONGEST_WAIT);
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

/** The pictures themselves. What stands at such an address never changes, and may be shown by any site. */
export function registerPictureFiles(app: App, { store }: Pick<PictureParts, 'store'>): void {
  const recent = new RecentFiles();

  async function fileOf(id: string, name: string): Promise<{ bytes: Uint8Array; format: OwnFormat } | undefined> {
    const [, width = '', extension] = /^(\d+)\.(\w+)$/.exec(name) ?? [];
    const format = OWN_FORMATS.find((known) => known === extension);
    if (!format || !OWN_WIDTHS.some((known) => String(known) === width)) return undefined;
    const key = `${id}/${name}`;
    const kept = recent.get(key);
    if (kept) return { bytes: kept, format };
    const bytes = await findPictureFile(store.db, id, Number(width), format);
    if (bytes) recent.set(key, bytes);
    return bytes && { bytes, format };
  }

  app.get<{ Params: { id: string; file: string } }>('/event-pictures/:id/:file', async (request, reply) => {
    const { id, file: name } = request.params;
    const file = await fileOf(id, name);
    if (!file) throw new Refusal(404, 'There is no picture at this address any more.');
    return sendForGood(request, reply, { tag: `${id}-${name}`, type: TYPES[file.format], bytes: file.bytes });
  });
}

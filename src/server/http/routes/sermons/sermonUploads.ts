import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { string } from 'yup';
import type { App, AppContext } from '#server/http/appContext.ts';
import { allowLongAnswer } from '#server/http/connections/connections.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { soundWords } from '#server/sermons/checking/soundWords.ts';
import { SermonUploads } from '#server/sermons/uploads.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { MAX_SOUND_BYTES } from '#shared/sermons/sermonLimits.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { rowParams } from '../../validation.ts';

/** Checking the longest recording, after others, and bringing it to a bucket. */
const FINISH_TIMEOUT_MS = 10 * MINUTE_MS;

type OfUpload = { Params: { id: string } };

const schema = { params: rowParams.shape({ id: string().required() }) };

/** Uploads of recordings by the tus protocol. Any of staff may go on with one, as with a sermon. */
export async function registerSermonUploads(staff: App, { store, settings, limits, now }: AppContext): Promise<void> {
  const uploads = new SermonUploads({ store, settings: settings.sounds, now });
  const { createSermonUpload, readSermonUpload, updateSermonUpload } = staffEndpoints;

  async function byTus(request: FastifyRequest, reply: FastifyReply) {
    const { status, headers, body } = await (await uploads.server()).handleWeb(webRequest(request));
    if (status === 500) throw new HttpError(507, soundWords.noRoom); // the bytes could not be written
    return reply.code(status).headers(Object.fromEntries(headers)).send(body);
  }

  await staff.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null)); // the tus server reads them

    scope.post(createSermonUpload.path, async (request, reply) => {
      const size = Number(request.headers['upload-length']);
      if (!(Number.isInteger(size) && size > 0)) throw new HttpError(422, soundWords.empty);
      if (size > MAX_SOUND_BYTES) throw new HttpError(413, soundWords.tooLarge);
      await limits.take('pictures', `staff ${sessionOfRequest(request).staff_id}`);
      await uploads.makeRoom(size);
      return byTus(request, reply);
    });

    const body = { bodyLimit: MAX_SOUND_BYTES, config: { tooLarge: soundWords.tooLarge } };
    scope.patch<OfUpload>(updateSermonUpload.path, { schema, ...body }, addBytes);
    scope.head<OfUpload>(readSermonUpload.path, { schema }, addBytes);

    async function addBytes(request: FastifyRequest<OfUpload>, reply: FastifyReply) {
      const { found, size } = await uploads.find(request.params.id);
      if (!found) return byTus(request, reply);
      // Its bytes are not where the tus server looks for them.
      return reply.headers({ 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size }).send();
    }

    scope.get<OfUpload>(readSermonUpload.path, { schema, exposeHeadRoute: false }, (request) => {
      allowLongAnswer(request.raw, FINISH_TIMEOUT_MS);
      return uploads.finish(request.params.id, sessionOfRequest(request).username);
    });
  });
}

/** A request as the tus server reads it. Only bytes for an upload have a body. */
function webRequest({ method, url, headers, raw }: FastifyRequest): Request {
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const body = method === 'PATCH' ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' as const } : {};
  return new Request(`http://localhost${url}`, { method, headers: sent, ...body });
}

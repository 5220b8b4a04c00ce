import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { string } from 'yup';
import type { AppContext } from '#server/http/appContext.ts';
import { allowLongAnswer } from '#server/http/connections/connections.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { soundWords } from '#server/sermons/checking/soundWords.ts';
import { ACCOUNT_HEADER, SermonUploads } from '#server/sermons/uploads.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { MAX_SOUND_BYTES } from '#shared/sermons/sermonLimits.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { rowParams } from '../rowParams.ts';

/** The content type of an upload's bytes (tus 1.0). */
const BYTES = 'application/offset+octet-stream';

/** Checking the longest recording, after others, and bringing it to a bucket. */
const FINISH_TIMEOUT_MS = 10 * MINUTE_MS;

const uploadParams = rowParams.shape({ id: string().required() });

/** Uploads of recordings by the tus protocol. Each belongs to the account that began it. */
export async function registerSermonUploads(staff: App, { store, settings, limits, now }: AppContext): Promise<void> {
  const uploads = new SermonUploads({ store, settings: settings.sounds, now });
  const accountOf = (request: FastifyRequest) => String(sessionOfRequest(request).staff_id);

  async function byTus(request: FastifyRequest): Promise<Response> {
    const server = await uploads.server();
    return server.handleWeb(webRequest(request, accountOf(request)));
  }

  async function finish(request: FastifyRequest, id: string) {
    allowLongAnswer(request.raw, FINISH_TIMEOUT_MS);
    return uploads.finish(await uploads.find(id, accountOf(request)), sessionOfRequest(request).username);
  }

  await staff.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(BYTES, (_request, _body, done) => done(null)); // the tus server reads them
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

    scope.post(staffEndpoints.createSermonUpload.path, async (request, reply) => {
      const size = Number(request.headers['upload-length']);
      if (!(size > 0)) throw new HttpError(422, soundWords.empty);
      if (size > MAX_SOUND_BYTES) throw new HttpError(413, soundWords.tooLarge);
      await limits.take('pictures', `staff ${accountOf(request)}`);
      await uploads.makeRoom(size);
      return reply.send(await byTus(request));
    });

    scope.get<{ Params: { id: string } }>(
      staffEndpoints.readSermonUpload.path,
      { schema: { params: uploadParams } },
      async (request, reply) => {
        const { id } = request.params;
        const upload = await uploads.find(id, accountOf(request));
        const isWhole = uploads.isWhole(upload);
        if (request.method !== 'HEAD') {
          if (!isWhole) throw new HttpError(409, 'The recording is not whole yet.');
          return finish(request, id);
        }
        // The bytes of a finished upload are not where the tus server looks for them.
        if (isWhole)
          return reply.headers({ ...TUS, 'upload-offset': upload.size, 'upload-length': upload.size }).send();
        const { status, headers } = await byTus(request);
        return reply.code(status).headers(Object.fromEntries(headers)).send();
      },
    );

    scope.patch<{ Params: { id: string } }>(
      staffEndpoints.updateSermonUpload.path,
      { schema: { params: uploadParams }, bodyLimit: MAX_SOUND_BYTES, config: { tooLarge: soundWords.tooLarge } },
      async (request, reply) => {
        const { id } = request.params;
        const upload = await uploads.find(id, accountOf(request));
        const answer = await byTus(request);
        if (answer.status === 500) throw new HttpError(507, soundWords.noRoom);
        if (answer.status !== 204 || !uploads.isWhole(upload)) return reply.send(answer);
        const sound = await finish(request, id);
        return reply.headers({ ...TUS, 'upload-offset': upload.size }).send(sound);
      },
    );

    scope.delete<{ Params: { id: string } }>(
      staffEndpoints.deleteSermonUpload.path,
      { schema: { params: uploadParams } },
      async (request, reply) => {
        await uploads.find(request.params.id, accountOf(request));
        return reply.send(await byTus(request));
      },
    );
  });
}

const TUS = { 'tus-resumable': '1.0.0' };

/** A request as the tus server reads it, with the account that sent it. Only bytes for an upload have a body. */
function webRequest({ method, url, headers, raw }: FastifyRequest, account: string): Request {
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const body = method === 'PATCH' ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' as const } : {};
  const all = new Headers(sent);
  all.set(ACCOUNT_HEADER, account);
  if (method !== 'PATCH') all.delete('content-type');
  return new Request(`http://localhost${url}`, { method, headers: all, ...body });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { FilePlace } from '#server/filePlace.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { PROTECTIVE_HEADERS } from '#server/http/security.ts';
import { HttpError } from '#server/httpError.ts';
import { soundFileName, soundPlace } from '#server/sermons/soundPlace.ts';
import { type SermonSound, SOUND_TYPES } from '#shared/sermons/sermon.ts';

/** The files of recordings, in parts too. Those of sermons that are on the site are for everybody. */
export function registerSoundFiles(app: App, { sermons, settings }: AppContext): void {
  const place = soundPlace(settings.sounds);
  app.get<{ Params: { file: string } }>('/sermons/:file', { exposeHeadRoute: false }, answer);
  app.head<{ Params: { file: string } }>('/sermons/:file', answer); // Fastify's own would read the whole file

  async function answer(request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) {
    const recordings = (await sermons.current()).rows.map(({ recording }) => recording);
    const sound = recordings.find((one) => one && soundFileName(one) === request.params.file);
    if (!sound) throw gone();
    return sendSound(place, sound, request, reply);
  }
}

const gone = (): HttpError => new HttpError(404, ({ sermonAnswers }) => sermonAnswers.noSound);

async function sendSound(place: FilePlace, sound: SermonSound, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${sound.id}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-type': SOUND_TYPES[sound.kind],
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': `${PROTECTIVE_HEADERS['content-security-policy']}; sandbox`,
    'cross-origin-resource-policy': 'cross-origin', // players of podcasts
  });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  const { range, 'if-range': ifRange } = request.headers;
  const part = ifRange === undefined || ifRange === etag ? rangeOf(range, sound.bytes) : undefined;
  if (part === 'none') {
    reply.header('content-range', `bytes */${sound.bytes}`);
    throw new HttpError(416, ({ serverErrors }) => serverErrors.unreadable);
  }
  const { start, end } = part ?? { start: 0, end: sound.bytes - 1 };
  reply.header('content-length', end - start + 1);
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${sound.bytes}`);
  if (request.method === 'HEAD') return reply.send();
  const bytes = await place.read(soundFileName(sound), { start, end }).catch((err: unknown) => {
    request.log.error({ err, sound: sound.id }, 'the file of a recording could not be read');
    for (const name of ['content-length', 'content-range', 'etag']) reply.removeHeader(name);
    throw gone();
  });
  return reply.send(bytes);
}

/**
 * The one part that a Range header asks for (RFC 9110, 14.2); undefined for the whole file, also where several parts are
 * asked for, and `none` where the file has no such part.
 */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) > 0 ? { start: Math.max(0, size - Number(to)), end: size - 1 } : 'none';
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < start) return undefined; // invalid, so it is ignored
  return start < size ? { start, end } : 'none';
}

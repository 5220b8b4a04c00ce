import type { FastifyReply, FastifyRequest } from 'fastify';
import { string } from 'yup';
import type { Language } from '#content/language.ts';
import { pages } from '#content/pages.ts';
import { pageWords as swahiliPages } from '#content/sw/pages.ts';
import type { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { type EventDto, eventDto } from '#server/store/events/eventRows.ts';
import { eventPicturePath, eventPictureVersion } from '#shared/events/eventPaths.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import { sermonPicturePath, sermonPictureVersion } from '#shared/sermons/sermonPaths.ts';
import { rowParams } from '../../validation.ts';
import { requestLanguage } from '../../visitor.ts';
import { eventMissing } from '../events/eventMissing.ts';
import { keptPicture, LASTING_HEADERS } from './pictures.ts';

const pictureParams = rowParams.shape({ version: string().required() });

const PICTURE = '/picture-:version(^[\\w-]{1,40}).jpg';

/** The pictures to send where one cannot be drawn. */
const INSTEAD = { event: '/pictures/og-events.jpg', sermon: '/pictures/og-media.jpg' };

/** The pictures that a chat shows of an event and of a sermon. URLs of other versions redirect to the current one. */
export function registerChatPictures(app: App, context: AppContext): void {
  const { store, cache, content, events, sermons, drawings, settings } = context;
  if (!drawings || settings.apiHost) return;

  const send = async (kind: keyof typeof INSTEAD, event: EventDto, request: FastifyRequest, reply: FastifyReply) => {
    const { eventLanguages } = await content.current();
    const language = eventLanguages[requestLanguage(request)];
    const shown = [kind, event, language.language, language.church];
    let picture: CachedAnswer;
    try {
      picture = await keptPicture(cache, shown, LASTING_HEADERS, () => drawings.event(event, language));
    } catch (err) {
      if (!(err instanceof HttpError)) request.log.error({ err }, 'a picture for chats could not be drawn');
      return reply.redirect(INSTEAD[kind]);
    }
    return picture.send(request, reply);
  };

  app.get(`${pages.event.path}${PICTURE}`, { schema: { params: pictureParams } }, async (request, reply) => {
    const { id, version } = request.params;
    const { rows } = await events.current();
    const row = rows.find((listed) => listed.id === id);
    if (!row) throw await eventMissing(store.db, id);
    const path = eventPicturePath(row, requestLanguage(request));
    if (version !== eventPictureVersion(row)) return redirect(reply, path);
    return send('event', eventDto(row), request, reply);
  });

  app.get(`${pages.sermon.path}${PICTURE}`, { schema: { params: pictureParams } }, async (request, reply) => {
    const { id, version } = request.params;
    const language = requestLanguage(request);
    const { rows } = await sermons.current();
    const row = rows.find((listed) => listed.id === id);
    if (!row) throw new HttpError(404, ({ serverAnswers }) => serverAnswers.noPicture);
    if (version !== sermonPictureVersion(row)) return redirect(reply, sermonPicturePath(row, language));
    return send('sermon', asEvent(row, language), request, reply);
  });
}

const redirect = (reply: FastifyReply, path: string) => reply.header('cache-control', 'no-cache').redirect(path);

/** A sermon as an event, so that the same code draws it. The preacher takes the place of the venue. */
function asEvent({ id, version, title, title_sw, date, preacher }: StaffSermon, language: Language): EventDto {
  const { title: category } = language === 'sw' ? swahiliPages.sermon : pages.sermon;
  const times = { start_date: date, start_time: '', end_date: '', end_time: '' };
  const texts = { title, ...(title_sw && { title_sw }), category, description: '', venue: preacher };
  return { id, version, image: null, ...times, ...texts };
}

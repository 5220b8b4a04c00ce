import { string } from 'yup';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { requestLanguage } from '#server/http/visitorLanguage.ts';
import { HttpError } from '#server/httpError.ts';
import type { Drawing } from '#server/images/cards/drawings.ts';
import { eventDto } from '#server/store/events/eventDto.ts';
import { eventPicturePath, eventPictureVersion } from '#shared/events/eventPaths.ts';
import { eventMissing } from '../events/eventMissing.ts';
import { rowParams } from '../rowParams.ts';
import { lastingPicture } from './lastingPicture.ts';

/** The substitute if the picture cannot be drawn just now. */
const INSTEAD = '/pictures/og-events.jpg';

const pictureParams = rowParams.shape({ version: string().required() });

/** The picture that a chat shows of an event. URLs of other versions redirect to the current one. */
export function registerEventPicture(app: App, { store, content, events, drawings, settings }: AppContext): void {
  if (!drawings || settings.apiHost) return;

  const path = '/events/:id/picture-:version(^[\\w-]{1,40}).jpg';
  app.get(path, { schema: { params: pictureParams } }, async (request, reply) => {
    const { id, version } = request.params;
    const language = requestLanguage(request);
    const { rows } = await events.current();
    const { eventLanguages } = await content.current();
    const row = rows.find((listed) => listed.id === id);
    if (!row) throw await eventMissing(store.db, id);
    if (version !== eventPictureVersion(row)) {
      return reply.header('cache-control', 'no-cache').redirect(eventPicturePath(row, language));
    }
    let drawing: Drawing;
    try {
      drawing = await drawings.event(eventDto(row), eventLanguages[language]);
    } catch (err) {
      if (!(err instanceof HttpError)) request.log.error({ err }, 'the picture of an event could not be drawn');
      return reply.header('cache-control', 'no-store').redirect(INSTEAD);
    }
    return lastingPicture({ tag: drawing.name, type: 'image/jpeg', bytes: drawing.bytes }).send(request, reply);
  });
}

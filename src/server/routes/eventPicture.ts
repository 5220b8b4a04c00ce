import { string } from 'yup';
import type { Drawing, Drawings } from '#server/drawing/drawings.ts';
import type { App } from '#server/plugins/validation.ts';
import type { ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { eventPicturePath, eventPictureVersion } from '#shared/eventPaths.ts';
import { eventMissing } from './eventMissing.ts';
import { rowParams } from './rowParams.ts';
import { sendForGood } from './sendForGood.ts';

interface EventPictureParts {
  store: Store;
  events: ReadyEvents;
  /** Undefined where the app is not built: its windows are missing then. */
  drawings: Drawings | undefined;
  /** The backend that the app calls, where it is not this server: its events are not known here. */
  settings: { apiHost: string | undefined };
}

/** What a chat shows of an event whose own picture cannot be drawn just now. */
const INSTEAD = '/pictures/og-events.jpg';

const pictureParams = rowParams.shape({ version: string().required() });

/** The picture that a chat shows of an event. Any version but the present one leads to that. */
export function registerEventPicture(app: App, { store, events, drawings, settings }: EventPictureParts): void {
  if (!drawings || settings.apiHost) return;

  const path = '/events/:id/picture-:version(^[\\w-]{1,40}).jpg';
  app.get(path, { schema: { params: pictureParams } }, async (request, reply) => {
    const { id, version } = request.params;
    const { rows } = await events.current();
    const row = rows.find((listed) => listed.id === id);
    if (!row) throw await eventMissing(store.db, id);
    if (version !== eventPictureVersion(row)) {
      return reply.header('cache-control', 'no-cache').redirect(eventPicturePath(row));
    }
    let drawing: Drawing;
    try {
      drawing = await drawings.event(shownEvent(row));
    } catch (err) {
      if (!(err instanceof Refusal)) request.log.error({ err }, 'the picture of an event could not be drawn');
      return reply.header('cache-control', 'no-store').redirect(INSTEAD);
    }
    return sendForGood(request, reply, { tag: drawing.name, type: 'image/jpeg', bytes: drawing.bytes });
  });
}

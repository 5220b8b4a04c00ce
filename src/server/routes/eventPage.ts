import { followingEvents } from '#content/followingEvents.ts';
import { pages } from '#content/pages.ts';
import { NO_EVENT } from '#server/pages/readyPages.ts';
import type { App } from '#server/plugins/validation.ts';
import type { ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { calls } from '#shared/calls.ts';
import type { EventPageAnswer } from '#shared/eventPage.ts';
import { churchClock } from '#shared/time.ts';
import { missingWords, wasRemoved } from './eventMissing.ts';
import { askedBy, type PageParts, readyPagesOf } from './pages.ts';
import { rowParams } from './rowParams.ts';

interface EventPageParts extends PageParts {
  store: Store;
  events: ReadyEvents;
  now: () => Date;
  /** The backend that the app calls, where it is not this server. */
  settings: { apiHost: string | undefined };
}

/** An event's page, which lasts whatever becomes of the event, and the call for what it shows. */
export function registerEventPage(app: App, parts: EventPageParts): void {
  const { store, events, now } = parts;

  /** The row of the event, or why there is none. */
  async function look(id: number) {
    const { rows } = await events.current();
    const row = rows.find((listed) => listed.id === id);
    if (row) return { rows, row };
    return { rows, missing: (await wasRemoved(store.db, id)) ? ('removed' as const) : ('never' as const) };
  }

  app.get(pages.event.path, { schema: { params: rowParams } }, async (request, reply) => {
    if ((request.url.split('?', 1)[0] ?? '').endsWith('/')) return reply.callNotFound(); // `/events/`: it leads on
    const ready = readyPagesOf(parts);
    // The events of another backend are known to the browser only.
    if (parts.settings.apiHost) return ready.bare('event').send(request, reply);
    const { id } = request.params;
    const { row, missing } = await look(id);
    const page = await ready.page({
      url: missing === 'never' ? NO_EVENT : `/events/${id}`,
      ...askedBy(parts, request),
      removed: missing === 'removed',
      isOneOff: missing !== 'never',
      shows: (rows, at) => [
        ...(row ? rows.filter((listed) => listed.id === id) : []),
        ...followingEvents(rows, row, at),
      ],
    });
    return page.send(request, reply);
  });

  app.get(calls.readEvent.path, { schema: { params: rowParams } }, async (request, reply) => {
    const { rows, row, missing } = await look(request.params.id);
    const next = followingEvents(rows, row, churchClock(now())).map(shownEvent);
    reply.header('cache-control', 'no-cache');
    if (missing) {
      const removed = missing === 'removed';
      throw new Refusal(removed ? 410 : 404, missingWords(removed), { body: { event: null, next } });
    }
    return { event: row ? shownEvent(row) : null, next } satisfies EventPageAnswer<unknown>;
  });
}

import type { FastifyRequest } from 'fastify';
import { church } from '#content/church.ts';
import { atomFeed } from '#server/feeds/atom.ts';
import { type Calendars, createCalendars } from '#server/feeds/calendar.ts';
import { chosenEvents, type FeedChoice, feedTitle, readFeedChoice } from '#server/feeds/chosenEvents.ts';
import { createRowWriter } from '#server/feeds/rowWriter.ts';
import type { KnownOrigins } from '#server/pages/knownOrigins.ts';
import type { App } from '#server/plugins/validation.ts';
import { addressOf } from '#server/plugins/visitorAddress.ts';
import type { Misses } from '#server/ready/misses.ts';
import { ReadyAnswer } from '#server/ready/readyAnswer.ts';
import type { EventsNow, ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { feeds } from '#shared/feeds.ts';
import { churchClock } from '#shared/time.ts';
import { eventMissing } from './eventMissing.ts';
import { originOf } from './pages.ts';
import { rowParams } from './rowParams.ts';

/** The most bytes of feeds that are kept ready; the one asked for longest ago goes first. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Whoever runs the site can end this with SITE_URL. */
const TOO_MANY_NAMES = 'The site is asked for under too many names just now. Please try again later.';

/** Said of an event from before days were checked, such as one of the year 26. */
const NO_DAY = 'The day of this event is none that a calendar can hold.';

interface FeedParts {
  store: Store;
  events: ReadyEvents;
  origins: KnownOrigins;
  now: () => Date;
  siteUrl: string | undefined;
  misses: Misses;
}

/** The events as calendars and as an Atom feed, made once a change and a day. */
export function registerFeeds(app: App, parts: FeedParts): void {
  const write = createRowWriter(({ id }, err) =>
    app.log.warn({ event: id, err }, 'an event cannot be written for calendars and feeds: it is left out of them'),
  );
  const calendars = createCalendars({ write, origins: parts.origins });
  const ready = keepFeedsReady(parts);

  app.get(feeds.calendar, async (request, reply) => {
    const feed = await ready(request, (events, choice, origin, today) => {
      const text = calendars.calendar(
        feedTitle(church.name.value, choice),
        chosenEvents(events.rows, choice, today),
        origin,
      );
      return new ReadyAnswer(text, calendarHeaders('events'));
    });
    return feed.send(request, reply);
  });

  app.get(feeds.atom, async (request, reply) => {
    const feed = await ready(request, (events, choice, origin, today) => {
      const title = feedTitle(church.name.value, choice);
      const query = queryOf(choice);
      const frame = { title, origin, self: `${origin}${feeds.atom}${query}`, isPart: query !== '' };
      return new ReadyAnswer(atomFeed(frame, chosenEvents(events.rows, choice, today), write), {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': 'no-cache',
      });
    });
    return feed.send(request, reply);
  });

  app.get('/events/:id(^\\d+).ics', { schema: { params: rowParams } }, async (request, reply) => {
    const { rows } = await parts.events.current();
    const row = rows.find(({ id }) => id === request.params.id);
    if (!row) throw await eventMissing(parts.store.db, request.params.id);
    const text = calendars.calendar(church.name.value, [row], originOf(parts, request));
    if (!text.includes('BEGIN:VEVENT')) throw new Refusal(404, NO_DAY);
    return new ReadyAnswer(text, calendarHeaders(`event-${row.id}`), { isOneOff: true }).send(request, reply);
  });

  warmInIdleTime(app, parts, calendars);
}

/** How long after the last request the calendar's events are written ahead, in milliseconds. */
const QUIET = 300;

/**
 * Writing thousands of events for the first time takes a moment: that is done before somebody waits for it, and put off
 * again when somebody comes.
 */
function warmInIdleTime(app: App, { events, origins, now, siteUrl }: FeedParts, calendars: Calendars): void {
  let timer: NodeJS.Timeout | undefined;
  let warm: { revision: number; origin: string } | undefined;
  const warmUp = async (origin: string) => {
    if (!origins.knows(origin)) return;
    const quiet = timer;
    const { revision, rows } = await events.current();
    if (warm?.revision === revision && warm.origin === origin) return;
    const chosen = chosenEvents(rows, {}, churchClock(now()).date);
    for (let at = 0; at < chosen.length; at += 20) {
      if (timer !== quiet) return; // the next quiet moment goes on from here: what is written is kept
      calendars.calendar('', chosen.slice(at, at + 20), origin);
      await new Promise((resolve) => setImmediate(resolve));
    }
    warm = { revision, origin };
  };
  app.addHook('onResponse', async (request) => {
    const origin = originOf({ siteUrl }, request);
    clearTimeout(timer);
    timer = setTimeout(() => {
      warmUp(origin).catch((err: unknown) => app.log.error({ err }, 'the calendar could not be made ahead'));
    }, QUIET).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

const calendarHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `inline; filename="${name}.ics"`,
  'cache-control': 'no-cache',
});

const queryOf = ({ branch, category }: FeedChoice): string => {
  const query = new URLSearchParams({ ...(branch && { branch }), ...(category && { category }) }).toString();
  return query === '' ? '' : `?${query}`;
};

type MakeFeed = (events: EventsNow, choice: FeedChoice, origin: string, today: string) => ReadyAnswer;

function keepFeedsReady({ events, origins, misses, now, siteUrl }: FeedParts) {
  const kept = new Map<string, { revision: number; today: string; answer: ReadyAnswer }>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= kept.get(key)?.answer.body.length ?? 0;
    kept.delete(key);
  };
  return async (request: FastifyRequest, make: MakeFeed): Promise<ReadyAnswer> => {
    const choice = readFeedChoice(request.query as Record<string, unknown>);
    const origin = originOf({ siteUrl }, request);
    if (!origins.has(origin, addressOf(request)))
      throw new Refusal(503, TOO_MANY_NAMES, { headers: { 'retry-after': '600' } });
    const current = await events.current();
    const today = churchClock(now()).date;
    const key = `${origin} ${request.routeOptions.url} ${queryOf(choice)}`;
    const found = kept.get(key);
    if (found?.revision === current.revision && found.today === today) return found.answer;
    const making = () => make(current, choice, origin, today);
    // The whole feed is the one that calendars ask for; of the others there are many.
    const answer = await (queryOf(choice) === '' ? making() : misses.make(addressOf(request), making));
    forget(key);
    kept.set(key, { revision: current.revision, today, answer });
    bytes += answer.body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break;
      forget(oldest);
    }
    return answer;
  };
}

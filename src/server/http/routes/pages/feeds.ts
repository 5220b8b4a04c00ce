import type { FastifyRequest } from 'fastify';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { askedAgain, CachedAnswer } from '#server/cache/cachedAnswer.ts';
import { atomFeed } from '#server/feeds/atom.ts';
import { calendar } from '#server/feeds/calendar.ts';
import {
  chosenEvents,
  type FeedChoice,
  feedName,
  feedRows,
  languageAsked,
  readFeedChoice,
} from '#server/feeds/chosenEvents.ts';
import { sermonAtom, sermonPodcast } from '#server/feeds/sermonFeed.ts';
import { limitAddressOf } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import type { EventRow } from '#server/store/store.ts';
import { feeds } from '#shared/events/eventPaths.ts';
import { REMINDER_LEADS } from '#shared/reminderTimes.ts';
import { sermonFeeds } from '#shared/sermons/sermonPaths.ts';
import { churchClock } from '#shared/time.ts';
import type { App, AppContext } from '../../appContext.ts';
import { rowParams } from '../../validation.ts';
import { eventMissing } from '../events/eventMissing.ts';
import { originOf } from './pages.ts';

/** The events as calendars and an Atom feed, and the sermons as feeds, made once per change and day. */
export function registerFeeds(app: App, context: AppContext): void {
  const { store, events, content } = context;
  const cached = cacheFeeds(context);
  registerSermonFeeds(app, context, cached);

  app.get(feeds.calendar, async (request, reply) => {
    const feed = await cached(request, ({ choice, rows, origin }) => {
      const text = calendar(feedName(choice), rows, { origin, language: choice.language });
      return new CachedAnswer(text, calendarHeaders('events', choice.language));
    });
    return feed.send(request, reply);
  });

  app.get(feeds.atom, async (request, reply) => {
    const feed = await cached(request, ({ choice, rows, origin }) => {
      const query = queryOf(choice);
      const { language } = choice;
      const frame = { language, origin, self: `${origin}${feeds.atom}${query}`, isFiltered: query !== '' };
      const text = atomFeed({ title: feedName(choice), ...frame }, rows);
      return new CachedAnswer(text, feedHeaders('application/atom+xml', language));
    });
    return feed.send(request, reply);
  });

  app.get('/events/:id(^\\d+).ics', { schema: { params: rowParams } }, async (request, reply) => {
    const { rows } = await events.current();
    const row = rows.find(({ id }) => id === request.params.id);
    if (!row) throw await eventMissing(store.db, request.params.id);
    const language = (await content.current()).eventLanguages[
      languageAsked((request.query as { lang?: unknown }).lang)
    ];
    const { alarm = '' } = request.query as { alarm?: unknown };
    const lead = REMINDER_LEADS.find((one) => one === alarm);
    const { feedWords } = language;
    if (alarm !== '' && !lead) throw new HttpError(400, feedWords.unknown(feedWords.alarm, REMINDER_LEADS.join(', ')));
    const origin = originOf(context, request);
    const written = feedRows([row]);
    if (written.length === 0) throw new HttpError(404, feedWords.noDay);
    const text = calendar(language.church, written, { origin, language, lead });
    return new CachedAnswer(text, calendarHeaders(`event-${row.id}`, language)).send(request, reply);
  });
}

/** The headers of a feed in a language. */
const feedHeaders = (type: string, { language }: EventLanguage): Record<string, string> => ({
  ...askedAgain(type),
  'content-language': language,
});

const calendarHeaders = (name: string, language: EventLanguage): Record<string, string> => ({
  ...feedHeaders('text/calendar', language),
  'content-disposition': `inline; filename="${name}.ics"`,
});

const queryOf = ({ branch, category, language: { language } }: FeedChoice): string => {
  const query = new URLSearchParams({
    ...(branch && { branch }),
    ...(category && { category }),
    ...(language !== 'en' && { lang: language }),
  }).toString();
  return query === '' ? '' : `?${query}`;
};

interface FeedInput {
  choice: FeedChoice;
  rows: readonly EventRow[];
  origin: string;
}

/** Answers requests for a feed, which is made once per change and day. */
function cacheFeeds({ cache, content, events, renderQueue, now, siteUrl }: AppContext) {
  return async (request: FastifyRequest, make: (input: FeedInput) => CachedAnswer | Promise<CachedAnswer>) => {
    const { eventLanguages } = await content.current();
    const choice = readFeedChoice(request.query as Record<string, unknown>, eventLanguages);
    const origin = originOf({ siteUrl }, request);
    const { revision, rows } = await events.current();
    const { date } = churchClock(now());
    const making = () => make({ choice, rows: chosenEvents(rows, choice, date), origin });
    const key = `${revision} ${date} feed ${origin}${request.routeOptions.url}${queryOf(choice)}`;
    // Calendars read the whole feed. Others can be made up, as can the site's name without SITE_URL: they are queued.
    return cache.getOrMake(key, () =>
      siteUrl && queryOf(choice) === '' ? making() : renderQueue.make(limitAddressOf(request), making),
    );
  };
}

/** The sermons as a podcast and an Atom feed. */
function registerSermonFeeds(app: App, context: AppContext, cached: ReturnType<typeof cacheFeeds>): void {
  const makers = { podcast: sermonPodcast, atom: sermonAtom };
  const types = { podcast: 'application/rss+xml', atom: 'application/atom+xml' };
  for (const kind of ['podcast', 'atom'] as const) {
    app.get(sermonFeeds[kind], async (request, reply) => {
      const feed = await cached(request, async ({ choice: { language }, origin }) => {
        const email = (await context.content.current()).church(language.language).email.value;
        const { rows } = await context.sermons.current();
        return new CachedAnswer(makers[kind]({ language, origin, email }, rows), feedHeaders(types[kind], language));
      });
      return feed.send(request, reply);
    });
  }
}

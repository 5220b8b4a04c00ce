import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { askedAgain, CachedAnswer } from '#server/cache/cachedAnswer.ts';
import { calendar } from '#server/feeds/calendar.ts';
import {
  chosenEvents,
  type FeedChoice,
  feedName,
  feedRows,
  languageAsked,
  readFeedChoice,
} from '#server/feeds/chosenEvents.ts';
import { atomFeed, sermonAtom, sermonPodcast } from '#server/feeds/feeds.ts';
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

/** What a feed is made from. */
interface FeedInput {
  choice: FeedChoice;
  language: EventLanguage;
  rows: readonly EventRow[];
  origin: string;
}

/** The events as calendars and an Atom feed, and the sermons as feeds, made once per change and day. */
export function registerFeeds(app: App, context: AppContext): void {
  const { store, cache, events, sermons, content, renderQueue, now, siteUrl } = context;

  function register(path: string, make: (input: FeedInput) => CachedAnswer | Promise<CachedAnswer>): void {
    app.get(path, async (request, reply) => {
      const { eventLanguages } = await content.current();
      const choice = readFeedChoice(request.query as Record<string, unknown>, eventLanguages);
      const { language } = choice;
      const origin = originOf(context, request);
      const { revision, rows } = await events.current();
      const { date } = churchClock(now());
      const making = () => make({ choice, language, rows: chosenEvents(rows, choice, date), origin });
      const key = `${revision} ${date} feed ${origin}${path}${queryOf(choice)}`;
      // Calendars read the whole feed. Others can be made up, as can the site's name without SITE_URL: they are queued.
      const feed = await cache.getOrMake(key, () =>
        siteUrl && queryOf(choice) === '' ? making() : renderQueue.make(limitAddressOf(request), making),
      );
      return feed.send(request, reply);
    });
  }

  register(feeds.calendar, ({ choice, rows, origin, language }) => {
    const text = calendar(feedName(choice), rows, { origin, language });
    return new CachedAnswer(text, calendarHeaders('events', language));
  });

  register(feeds.atom, ({ choice, rows, origin, language }) => {
    const query = queryOf(choice);
    const frame = { language, origin, self: `${origin}${feeds.atom}${query}`, isFiltered: query !== '' };
    const text = atomFeed({ title: feedName(choice), ...frame }, rows);
    return new CachedAnswer(text, feedHeaders('application/atom+xml', language));
  });

  const makers = { podcast: sermonPodcast, atom: sermonAtom };
  const types = { podcast: 'application/rss+xml', atom: 'application/atom+xml' };
  for (const kind of ['podcast', 'atom'] as const) {
    register(sermonFeeds[kind], async ({ language, origin }) => {
      const email = (await content.current()).church(language.language).email.value;
      const { rows } = await sermons.current();
      return new CachedAnswer(makers[kind]({ language, origin, email }, rows), feedHeaders(types[kind], language));
    });
  }

  app.get('/events/:id(^\\d+).ics', { schema: { params: rowParams } }, async (request, reply) => {
    const { rows } = await events.current();
    const row = rows.find(({ id }) => id === request.params.id);
    if (!row) throw await eventMissing(store.db, request.params.id);
    const { alarm = '', lang } = request.query as Record<string, unknown>;
    const language = (await content.current()).eventLanguages[languageAsked(lang)];
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

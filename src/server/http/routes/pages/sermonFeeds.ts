import { sermonAtom, sermonPodcast } from '#server/feeds/sermonFeed.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { sermonFeeds } from '#shared/sermons/sermonPaths.ts';
import { cacheFeeds, feedHeaders } from './feeds.ts';

/** The sermons as a podcast and an Atom feed. */
export function registerSermonFeeds(app: App, context: AppContext): void {
  const cached = cacheFeeds(context);
  const makers = { podcast: sermonPodcast, atom: sermonAtom };
  const types = { podcast: 'application/rss+xml', atom: 'application/atom+xml' };
  for (const kind of ['podcast', 'atom'] as const) {
    app.get(sermonFeeds[kind], async (request, reply) => {
      const feed = await cached(request, async ({ choice: { language }, origin }) => {
        const email = (await context.content.current()).church(language.language).email.value;
        const { rows } = await context.sermons.current();
        return {
          text: makers[kind]({ language, origin, email }, rows),
          headers: feedHeaders(types[kind], language),
        };
      });
      return feed.send(request, reply);
    });
  }
}

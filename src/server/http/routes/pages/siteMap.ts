import { inLanguage, LANGUAGES, type Language } from '#content/language.ts';
import { href, isArticlePage, type Page, pages, staffPaths } from '#content/pages.ts';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { ContentSnapshot } from '#server/content/watchedContent.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { limitAddressOf } from '#server/http/visitorAddress.ts';
import type { EventRow } from '#server/store/schema.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { churchClock } from '#shared/time.ts';
import { originOf } from './pages.ts';

/** A site map may hold 50,000 URLs, and each event has one in each language; the soonest events are listed. */
const MAX_EVENTS = 20_000;

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };

/** The site map and robots.txt. */
export function registerSiteMap(app: App, context: AppContext): void {
  const { cache, content, events, sermons, now, renderQueue } = context;

  app.get('/sitemap.xml', async (request, reply) => {
    const { rows, revision } = await events.current();
    const written = await content.current();
    const heard = (await sermons.current()).rows.slice(0, MAX_EVENTS);
    const origin = originOf(context, request);
    const clock = churchClock(now());
    const make = () =>
      renderQueue.make(limitAddressOf(request), () => {
        const coming = rows.filter((row) => !isOver(row, clock)).slice(-MAX_EVENTS);
        return new CachedAnswer(siteMap(origin, { event: coming, sermon: heard }, written), HEADERS);
      });
    const key = `${revision} ${clock.date} ${clock.time} site map ${origin}`;
    return (await cache.getOrMake(key, make)).send(request, reply);
  });
  app.get('/robots.txt', (request, reply) => {
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-cache');
    const rules = ['User-agent: *', ...staffPaths().map((path) => `Disallow: ${path}`)];
    return [...rules, '', `Sitemap: ${originOf(context, request)}/sitemap.xml`, ''].join('\n');
  });
}

/**
 * The absolute URLs, in each language, of every finished public page, upcoming event and sermon. Origins and paths contain
 * nothing that XML would escape.
 */
function siteMap(
  origin: string,
  rows: Record<'event' | 'sermon', readonly Pick<EventRow, 'id' | 'updated_at'>[]>,
  content: Pick<ContentSnapshot, 'hasArticle'>,
): string {
  const locate = (language: Language, path: string) => `<loc>${origin}${inLanguage(language, path)}</loc>`;
  const isThere = (name: string, { kind, path, indexed, hasText }: Page, language: Language) =>
    kind === 'public' &&
    indexed !== false &&
    !path.includes(':') &&
    (isArticlePage(name) ? content.hasArticle(name, language) : hasText);
  const shown = Object.entries<Page>(pages).flatMap(([name, page]) =>
    LANGUAGES.filter((language) => isThere(name, page, language)).map((language) => locate(language, page.path)),
  );
  const addresses = [
    ...shown.map((place) => `  <url>${place}</url>`),
    ...(['event', 'sermon'] as const).flatMap((page) =>
      rows[page].flatMap(({ id, updated_at }) =>
        LANGUAGES.map(
          (language) =>
            `  <url>${locate(language, href(page, { id: String(id) }))}<lastmod>${updated_at}</lastmod></url>`,
        ),
      ),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

import { interfaceWords } from '#content/interfaceWords.ts';
import { inLanguage, LANGUAGES, type Language } from '#content/language.ts';
import { href, isArticlePage, type Page, pages, staffPaths } from '#content/pages.ts';
import { askedAgain, CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { ContentSnapshot } from '#server/content/watchedContent.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { limitAddressOf } from '#server/http/visitor.ts';
import type { EventRow } from '#server/store/store.ts';
import { GLASS, PARCHMENT } from '#shared/colours.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { churchClock, DAY_MS } from '#shared/time.ts';
import { originOf } from './pages.ts';

/** A site map may hold 50,000 URLs, and each event has one in each language; the soonest events are listed. */
const MAX_EVENTS = 20_000;

/** For how many days security.txt is valid. It is made anew at each request. */
const VALID_DAYS = 180;

const SECURITY_TEXT = '/.well-known/security.txt';

/** The site map, robots.txt, security.txt (RFC 9116), and the site as an app on a phone. */
export function registerSiteTexts(app: App, context: AppContext): void {
  const { cache, content, events, sermons, now, renderQueue } = context;

  app.get('/sitemap.xml', async (request, reply) => {
    const { rows, revision } = await events.current();
    const written = await content.current();
    const heard = (await sermons.current()).rows.slice(0, MAX_EVENTS);
    const origin = originOf(context, request);
    const clock = churchClock(now());
    const make = () => {
      const coming = rows.filter((row) => !isOver(row, clock)).slice(-MAX_EVENTS);
      const text = siteMap(origin, { event: coming, sermon: heard }, written);
      return new CachedAnswer(text, askedAgain('application/xml'));
    };
    const key = `${revision} ${clock.date} ${clock.time} site map ${origin}`;
    const answer = await cache.getOrMake(key, () => renderQueue.make(limitAddressOf(request), make));
    return answer.send(request, reply);
  });

  app.get('/robots.txt', (request, reply) => {
    reply.headers(askedAgain('text/plain'));
    const rules = ['User-agent: *', ...staffPaths().map((path) => `Disallow: ${path}`)];
    return [...rules, '', `Sitemap: ${originOf(context, request)}/sitemap.xml`, ''].join('\n');
  });

  app.get(SECURITY_TEXT, async (request, reply) => {
    const { email } = (await content.current()).church('en');
    const origin = originOf(context, request);
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    reply.headers(askedAgain('text/plain'));
    return [
      `Contact: mailto:${email.value}`,
      `Contact: ${origin}${pages.contact.path}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, sw',
      `Canonical: ${origin}${SECURITY_TEXT}`,
      '',
    ].join('\n');
  });

  // In the language of the pages from which the app is put on a phone (`<link rel="manifest">`).
  for (const language of LANGUAGES) {
    app.get(inLanguage(language, '/site.webmanifest'), async (request, reply) => {
      const { church, revision } = await content.current();
      const make = () =>
        new CachedAnswer(JSON.stringify(manifest(language, church(language))), askedAgain('application/manifest+json'));
      return (await cache.getOrMake(`manifest ${language} ${revision}`, make)).send(request, reply);
    });
  }
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

function manifest(language: Language, church: ReturnType<ContentSnapshot['church']>) {
  const { installed } = interfaceWords[language];
  const at = (page: Parameters<typeof href>[0]) => inLanguage(language, href(page));
  return {
    name: church.name.value,
    short_name: church.shortName.value,
    description: installed.description,
    lang: `${language}-KE`,
    start_url: at('home'),
    scope: '/', // the switch of languages stays in the app
    display: 'standalone',
    background_color: PARCHMENT,
    theme_color: GLASS,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: installed.verse, url: at('dailyVerse') },
      { name: installed.events, url: at('events') },
    ],
  };
}

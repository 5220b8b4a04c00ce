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

/** The site map, robots.txt, security.txt and the site as an app. */
export function registerSiteTexts(app: App, context: AppContext): void {
  registerSiteMap(app, context);
  registerSecurityText(app, context);
  registerWebManifest(app, context);
}

function registerSiteMap(app: App, context: AppContext): void {
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
        return new CachedAnswer(
          siteMap(origin, { event: coming, sermon: heard }, written),
          askedAgain('application/xml'),
        );
      });
    const key = `${revision} ${clock.date} ${clock.time} site map ${origin}`;
    return (await cache.getOrMake(key, make)).send(request, reply);
  });
  app.get('/robots.txt', (request, reply) => {
    reply.headers(askedAgain('text/plain'));
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

/** For how many days the text is valid. It is made anew at each request. */
const VALID_DAYS = 180;

/** security.txt: where to report a vulnerability (RFC 9116). */
function registerSecurityText(app: App, context: AppContext): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (request, reply) => {
    const church = (await context.content.current()).church('en');
    const origin = originOf(context, request);
    const expires = new Date(context.now().getTime() + VALID_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    reply.headers(askedAgain('text/plain'));
    return [
      `Contact: mailto:${church.email.value}`,
      `Contact: ${origin}${pages.contact.path}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, sw',
      `Canonical: ${origin}${path}`,
      '',
    ].join('\n');
  });
}

/** The site as an app on a phone, in the language of the pages from which it is put there (`<link rel="manifest">`). */
function registerWebManifest(app: App, { cache, content }: AppContext): void {
  for (const language of LANGUAGES) {
    app.get(inLanguage(language, '/site.webmanifest'), async (request, reply) => {
      const now = await content.current();
      const make = () =>
        new CachedAnswer(
          JSON.stringify(manifest(language, now.church(language))),
          askedAgain('application/manifest+json'),
        );
      const answer = await cache.getOrMake(`manifest ${language} ${now.revision}`, make);
      return answer.send(request, reply);
    });
  }
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

import { href, type Page, pages } from '#content/pages.ts';
import type { KnownOrigins } from '#server/pages/knownOrigins.ts';
import type { App } from '#server/plugins/validation.ts';
import { addressOf } from '#server/plugins/visitorAddress.ts';
import type { Misses } from '#server/ready/misses.ts';
import { ReadyAnswer } from '#server/ready/readyAnswer.ts';
import type { ReadyEvents } from '#server/ready/readyEvents.ts';
import type { EventRow } from '#server/store/schema.ts';
import { isOver } from '#shared/churchEvent.ts';
import { churchClock } from '#shared/time.ts';
import { originOf } from './pages.ts';

/** Staff's pages, by how their addresses begin; `/admin` covers all that stand below it. */
const KEPT_OUT = ['/admin', '/create', '/event-list', '/login'];

/** A site map may hold 50,000 addresses; of so many events the soonest are listed. */
const MOST_EVENTS = 40_000;

/** The most site maps that are kept, each for one of the site's names. */
const MAX_KEPT = 8;

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };

const nextMinute = (at: Date): number => (Math.floor(at.getTime() / 60_000) + 1) * 60_000;

interface SiteMapParts {
  siteUrl: string | undefined;
  events: ReadyEvents;
  now: () => Date;
  misses: Misses;
  origins: Pick<KnownOrigins, 'knows'>;
}

/** What search engines ask for: the addresses that may be found, and those that may not. */
export function registerSiteMap(app: App, parts: SiteMapParts): void {
  /** By origin, each for one minute: events that are over leave it. */
  const kept = new Map<string, { revision: number; answer: ReadyAnswer }>();

  app.get('/sitemap.xml', async (request, reply) => {
    const { rows, revision } = await parts.events.current();
    const origin = originOf(parts, request);
    const at = parts.now();
    const found = kept.get(origin);
    if (found?.revision === revision && at.getTime() < found.answer.until) return found.answer.send(request, reply);
    const answer = await parts.misses.make(addressOf(request), () => {
      const now = churchClock(at);
      const coming = rows.filter((row) => !isOver(row, now)).slice(-MOST_EVENTS);
      return new ReadyAnswer(siteMap(origin, coming), HEADERS, { until: nextMinute(at) });
    });
    if (parts.siteUrl || parts.origins.knows(origin)) kept.set(origin, { revision, answer });
    for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
    return answer.send(request, reply);
  });
  app.get('/robots.txt', (request, reply) => {
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-cache');
    const rules = ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`)];
    return [...rules, '', `Sitemap: ${originOf(parts, request)}/sitemap.xml`, ''].join('\n');
  });
}

/**
 * Every public page that has its content and the pages of the coming events, by their absolute addresses. Origins and
 * paths hold nothing that XML escapes.
 */
function siteMap(origin: string, coming: readonly EventRow[]): string {
  const { event: _one, ...others } = pages;
  const shown = Object.values<Page>(others).filter(({ kind, ready }) => kind === 'site' && ready);
  const addresses = [
    ...shown.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`),
    ...coming.map(({ id, updated_at }) => {
      const address = `${origin}${href('event', { id: String(id) })}`;
      return `  <url><loc>${address}</loc><lastmod>${updated_at}</lastmod></url>`;
    }),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

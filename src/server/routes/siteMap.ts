import { type Page, pages } from '#content/pages.ts';
import type { App } from '#server/plugins/validation.ts';
import { originOf } from './pages.ts';

/** Staff's pages, by how their addresses begin; `/admin` covers all that stand below it. */
const KEPT_OUT = ['/admin', '/create', '/event-list', '/login'];

/** What search engines ask for: the addresses that may be found, and those that may not. */
export function registerSiteMap(app: App, parts: { siteUrl: string | undefined }): void {
  app.get('/sitemap.xml', (request, reply) => {
    reply.header('content-type', 'application/xml; charset=utf-8').header('cache-control', 'no-cache');
    return siteMap(originOf(parts, request));
  });
  app.get('/robots.txt', (request, reply) => {
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-cache');
    const rules = ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`)];
    return [...rules, '', `Sitemap: ${originOf(parts, request)}/sitemap.xml`, ''].join('\n');
  });
}

/** Every public page that has its content, by its absolute address. Origins and paths hold nothing that XML escapes. */
function siteMap(origin: string): string {
  const shown = Object.values<Page>(pages).filter(({ kind, ready }) => kind === 'site' && ready);
  const addresses = shown.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

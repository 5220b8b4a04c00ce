import { ExpirationPlugin } from 'workbox-expiration';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { CacheFirst, CacheOnly, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CONTENT_VERSION } from '#shared/content/values.ts';
import { KEPT_SERMONS } from '#web/entities/sermon/keptCache.ts';
import type { KeptPage } from './offlinePage.ts';
import { isUncachedQuery, pageKey } from './requests.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** The address of the headings' font, put in by the build. */
export const font = self.__WB_MANIFEST[0]?.url;

/** How long the network may take before a cached copy is shown. */
export const NETWORK_TIMEOUT_MS = 3000;

const CACHED_AT = 'x-kept-at';
const TITLE = 'x-kept-title';

const matchOptions = { ignoreVary: true };

/** When a cached response was fetched, ISO 8601; undefined for one from the network. */
export const cachedAt = (response: Response | undefined): string | undefined =>
  response?.headers.get(CACHED_AT) ?? undefined;

/** A cache of so many responses. What is put into it gets its hour; what is gone from the site goes from it. */
const cache = (cacheName: string, maxEntries: number) => ({
  cacheName,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
        if ([404, 410].includes(response.status)) await (await caches.open(cacheName)).delete(request, matchOptions);
        if (response.status !== 200 || response.redirected) return null;
        const headers = new Headers(response.headers);
        headers.delete('content-encoding'); // the body is decoded already
        headers.set(CACHED_AT, new Date(headers.get('date') ?? Date.now()).toISOString());
        const body = await response.blob();
        if (cacheName === 'pages') headers.set(TITLE, encodeURIComponent(titleIn(await body.text())));
        return new Response(body, { headers });
      },
    },
    new ExpirationPlugin({ maxEntries, matchOptions, purgeOnQuotaError: true }),
  ],
});

const pageCache = cache('pages', 40);

export const pages = new NetworkFirst({
  ...pageCache,
  networkTimeoutSeconds: NETWORK_TIMEOUT_MS / 1000,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheWillUpdate: async ({ event, response }) =>
        event instanceof FetchEvent && isUncachedQuery(event.request.url) ? null : response,
    },
    ...pageCache.plugins,
  ],
});

/** From the cache first; the browser's own cache says when the site is asked again: after a week. */
export const pictures = new StaleWhileRevalidate(cache('pictures', 80));

/** The recordings that the person keeps on the device, whole or in the part that a player asks for. */
export const keptSermons = new CacheOnly({
  cacheName: KEPT_SERMONS,
  matchOptions,
  plugins: [new RangeRequestsPlugin()],
});

/** The files of every build whose pages are cached: their names have a hash, and those not used for long go first. */
export const assets = new CacheFirst(cache('assets', 400));

/** The cached page of a key. */
export const cachedPage = (key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: 'pages', ...matchOptions });

/** The cached pages, newest first. */
export async function cachedPages(): Promise<KeptPage[]> {
  const requests = await (await caches.open('pages')).keys();
  const all = requests.map(async ({ url }): Promise<KeptPage> => {
    const { headers } = (await cachedPage(url)) ?? new Response();
    const title = decodeURIComponent(headers.get(TITLE) ?? '');
    const version = headers.get(CONTENT_VERSION) ?? undefined;
    return { path: url.slice(self.location.origin.length), title, version, at: headers.get(CACHED_AT) ?? '' };
  });
  return (await Promise.all(all)).toSorted((one, other) => other.at.localeCompare(one.at));
}

/** The page's own part of its title, as HTML; an event's own title may contain a dash. */
function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const end = title.lastIndexOf(' – ');
  return end < 0 ? title : title.slice(0, end);
}

import { CONTENT_VERSION } from '#shared/content/contentVersion.ts';
import type { KeptPage } from './offlinePage.ts';

/** The caches of the service worker. */
type CacheName = 'pages' | 'api' | 'pictures' | 'assets';

/** How many responses a cache holds, and how many bytes; the oldest go first. A whole build fits into `assets`. */
const MAX: Record<CacheName, { responses: number; bytes: number }> = {
  pages: { responses: 40, bytes: 4_000_000 },
  api: { responses: 60, bytes: 4_000_000 },
  pictures: { responses: 80, bytes: 8_000_000 },
  assets: { responses: 250, bytes: 6_000_000 },
};

const CACHED_AT = 'x-kept-at';
const BYTES = 'x-kept-bytes';
const TITLE = 'x-kept-title';

/** Each build has its own assets, so that pages of the previous build still find theirs. */
const ASSETS_PREFIX = 'assets-';

/** The name of the `api` cache in earlier versions. */
const FORMER_API_CACHE = 'calls';

/** When a cached response was fetched, ISO 8601. */
export const cachedAt = (response: Response): string => response.headers.get(CACHED_AT) ?? '';

/** A visitor's cached responses. */
export class SiteCaches {
  readonly #build: string;

  /** @param build names the build that the worker belongs to */
  constructor(build: string) {
    this.#build = build;
  }

  #open(name: CacheName): Promise<Cache> {
    return caches.open(name === 'assets' ? ASSETS_PREFIX + this.#build : name);
  }

  /** The cached response, or undefined. An asset that only an earlier build has is copied into this one's cache. */
  async match(name: CacheName, key: string): Promise<Response | undefined> {
    const cache = await this.#open(name);
    const cached = await cache.match(key, { ignoreVary: true });
    if (cached || name !== 'assets') return cached;
    const earlier = await caches.match(key, { ignoreVary: true });
    if (earlier) await cache.put(key, earlier.clone());
    return earlier;
  }

  /**
   * Caches a complete, successful response in place of an older one; deletes the older one after a 404 or 410. Ignores
   * any other response.
   */
  async put(name: CacheName, key: string, response: Response): Promise<void> {
    if (response.status === 404 || response.status === 410) await (await this.#open(name)).delete(key);
    if (response.status !== 200 || response.redirected) return;
    const body = await response.blob();
    if (body.size > MAX[name].bytes) return;
    const headers = new Headers(response.headers);
    headers.delete('content-encoding'); // the body is decoded already
    const fetched = new Date(headers.get('date') ?? Date.now());
    headers.set(CACHED_AT, fetched.toISOString());
    headers.set(BYTES, String(body.size));
    if (name === 'pages') headers.set(TITLE, encodeURIComponent(titleIn(await body.text())));
    const cache = await this.#open(name);
    await cache.delete(key); // so that the newest is the last key
    await cache.put(key, new Response(body, { headers }));
  }

  /** The cached pages, newest first. */
  async pages(): Promise<KeptPage[]> {
    const cache = await this.#open('pages');
    const all = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const { pathname, search } = new URL(request.url);
        const headers = (await cache.match(request, { ignoreVary: true }))?.headers;
        const title = decodeURIComponent(headers?.get(TITLE) ?? '');
        const version = headers?.get(CONTENT_VERSION) ?? undefined;
        return { path: pathname + search, title, version, at: headers?.get(CACHED_AT) ?? '' };
      }),
    );
    return all.toReversed();
  }

  /** Deletes the oldest responses of each cache that exceeds its limits. */
  async trim(): Promise<void> {
    for (const name of Object.keys(MAX) as CacheName[]) {
      const cache = await this.#open(name);
      let [responses, bytes] = [0, 0];
      for (const request of (await cache.keys()).toReversed()) {
        const cached = await cache.match(request, { ignoreVary: true });
        responses++;
        bytes += Number(cached?.headers.get(BYTES) ?? 0);
        if (responses > MAX[name].responses || bytes > MAX[name].bytes) await cache.delete(request);
      }
    }
  }

  /** Deletes the assets of every build but this one and the one before. */
  async deleteOldBuilds(): Promise<void> {
    const own = ASSETS_PREFIX + this.#build;
    await caches.open(own);
    await caches.delete(FORMER_API_CACHE);
    const others = (await caches.keys()).filter((name) => name.startsWith(ASSETS_PREFIX) && name !== own);
    for (const name of others.slice(0, -1)) await caches.delete(name);
  }
}

/** The page's own part of its title, as HTML; an event's own title may contain a dash. */
function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const end = title.lastIndexOf(' – ');
  return end < 0 ? title : title.slice(0, end);
}

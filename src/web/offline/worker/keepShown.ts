import type { Strategy } from 'workbox-strategies';
import { CONTENT_VERSION } from '#shared/content/values.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import type { KeepMessage } from '../workerMessages.ts';
import { fileHandling, isKeptPage, isPublicPage, pageKey } from './requests.ts';
import { assets, cachedAt, cachedPage, cachedPages, pages, pictures } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

/** A page that is shown is not fetched again if its cached copy is younger. */
const MAX_SHOWN_AGE_MS = 60_000;

/** The same for a page that is cached although nobody has opened it: an hour. */
const MAX_AHEAD_AGE_MS = 3_600_000;

/** The most pages that are fetched again at once after the words have changed. The rest follow after the next page. */
const MAX_RENEWED = 20;

/** Caches what a page shows and was loaded with. Nearly all of it comes from the browser's own cache. */
export async function keepShown(event: ExtendableEvent, { page, ahead = [], files = [] }: KeepMessage): Promise<void> {
  if (page !== undefined) await keepPage(event, page, MAX_SHOWN_AGE_MS);
  for (const other of ahead) await keepPage(event, other, MAX_AHEAD_AGE_MS);
  for (const file of files) {
    const { origin: from, pathname } = new URL(file);
    const handling = from === origin ? fileHandling(pathname) : undefined;
    if (!handling || (await caches.match(pathname, { ignoreVary: true }))) continue;
    await settled(handling === 'asset' ? assets : pictures, event, new Request(pathname));
  }
}

/** Caches a page, unless the cached copy is younger than `maxAgeMs`. */
async function keepPage(event: ExtendableEvent, url: string, maxAgeMs: number): Promise<void> {
  if (!isKeptPage(url)) return;
  const at = cachedAt(await cachedPage(pageKey(url)));
  if (at && Date.now() - Date.parse(at) < maxAgeMs) return;
  await renewAfter(event, await fetchPage(event, pageKey(url)));
}

const fetchPage = (event: ExtendableEvent, key: string) => settled(pages, event, new Request(key, { priority: 'low' }));

/** The answer to a request after it was cached; undefined if there is no network. */
async function settled(strategy: Strategy, event: ExtendableEvent, request: Request): Promise<Response | undefined> {
  const [answer, done] = strategy.handleAll({ event, request });
  return done.then(() => answer).catch(() => undefined);
}

/** Ends with the last renewal: each begins after the one before, so that no change is missed. */
let renewed: Promise<void> = Promise.resolve();

/**
 * Fetches cached pages again, the newest first, when the church's words or accounts have changed, so that they do not
 * show an old hour or account without a network. Every page from the site has the current version in a header. Not for a
 * person who saves data.
 */
export function renewAfter(event: ExtendableEvent, came: Response | undefined): Promise<void> {
  const version = came && !cachedAt(came) && came.headers.get(CONTENT_VERSION);
  if (version && !savesData()) renewed = renewed.then(() => renew(event, version)).catch(() => undefined);
  return renewed;
}

async function renew(event: ExtendableEvent, version: string): Promise<void> {
  const old = (await cachedPages()).filter(
    ({ path, ...page }) => page.version !== version && isPublicPage(origin + path),
  );
  // In reverse order: the page that is stored last counts as the newest.
  for (const { path } of old.slice(0, MAX_RENEWED).toReversed()) await fetchPage(event, path);
}

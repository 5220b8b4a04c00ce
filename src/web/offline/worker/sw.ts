import { type Language, splitLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { OUTBOX_SYNC_TAG } from '#web/outbox/outboxNames.ts';
import { BAR_ID, BAR_STYLE, barSentence } from '../keptBar.ts';
import type { KeepMessage, KeptReason, WorkerMessage } from '../workerMessages.ts';
import { openNews, showNews } from './news.ts';
import { offlinePage, offlineWords } from './offlinePage.ts';
import { sendOutbox } from './outbox.ts';
import { Renewal } from './renewal.ts';
import { dataOf, fileHandling, handlingOf, isKeptPage, isStaffScreen, isUncachedQuery, pageKey } from './requests.ts';
import { cachedAt, SiteCaches } from './siteCaches.ts';
import { greetingOf, greetingTo } from './verse.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** How long the network may take before a cached copy is shown. */
const NETWORK_TIMEOUT_MS = 3000;

/** How long a cached picture is used without asking the server again: a week. */
const MAX_PICTURE_AGE_MS = 604_800_000;

/** A page that is shown is not fetched again if its cached copy is younger. */
const MAX_SHOWN_AGE_MS = 60_000;

/** The same for a page that is cached although nobody has opened it: an hour. */
const MAX_AHEAD_AGE_MS = 3_600_000;

/** Put in by the build: the HTML template, whose hash changes with any file of the build, and the font. */
const built = self.__WB_MANIFEST;
const build = built.find(({ url }) => url === 'index.html')?.revision ?? 'unknown';
const font = built.find(({ url }) => url.endsWith('.woff2'))?.url;

const { origin } = self.location;
const backend = new URL(import.meta.env.VITE_API_HOST || origin).origin;
const verseAddress = backend + endpoints.askVerse.path;
/** The cache key of the day's verse: one for each language. */
const verseKey = (language: Language) => (language === 'en' ? verseAddress : `${verseAddress}?lang=${language}`);
const siteCaches = new SiteCaches(build);
const renewal = new Renewal(siteCaches, async (key) => void (await keepWithData(key, 0)));

/** Responses that came after a page had been given the cached one. Each is returned once, when the page asks again. */
const late = new Map<string, Response>();

// The caches outlive the worker and every build reads them, so a new worker can take over while pages are open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => event.waitUntil(keepShown(event.data as KeepMessage)));

self.addEventListener('push', (event) => event.waitUntil(showNews(event)));
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === OUTBOX_SYNC_TAG) waitUntil.call(event, self.clients.matchAll({ type: 'window' }).then(sendOutbox));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (handlingOf(request, origin, backend)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'api':
      return event.respondWith(answerApi(event));
    case 'verse':
      return event.respondWith(answerVerse(event));
    case 'asset':
      return event.respondWith(answerFile(event, 'assets'));
    case 'picture':
      return event.respondWith(answerFile(event, 'pictures'));
  }
});

async function begin(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await siteCaches.deleteOldBuilds();
  await self.clients.claim();
}

/** Caches what a page shows and was loaded with. Nearly all of it comes from the browser's own cache. */
async function keepShown({ page, ahead = [], files = [] }: KeepMessage): Promise<void> {
  if (page !== undefined) await keepPage(page, MAX_SHOWN_AGE_MS);
  for (const other of ahead) await keepPage(other, MAX_AHEAD_AGE_MS);
  for (const file of files) {
    const { origin: from, pathname } = new URL(file);
    const cache = from === origin ? cacheOf(pathname) : undefined;
    if (!cache || (await siteCaches.match(cache, pathname))) continue;
    await fetch(file).then((answer) => siteCaches.put(cache, pathname, answer), nothing);
  }
  await siteCaches.trim();
}

/** Caches a page with what it shows, unless the cached copy is younger than `maxAgeMs`. */
async function keepPage(url: string, maxAgeMs: number): Promise<void> {
  if (!isKeptPage(url)) return;
  const key = pageKey(url);
  const came = await keepWithData(key, maxAgeMs);
  if (came) await renewal.after(came);
  const { language, path } = splitLanguage(key);
  const verse = verseKey(language);
  if (path !== href('dailyVerse') || isYoung(await siteCaches.match('api', verse), maxAgeMs)) return;
  const asked = greetingTo(backend === origin ? verse : verseAddress, language);
  await fetch(asked).then((answer) => siteCaches.put('api', verse, answer), nothing);
}

const isYoung = (cached: Response | undefined, maxAgeMs: number) =>
  cached !== undefined && Date.now() - Date.parse(cachedAt(cached)) < maxAgeMs;

/** Caches a page and what the app asks for it. Returns the page if it was fetched. */
async function keepWithData(key: string, maxAgeMs: number): Promise<Response | undefined> {
  const came = await keep('pages', key, maxAgeMs);
  // Another backend has no words.
  for (const path of backend === origin ? dataOf(key) : []) await keep('api', origin + path, maxAgeMs);
  return came;
}

/** Fetches something into a cache, unless what is there is younger than `maxAgeMs`. Returns the answer if there is one. */
async function keep(cache: 'pages' | 'api', key: string, maxAgeMs: number): Promise<Response | undefined> {
  if (isYoung(await siteCaches.match(cache, key), maxAgeMs)) return undefined;
  const came = await fetch(key, { priority: 'low' }).catch(nothing);
  if (came) await siteCaches.put(cache, key, came.clone());
  return came;
}

const cacheOf = (pathname: string) => {
  const handling = fileHandling(pathname);
  return handling && (handling === 'asset' ? 'assets' : 'pictures');
};

/** There is no network: nothing is cached. */
const nothing = () => undefined;

const reasonOf = (): 'offline' | 'unreachable' => (navigator.onLine ? 'unreachable' : 'offline');

/** A response and, if it is a cached one, why. */
interface Found {
  answer: Response;
  kept?: KeptReason;
}

/** The network's response; the cached one if there is no network, the server fails, or the network is slow. */
async function networkFirst(network: Promise<Response>, kept: Promise<Response | undefined>): Promise<Found> {
  const timeout = new Promise<'late'>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, 'late'));
  const first = await Promise.race([network, timeout]).catch(() => 'failed' as const);
  if (typeof first === 'object' && first.status < 500) return { answer: first };
  const copy = await kept;
  if (copy) return { answer: copy, kept: first === 'late' ? 'slow' : reasonOf() };
  return { answer: await network };
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = preloaded(event);
  if (!isKeptPage(url)) return network.catch(() => instead(url));
  const key = pageKey(url);
  const put = async (answer: Response) => {
    await siteCaches.put('pages', key, answer.clone());
    await renewal.after(answer);
  };
  if (!isUncachedQuery(url)) event.waitUntil(network.then(put).catch(nothing));
  try {
    const { answer, kept } = await networkFirst(network, siteCaches.match('pages', key));
    // The HTML of staff's screens has no data, and the app shows how old the data is.
    return kept && !isStaffScreen(url) ? await withBar(answer, kept, splitLanguage(key).language) : answer;
  } catch {
    return (await withoutChoice(key)) ?? instead(url);
  }
}

/** The Give page without a choice, if that is cached and the requested one is not: two taps show the numbers. */
async function withoutChoice(key: string): Promise<Response | undefined> {
  const [page = '', choice] = key.split('?');
  const isGiving = choice !== undefined && splitLanguage(page).path === href('give');
  return isGiving && (await siteCaches.match('pages', page)) ? Response.redirect(`${page}#paybill`) : undefined;
}

/** The browser requests the page while it starts the worker. */
async function preloaded(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

async function instead(url: string): Promise<Response> {
  return offlinePage({
    language: splitLanguage(new URL(url).pathname).language,
    reason: reasonOf(),
    staff: isStaffScreen(url),
    kept: (await siteCaches.pages()).filter(({ path }) => !isStaffScreen(origin + path)),
    font: font && `/${font}`,
  });
}

/** A cached page with a bar that says so. The bar is outside the app's root, so that hydration works as usual. */
async function withBar(answer: Response, reason: KeptReason, language: Language): Promise<Response> {
  const at = cachedAt(answer);
  const words = barSentence(offlineWords[language], reason, at);
  const bar = `<div id="${BAR_ID}" role="status" data-at="${at}" style="${BAR_STYLE}"><span>${words}</span></div>`;
  const place = '<script type="application/json" id="state">';
  const html = (await answer.text()).replace(place, () => bar + place);
  return new Response(html, { headers: answer.headers });
}

async function answerApi(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const since = late.get(url);
  if (late.delete(url) && since) return since;
  const network = fetch(event.request);
  event.waitUntil(network.then((answer) => siteCaches.put('api', url, answer.clone())).catch(nothing));
  const { answer, kept } = await networkFirst(network, siteCaches.match('api', url));
  if (!kept) return answer;
  tell(event, { kept: { at: cachedAt(answer), reason: kept } });
  if (kept === 'slow') event.waitUntil(network.then((came) => handLater(event, came)).catch(nothing));
  return answer;
}

function handLater(event: FetchEvent, answer: Response): void {
  if (!answer.ok) return;
  late.set(event.request.url, answer);
  tell(event, { late: true });
}

/** The day's verse, the only question that the page sends by itself. A person's questions are never cached. */
async function answerVerse(event: FetchEvent): Promise<Response> {
  const greeting = await greetingOf(event.request.clone());
  const network = fetch(event.request);
  if (!greeting) return network;
  const key = verseKey(greeting.language);
  if (greeting.isFirst) {
    event.waitUntil(network.then((answer) => siteCaches.put('api', key, answer.clone())).catch(nothing));
  }
  try {
    return await network;
  } catch (fault) {
    const answer = await siteCaches.match('api', key);
    if (!answer) throw fault;
    tell(event, { kept: { at: cachedAt(answer), reason: reasonOf() } });
    return answer;
  }
}

/** A file that never or rarely changes: from the cache first. */
async function answerFile(event: FetchEvent, cache: 'assets' | 'pictures'): Promise<Response> {
  const { request } = event;
  const key = new URL(request.url).pathname;
  const kept = await siteCaches.match(cache, key);
  const fresh = kept && (cache === 'assets' || Date.now() - Date.parse(cachedAt(kept)) < MAX_PICTURE_AGE_MS);
  if (fresh) return kept;
  const network = fetch(request);
  event.waitUntil(network.then((answer) => siteCaches.put(cache, key, answer.clone())).catch(nothing));
  return kept ?? network;
}

function tell(event: FetchEvent, message: WorkerMessage): void {
  event.waitUntil(self.clients.get(event.clientId).then((client) => client?.postMessage(message)));
}

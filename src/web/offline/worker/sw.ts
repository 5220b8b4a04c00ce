import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { splitLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { OUTBOX_SYNC_TAG } from '#web/outbox/outboxNames.ts';
import { BAR_ID, BAR_STYLE, barSentence } from '../keptBar.ts';
import type { KeepMessage, KeptReason, WorkerMessage } from '../workerMessages.ts';
import { keepShown, renewAfter } from './keepShown.ts';
import { offlinePage, offlineWords } from './offlinePage.ts';
import { sendOutbox } from './outbox.ts';
import { openPush, showPush } from './push.ts';
import * as requests from './requests.ts';
import {
  api,
  assets,
  cachedAt,
  cachedIn,
  cachedPages,
  deleteEarlierAssets,
  font,
  keptSermons,
  NETWORK_TIMEOUT_MS,
  pages,
  pictures,
  verseOf,
} from './strategies.ts';
import { backend, greetingOf, verseKey } from './verse.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

const uncached = new NetworkOnly();

// The caches outlive the worker and every build reads them, so a new worker can take over while pages are open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => event.waitUntil(keepShown(event, event.data as KeepMessage)));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === OUTBOX_SYNC_TAG) waitUntil.call(event, self.clients.matchAll({ type: 'window' }).then(sendOutbox));
});

const answerBy = (handling: requests.Handling, answer: (event: FetchEvent) => Promise<Response>, method?: 'POST') =>
  registerRoute(
    ({ request }) => requests.handlingOf(request, origin, backend) === handling,
    ({ event }) => answer(event as FetchEvent),
    method,
  );
answerBy('page', answerPage);
answerBy('api', answerApi);
answerBy('verse', answerVerse, 'POST');
answerBy('asset', (event) => assets.handle(event));
answerBy('picture', (event) => pictures.handle(event));
answerBy('sound', (event) => keptSermons.handle(event).catch(() => fetch(event.request)));

async function begin(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteEarlierAssets();
  await self.clients.claim();
}

const outage = (): 'offline' | 'unreachable' => (navigator.onLine ? 'unreachable' : 'offline');

/** Why a cached copy is shown of what was asked for at that time. */
const reasonOf = (since: number): KeptReason => (Date.now() - since < NETWORK_TIMEOUT_MS ? outage() : 'slow');

async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  if (!requests.isKeptPage(url)) return uncached.handle(event).catch(() => instead(url));
  const [since, key] = [Date.now(), requests.pageKey(url)];
  try {
    const [answering, done] = pages.handleAll(event);
    event.waitUntil(done.then(async () => renewAfter(event, await answering)).catch(() => undefined));
    const came = await answering;
    const answer = came.status < 500 ? came : ((await cachedIn('pages', key)) ?? came);
    // The HTML of staff's screens has no data, and the app shows how old the data is.
    return cachedAt(answer) && !requests.isStaffScreen(url) ? await withBar(answer, reasonOf(since), key) : answer;
  } catch {
    return (await withoutChoice(key)) ?? instead(url);
  }
}

/** The Give page without a choice, if that is cached and the requested one is not: two taps show the numbers. */
async function withoutChoice(key: string): Promise<Response | undefined> {
  const [page = '', choice] = key.split('?');
  const isGiving = choice !== undefined && splitLanguage(page).path === href('give');
  return isGiving && (await cachedIn('pages', page)) ? Response.redirect(`${page}#paybill`) : undefined;
}

async function instead(url: string): Promise<Response> {
  return offlinePage({
    language: splitLanguage(new URL(url).pathname).language,
    reason: outage(),
    staff: requests.isStaffScreen(url),
    kept: (await cachedPages()).filter(({ path }) => !requests.isStaffScreen(origin + path)),
    font: font && `/${font}`,
  });
}

/** A cached page with a bar that says so. The bar is outside the app's root, so that hydration works as usual. */
async function withBar(answer: Response, reason: KeptReason, key: string): Promise<Response> {
  const at = cachedAt(answer) ?? '';
  const words = barSentence(offlineWords[splitLanguage(key).language], reason, at);
  const bar = `<div id="${BAR_ID}" role="status" data-at="${at}" style="${BAR_STYLE}"><span>${words}</span></div>`;
  const place = '<script type="application/json" id="state">';
  const html = (await answer.text()).replace(place, () => bar + place);
  return new Response(html, { headers: answer.headers });
}

async function answerApi(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const since = Date.now();
  const came = await api.handle(event);
  const answer = came.status < 500 ? came : ((await cachedIn('api', url)) ?? came);
  const at = cachedAt(answer);
  if (!at) return answer;
  event.waitUntil(tell(event, { kept: { at, reason: reasonOf(since) } }));
  return answer;
}

/** The day's verse, the only question that the page sends by itself. A person's questions are never cached. */
async function answerVerse(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const greeting = await greetingOf(request.clone());
  if (!greeting) return fetch(request);
  const key = verseKey(greeting.language);
  const first = () => verseOf(key).handle(event);
  const later = () => fetch(request).catch(async (fault) => (await cachedIn('api', key)) ?? Promise.reject(fault));
  const answer = await (greeting.isFirst ? first() : later());
  const at = cachedAt(answer);
  if (at) event.waitUntil(tell(event, { kept: { at, reason: outage() } }));
  return answer;
}

async function tell({ clientId }: FetchEvent, message: WorkerMessage): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(message);
}

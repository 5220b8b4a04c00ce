import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { splitLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import type { KeptReason } from '#web/api/kept/freshness.ts';
import { OUTBOX_SYNC_TAG } from '#web/outbox/outboxNames.ts';
import type { KeepMessage } from '../workerMessages.ts';
import { keepShown, renewAfter } from './keepShown.ts';
import { offlinePage } from './offlinePage.ts';
import { sendOutbox } from './outbox.ts';
import { openPush, showPush } from './push.ts';
import * as requests from './requests.ts';
import {
  assets,
  cachedAt,
  cachedPage,
  cachedPages,
  font,
  keptSermons,
  NETWORK_TIMEOUT_MS,
  pages,
  pictures,
} from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

const uncached = new NetworkOnly();

// The caches outlive the worker and every build reads them, so a new worker can take over while pages are open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
);
self.addEventListener('message', (event) => event.waitUntil(keepShown(event, event.data as KeepMessage)));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === OUTBOX_SYNC_TAG) waitUntil.call(event, self.clients.matchAll({ type: 'window' }).then(sendOutbox));
});

const answerBy = (handling: requests.Handling, answer: (event: FetchEvent) => Promise<Response>) =>
  registerRoute(
    ({ request }) => requests.handlingOf(request, origin) === handling,
    ({ event }) => answer(event as FetchEvent),
  );
answerBy('page', answerPage);
answerBy('asset', (event) => assets.handle(event));
answerBy('picture', (event) => pictures.handle(event));
answerBy('sound', (event) => keptSermons.handle(event).catch(() => fetch(event.request)));

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
    const answer = came.status < 500 ? came : ((await cachedPage(key)) ?? came);
    // The HTML of staff's screens has no data, and the app shows how old the data is.
    return cachedAt(answer) && !requests.isStaffScreen(url) ? await marked(answer, reasonOf(since)) : answer;
  } catch {
    return (await otherChoice(key)) ?? instead(url);
  }
}

/**
 * The Give page without a choice, if that is cached and the requested one is not: two taps show the numbers. Where the one
 * without a choice is requested, the last choice that is cached.
 */
async function otherChoice(key: string): Promise<Response | undefined> {
  const [page = '', choice] = key.split('?');
  if (splitLanguage(page).path !== href('give')) return undefined;
  const others = (await cachedPages()).map(({ path }) => path).filter((path) => path.split('?')[0] === page);
  const other = choice === undefined ? others[0] : others.find((path) => path === page);
  return other ? Response.redirect(choice === undefined ? other : `${other}#paybill`) : undefined;
}

async function instead(url: string): Promise<Response> {
  return offlinePage({
    language: splitLanguage(new URL(url).pathname).language,
    reason: outage(),
    missing: requests.missingAt(url),
    kept: (await cachedPages()).filter(({ path }) => !requests.isStaffScreen(origin + path)),
    font: font && `/${font}`,
  });
}

/** A cached page, marked with its age and why it is shown: the app says so in a bar. */
async function marked(answer: Response, reason: KeptReason): Promise<Response> {
  const html = (await answer.text()).replace('<html ', () => `<html data-kept="${cachedAt(answer)} ${reason}" `);
  return new Response(html, { headers: answer.headers });
}

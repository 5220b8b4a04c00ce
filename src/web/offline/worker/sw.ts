import { href } from '#content/pages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { BAR_ID, BAR_STYLE, barWords } from '../keptBar.ts';
import type { KeepMessage, KeptReason, WorkerMessage } from '../messages.ts';
import { Keeping, keptAt } from './keeping.ts';
import { offlinePage } from './offlinePage.ts';
import { fileHandling, handlingOf, isPublicPage, isStaffScreen, pageKey } from './requests.ts';
import { greetingOf, greetingTo } from './verse.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** How long the network may take before a kept copy is shown, in milliseconds. */
const PATIENCE = 3000;

/** How long a kept picture is shown without asking whether it is still the same, in milliseconds: a week. */
const PICTURE_IS_FRESH = 604_800_000;

/** How long a kept page needs no asking for again only because it is shown, in milliseconds. */
const JUST_SHOWN = 60_000;

/** The same for a page that is kept though nobody has opened it: an hour. */
const KEPT_AHEAD = 3_600_000;

/** What the build puts in: the page that its files hang in, which changes whenever any of them does, and the font. */
const built = self.__WB_MANIFEST;
const build = built.find(({ url }) => url === 'index.html')?.revision ?? 'unknown';
const font = built.find(({ url }) => url.endsWith('.woff2'))?.url;

const { origin } = self.location;
const backend = new URL(import.meta.env.VITE_API_HOST || origin).origin;
const verseAddress = backend + endpoints.askVerse.path;
const keeping = new Keeping(build);

/** Answers that came after a page had been given the kept one: each is handed out once, when the page asks again. */
const late = new Map<string, Response>();

// What is kept outlives the worker and every build finds it, so a new worker can take over under an open page.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => event.waitUntil(keepShown(event.data as KeepMessage)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (handlingOf(request, origin, backend)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'call':
      return event.respondWith(answerCall(event));
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
  await keeping.dropOldBuilds();
  await self.clients.claim();
}

/** Keeps what a page shows and was loaded with; the browser's own cache has nearly all of it. */
async function keepShown({ page, ahead = [], files = [] }: KeepMessage): Promise<void> {
  if (page !== undefined) await keepPage(page, JUST_SHOWN);
  for (const other of ahead) await keepPage(other, KEPT_AHEAD);
  for (const file of files) {
    const { origin: from, pathname } = new URL(file);
    const shelf = from === origin ? shelfOf(pathname) : undefined;
    if (!shelf || (await keeping.find(shelf, pathname))) continue;
    await fetch(file).then((answer) => keeping.keep(shelf, pathname, answer), nothing);
  }
  await keeping.tidy();
}

/** Keeps a page as it is now, unless it has been kept for less than so many milliseconds. */
async function keepPage(url: string, young: number): Promise<void> {
  if (!isPublicPage(url)) return;
  const key = pageKey(url);
  const isYoung = (kept: Response | undefined) => kept && Date.now() - Date.parse(keptAt(kept)) < young;
  if (!isYoung(await keeping.find('pages', key))) {
    await fetch(url).then((answer) => keeping.keep('pages', key, answer), nothing);
  }
  if (key !== href('dailyVerse') || isYoung(await keeping.find('calls', verseAddress))) return;
  await fetch(greetingTo(verseAddress)).then((answer) => keeping.keep('calls', verseAddress, answer), nothing);
}

const shelfOf = (pathname: string) => {
  const handling = fileHandling(pathname);
  return handling && (handling === 'asset' ? 'assets' : 'pictures');
};

/** The network could not be had: nothing is kept. */
const nothing = () => undefined;

const reasonOf = (): 'offline' | 'unreachable' => (navigator.onLine ? 'unreachable' : 'offline');

/** An answer, and why it is a kept one where it is. */
interface Found {
  answer: Response;
  kept?: KeptReason;
}

/**
 * The network's answer; the kept one where there is no network, where the server fails, or where the network takes
 * longer than one likes to wait.
 */
async function networkFirst(network: Promise<Response>, kept: Promise<Response | undefined>): Promise<Found> {
  const patience = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE, 'late'));
  const first = await Promise.race([network, patience]).catch(() => 'failed' as const);
  if (typeof first === 'object' && first.status < 500) return { answer: first };
  const copy = await kept;
  if (copy) return { answer: copy, kept: first === 'late' ? 'slow' : reasonOf() };
  return { answer: await network };
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = preloaded(event);
  if (!isPublicPage(url)) return network.catch(() => instead(url));
  const key = pageKey(url);
  event.waitUntil(network.then((answer) => keeping.keep('pages', key, answer.clone())).catch(nothing));
  try {
    const { answer, kept } = await networkFirst(network, keeping.find('pages', key));
    return kept ? await withBar(answer, kept) : answer;
  } catch {
    return instead(url);
  }
}

/** The browser has asked for the page already while it woke the worker. */
async function preloaded(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

async function instead(url: string): Promise<Response> {
  return offlinePage({
    reason: reasonOf(),
    staff: isStaffScreen(url),
    kept: await keeping.pages(),
    font: font && `/${font}`,
  });
}

/** A kept page that says so from its first moment. The bar stands beside the app's root: the app wakes as it would. */
async function withBar(answer: Response, reason: KeptReason): Promise<Response> {
  const at = keptAt(answer);
  const bar = `<div id="${BAR_ID}" role="status" data-at="${at}" style="${BAR_STYLE}"><span>${barWords(reason, at)}</span></div>`;
  const place = '<script type="application/json" id="state">';
  const html = (await answer.text()).replace(place, () => bar + place);
  return new Response(html, { headers: answer.headers });
}

async function answerCall(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const since = late.get(url);
  if (late.delete(url) && since) return since;
  const network = fetch(event.request);
  event.waitUntil(network.then((answer) => keeping.keep('calls', url, answer.clone())).catch(nothing));
  const { answer, kept } = await networkFirst(network, keeping.find('calls', url));
  if (!kept) return answer;
  tell(event, { kept: { at: keptAt(answer), reason: kept } });
  if (kept === 'slow') event.waitUntil(network.then((came) => handLater(event, came)).catch(nothing));
  return answer;
}

function handLater(event: FetchEvent, answer: Response): void {
  if (!answer.ok) return;
  late.set(event.request.url, answer);
  tell(event, { late: true });
}

/** The day's verse: the one question that the page asks by itself. Of what a person asks nothing is kept. */
async function answerVerse(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const greeting = await greetingOf(event.request.clone());
  const network = fetch(event.request);
  if (!greeting) return network;
  if (greeting === 'first') {
    event.waitUntil(network.then((answer) => keeping.keep('calls', url, answer.clone())).catch(nothing));
  }
  try {
    return await network;
  } catch (fault) {
    const answer = await keeping.find('calls', url);
    if (!answer) throw fault;
    tell(event, { kept: { at: keptAt(answer), reason: reasonOf() } });
    return answer;
  }
}

/** A file that keeps its content for good, or nearly: the kept one first. */
async function answerFile(event: FetchEvent, shelf: 'assets' | 'pictures'): Promise<Response> {
  const { request } = event;
  const key = new URL(request.url).pathname;
  const kept = await keeping.find(shelf, key);
  const fresh = kept && (shelf === 'assets' || Date.now() - Date.parse(keptAt(kept)) < PICTURE_IS_FRESH);
  if (fresh) return kept;
  const network = fetch(request);
  event.waitUntil(network.then((answer) => keeping.keep(shelf, key, answer.clone())).catch(nothing));
  return kept ?? network;
}

function tell(event: FetchEvent, message: WorkerMessage): void {
  event.waitUntil(self.clients.get(event.clientId).then((client) => client?.postMessage(message)));
}

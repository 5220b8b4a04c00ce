import { inLanguage, splitLanguage } from '#content/language.ts';
import { href, type VisitorPageName } from '#content/pages.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { language } from '#words/language.ts';
import { type FreshnessParts, watchFreshness } from './freshness.ts';
import type { KeepMessage } from './workerMessages.ts';

/** Asks the worker to cache something. */
type Keep = (message: KeepMessage) => Promise<void>;

/** Pages that are cached although the visitor has not opened them: people need them without a network. */
const PAGES_AHEAD = ['events', 'dailyVerse'] as const;

/**
 * Has the service worker cache this page, and shows a bar when the page is out of date. Then loads pages ahead, unless
 * the person saves data. Called once the browser is idle.
 *
 * @param refresh refetches what the page shows
 * @param loadPage loads the code of a page
 */
export async function startOffline(
  refresh: FreshnessParts['refresh'],
  loadPage: (name: VisitorPageName) => Promise<unknown>,
): Promise<void> {
  const keep = await openWorker();
  if (!keep) return;
  await underControl();
  watchFreshness({ refresh, keep: () => void keep({ page: location.href }) });
  keepPagesVisited(keep);
  await keep(openPage());
  if (savesData() || !navigator.onLine) return;
  await Promise.all(PAGES_AHEAD.map(loadPage)).catch(() => undefined); // then they are loaded when they are opened
  await keep({ ahead: PAGES_AHEAD.map((name) => location.origin + inLanguage(language, href(name))) });
}

/**
 * Registers the service worker (worker/sw.ts).
 *
 * @returns undefined if the browser has no service workers or refuses this one, and inside another site's page, as the
 * event card may be
 */
async function openWorker(): Promise<Keep | undefined> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || window.top !== window) return undefined;
  const registered = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  return registered && (async (message) => (await serviceWorker.ready).active?.postMessage(message));
}

/** The open page, with the files that it was loaded with. */
const openPage = (): KeepMessage => ({
  page: location.href,
  files: performance.getEntriesByType('resource').map(({ name }) => name),
});

/** Waits until a worker that is being activated controls the page, and so sees its requests. */
async function underControl(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller || active?.state !== 'activating') return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** A page reached by a link inside the app was never requested: the worker fetches it, unless the person saves data. */
function keepPagesVisited(keep: Keep): void {
  let shown = shownPage();
  window.navigation?.addEventListener('currententrychange', () => {
    if (shownPage() === shown || savesData()) return;
    shown = shownPage();
    (window.requestIdleCallback ?? setTimeout)(() => void keep({ page: location.href }));
  });
}

/** Identifies a page. For the Give page the query is part of it, because the chosen numbers are needed offline. */
const shownPage = (): string =>
  location.pathname + (splitLanguage(location.pathname).path === href('give') ? location.search : '');

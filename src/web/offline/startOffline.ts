import { inLanguage } from '#content/language.ts';
import { href, type VisitorPageName } from '#content/pages.ts';
import { changeFound, copyShown, nowShown, outageReason, selectFreshness } from '#web/api/kept/freshness.ts';
import type { AppStore } from '#web/app/store.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { language } from '#words/language.ts';
import { type KeepMessage, RETRY_INTERVAL_MS } from './workerMessages.ts';

/** Asks the worker to cache something. */
type Keep = (message: KeepMessage) => void;

/** Pages that are cached although the visitor has not opened them: people need them without a network. */
const PAGES_AHEAD = ['events', 'dailyVerse'] as const;

/**
 * Has the service worker cache the pages that are shown, and says when one is out of date. Then loads pages ahead, unless
 * the person saves data. Called once the browser is idle.
 *
 * @param refresh refetches what the page shows
 * @param loadPage loads the code of a page
 */
export async function startOffline(
  store: AppStore,
  refresh: () => Promise<unknown>,
  loadPage: (name: VisitorPageName) => Promise<unknown>,
): Promise<void> {
  const keep = await openWorker();
  if (!keep) return;
  watchFreshness(store, refresh, keep);
  keepPagesVisited(keep);
  keep({ page: location.href, files: performance.getEntriesByType('resource').map(({ name }) => name) });
  if (savesData() || !navigator.onLine) return;
  await Promise.all(PAGES_AHEAD.map(loadPage)).catch(() => undefined); // then they are loaded when they are opened
  keep({ ahead: PAGES_AHEAD.map((name) => location.origin + inLanguage(language, href(name))) });
}

/**
 * Registers the service worker (worker/sw.ts), and waits until one that is being activated controls the page, and so sees
 * its requests.
 *
 * @returns undefined if the browser has no service workers or refuses this one, and inside another site's page, as the
 * event card may be
 */
async function openWorker(): Promise<Keep | undefined> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || window.top !== window) return undefined;
  const registered = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!registered) return undefined;
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller && active?.state === 'activating') {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  return (message) => registered.active?.postMessage(message);
}

/** A page reached by a link inside the app was never requested: the worker fetches it, unless the person saves data. */
function keepPagesVisited(keep: Keep): void {
  let shown = location.href;
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.href === shown || savesData()) return;
    shown = location.href;
    (window.requestIdleCallback ?? setTimeout)(() => keep({ page: location.href }));
  });
}

/** Says while the network fails, or a kept copy is shown, that the page is out of date; and tries to bring it up to date. */
function watchFreshness({ dispatch, getState }: AppStore, refresh: () => Promise<unknown>, keep: Keep): void {
  const isOld = () => selectFreshness(getState()) !== null;
  /** When all of the page was of now, ISO 8601. */
  let at = serverNow().toISOString();

  // Each build has another first script.
  const script = document.querySelector('link[href^="/assets/index-"]')?.getAttribute('href') ?? '';
  const freshen = async () => {
    const html = await pageNow();
    if (html === undefined) {
      if (isOld()) dispatch(copyShown({ reason: outageReason(), at }));
    } else if (html.includes(script)) {
      at = serverNow().toISOString();
      dispatch(nowShown());
      keep({ page: location.href });
      await refresh();
    } else dispatch(changeFound());
  };

  addEventListener('offline', () => dispatch(copyShown({ reason: 'offline', at })));
  addEventListener('online', () => void freshen());
  setInterval(() => isOld() && void freshen(), RETRY_INTERVAL_MS);
  // The network may have failed before the listeners were added.
  if (!navigator.onLine) dispatch(copyShown({ reason: 'offline', at }));
  else if (isOld()) void freshen();
}

/** The page as the site sends it now; undefined without a network. The worker does not answer this request. */
const pageNow = (): Promise<string | undefined> =>
  fetch(location.href, { headers: { accept: 'text/html' } })
    .then((answer) => (answer.status < 500 ? answer.text() : undefined))
    .catch(() => undefined);

import { splitLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { type FreshnessParts, watchFreshness } from './freshness.ts';
import type { KeepMessage } from './workerMessages.ts';

/** Asks the worker to cache something. */
export type Keep = (message: KeepMessage) => Promise<void>;

/**
 * Registers the service worker (worker/sw.ts), has it cache this page, and shows a bar when the page is out of date.
 *
 * @returns undefined if the browser has no service workers or refuses this one
 */
export async function startOffline(parts: Omit<FreshnessParts, 'keep'>): Promise<Keep | undefined> {
  // Inside another site's page, as the event card may be, nothing is cached.
  if (!('serviceWorker' in navigator) || window.top !== window) return undefined;
  const registered = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registered) return undefined;
  const keep: Keep = async (message) => (await navigator.serviceWorker.ready).active?.postMessage(message);
  await underControl();
  keepStragglers(keep);
  watchFreshness({ ...parts, keep: () => void keep({ page: location.href }) });
  keepPagesVisited(keep);
  await keep({ page: location.href, files: performance.getEntriesByType('resource').map(({ name }) => name) });
  return keep;
}

/** Waits until a worker that is being activated controls the page, and so sees its requests. */
async function underControl(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller || active?.state !== 'activating') return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Caches files whose requests began before the worker controlled the page. */
function keepStragglers(keep: Keep): void {
  const since = performance.now();
  new PerformanceObserver((list) => {
    const early = list.getEntries().filter(({ startTime }) => startTime < since);
    if (early.length > 0) void keep({ files: early.map(({ name }) => name) });
  }).observe({ type: 'resource' });
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

import { savesData } from '#web/ui/hooks/savesData.ts';
import { type FreshnessParts, watchFreshness } from './freshness.ts';
import type { KeepMessage } from './messages.ts';

/** Tells the worker what to keep. */
export type Keep = (message: KeepMessage) => Promise<void>;

/**
 * Puts the worker in place that keeps pages for when there is no network (worker/sw.ts), tells it what this
 * page shows, and has the page say when what it shows is old. Where the browser has none, or refuses, the site simply needs the network.
 *
 * @returns once the worker has been told; undefined where there is none
 */
export async function startOffline(parts: Omit<FreshnessParts, 'keep'>): Promise<Keep | undefined> {
  // The event card shown inside another site's page keeps nothing there.
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

/** Waits for a worker that has just been put in place: from then on whatever the page loads comes past it. */
async function underControl(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller || active?.state !== 'activating') return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** What was on its way before the worker had control came past it unseen: it is kept once it is here. */
function keepStragglers(keep: Keep): void {
  const since = performance.now();
  new PerformanceObserver((list) => {
    const early = list.getEntries().filter(({ startTime }) => startTime < since);
    if (early.length > 0) void keep({ files: early.map(({ name }) => name) });
  }).observe({ type: 'resource' });
}

/** A page that was come to by a link inside the app was never loaded: the worker fetches it, unless data is saved. */
function keepPagesVisited(keep: Keep): void {
  let shown = location.pathname;
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === shown || savesData()) return;
    shown = location.pathname;
    (window.requestIdleCallback ?? setTimeout)(() => void keep({ page: location.href }));
  });
}

import { href } from '#content/pages.ts';
import { startOffline } from '#web/offline/startOffline.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { allowanceFor } from './allowance.ts';
import { type PrefetchParts, prefetchLinks } from './prefetchLinks.ts';

/** What the app lends to what comes after its start. */
export interface AfterStart extends PrefetchParts {
  /** The address of the app's entry. */
  entry: string;
  /** Reads again what the page shows. */
  refresh: () => Promise<unknown>;
}

/** What each thing that is loaded ahead may cost, in bytes. */
const COST = { pagesKept: 42_000 };

/** What people ask for on the way: kept though they have not opened it yet. */
const KEPT_AHEAD = [href('events'), href('dailyVerse')];

/**
 * What waits until the page has woken and the browser has nothing better to do; a download of its own, so that no first
 * paint waits for it. Nothing is loaded ahead before the worker is there to keep it, nor for a person who saves data.
 */
export async function afterStart({ entry, refresh, loadPage, loadData }: AfterStart): Promise<void> {
  const grants = allowanceFor(!navigator.serviceWorker?.controller);
  const mayLoad = (cost: number) => !savesData() && navigator.onLine && grants(cost);
  prefetchLinks({ loadPage, loadData });
  const keep = import.meta.env.PROD ? await startOffline({ entry, refresh }) : undefined;

  if (!keep || !mayLoad(COST.pagesKept)) return;
  for (const pathname of KEPT_AHEAD) await loadPage(pathname);
  await keep({ ahead: KEPT_AHEAD.map((pathname) => location.origin + pathname) });
}

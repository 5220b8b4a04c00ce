import { href } from '#content/pages.ts';
import { allowanceFor } from './allowance.ts';
import { startOffline } from './offline/startOffline.ts';
import { type PrefetchParts, prefetchLinks } from './prefetchLinks.ts';
import { savesData } from './ui/savesData.ts';

/** What the app lends to what comes after its start. */
export interface AfterStart extends PrefetchParts {
  /** The address of the app's entry. */
  entry: string;
  /** Reads again what the page shows. */
  refresh: () => Promise<unknown>;
  /** Loads the menu of narrow windows, which no page is drawn with. */
  loadMenu: () => Promise<unknown>;
}

/** What each thing that is loaded ahead may cost, in bytes. */
const COST = { menu: 18_000, linksInView: 45_000, pagesKept: 42_000 };

/** What people ask for on the way: kept though they have not opened it yet. */
const KEPT_AHEAD = [href('events'), href('dailyVerse')];

/**
 * What waits until the page has woken and the browser has nothing better to do; a download of its own, so that no first
 * paint waits for it. Nothing is loaded ahead before the worker is there to keep it, nor for a person who saves data.
 */
export async function afterStart({ entry, refresh, loadPage, loadData, loadMenu }: AfterStart): Promise<void> {
  const grants = allowanceFor(!navigator.serviceWorker?.controller);
  const mayLoad = (cost: number) => !savesData() && navigator.onLine && grants(cost);
  const links = prefetchLinks({ loadPage, loadData });
  const keep = import.meta.env.PROD ? await startOffline({ entry, refresh }) : undefined;

  if (!window.matchMedia('(min-width: 900px)').matches && mayLoad(COST.menu)) await loadMenu();
  if (mayLoad(COST.linksInView)) links.begin();
  if (!keep || !mayLoad(COST.pagesKept)) return;
  for (const pathname of KEPT_AHEAD) await loadPage(pathname);
  await keep({ ahead: KEPT_AHEAD.map((pathname) => location.origin + pathname) });
}

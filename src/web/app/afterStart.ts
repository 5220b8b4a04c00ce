import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { startOffline } from '#web/offline/startOffline.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { language } from '#words/language.ts';
import { prefetchLinks } from './prefetchLinks.ts';

/** What the app passes to `afterStart`. */
interface AfterStart {
  /** Loads the code of the page at a path and, with data, also its answers unless they are cached. */
  loadPage: (pathname: string, withData: boolean) => Promise<unknown>;
  /** Refetches what the page shows. */
  refresh: () => Promise<unknown>;
  /** Sends waiting outbox items, if there are any, now and whenever the network may be back. */
  keepOutbox: () => Promise<unknown>;
}

/** Pages that are cached although the visitor has not opened them: people need them without a network. */
const PAGES_AHEAD = [href('events'), href('dailyVerse')];

/**
 * Work for when the app has hydrated and the browser is idle; a chunk of its own. Loads nothing ahead before the service
 * worker can cache it, nor if the person saves data.
 */
export async function afterStart({ refresh, keepOutbox, loadPage }: AfterStart): Promise<void> {
  prefetchLinks((pathname) => loadPage(pathname, true));
  void keepOutbox();
  const keep = import.meta.env.PROD ? await startOffline({ refresh }) : undefined;

  if (!keep || savesData() || !navigator.onLine) return;
  for (const pathname of PAGES_AHEAD) await loadPage(pathname, false); // the worker keeps their answers
  await keep({ ahead: PAGES_AHEAD.map((pathname) => location.origin + inLanguage(language, pathname)) });
}

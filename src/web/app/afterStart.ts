import { inLanguage } from '#content/language.ts';
import { href, type VisitorPageName } from '#content/pages.ts';
import { startOffline } from '#web/offline/startOffline.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { language } from '#words/language.ts';

/** What the app passes to `afterStart`. */
interface AfterStart {
  /** Loads the code of a page. */
  loadPage: (name: VisitorPageName) => Promise<unknown>;
  /** Refetches what the page shows. */
  refresh: () => Promise<unknown>;
  /** Sends waiting outbox items, if there are any, now and whenever the network may be back. */
  keepOutbox: () => Promise<unknown>;
}

/** Pages that are cached although the visitor has not opened them: people need them without a network. */
const PAGES_AHEAD = ['events', 'dailyVerse'] as const;

/**
 * Work for when the app has hydrated and the browser is idle; a chunk of its own. Loads nothing ahead before the service
 * worker can cache it, nor if the person saves data.
 */
export async function afterStart({ refresh, keepOutbox, loadPage }: AfterStart): Promise<void> {
  void keepOutbox();
  const keep = import.meta.env.PROD ? await startOffline({ refresh }) : undefined;

  if (!keep || savesData() || !navigator.onLine) return;
  await Promise.all(PAGES_AHEAD.map(loadPage)).catch(() => undefined); // then they are loaded when they are opened
  await keep({ ahead: PAGES_AHEAD.map((name) => location.origin + inLanguage(language, href(name))) });
}

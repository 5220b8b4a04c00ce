import { splitLanguage } from '#content/language.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';

import { language } from '#words/language.ts';

/** How to load a page ahead. */
export interface PrefetchParts {
  /** Loads the code of the page at an address. */
  loadPage: (pathname: string) => Promise<void>;
  /** Requests the data of the page at an address, unless it is cached. */
  loadData: (pathname: string) => void;
}

/**
 * Prefetches code and data of a link's page as soon as the link is hovered, touched or focused; never if the person saves
 * data. Before the app has started, the browser does this by the page's speculation rules.
 */
export function prefetchLinks({ loadPage, loadData }: PrefetchParts): void {
  const current = () => splitLanguage(location.pathname).path;
  const done = new Set([current()]);
  const load = async (pathname: string) => {
    if (done.has(pathname) || !navigator.onLine) return;
    done.add(pathname);
    await loadPage(pathname);
  };

  const meant = ({ target }: Event) => {
    const pathname = leadsTo(target);
    if (pathname === undefined || pathname === current() || savesData()) return;
    void load(pathname);
    loadData(pathname);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) addEventListener(kind, meant, { passive: true });
}

/** The path, without the language, of the page of this app that a link opens in this window; undefined for others. */
function leadsTo(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  if (link.pathname.includes('.')) return undefined; // a file, such as an event for a calendar
  // A page in the other language is another app's.
  const { language: itsLanguage, path } = splitLanguage(link.pathname);
  return itsLanguage === language ? path : undefined;
}

import { savesData } from '#web/ui/hooks/savesData.ts';

/** What loading ahead is done with. */
export interface PrefetchParts {
  /** Loads the code of the page at an address. */
  loadPage: (pathname: string) => Promise<void>;
  /** Asks for the data of the page at an address, where it needs any that is not there yet. */
  loadData: (pathname: string) => void;
}

/**
 * Loads ahead what a link leads to, code and data, as soon as it is under the pointer, the finger or the focus. Never for
 * a person who saves data. Until the app is awake the browser does it, by the page's speculation rules.
 */
export function prefetchLinks({ loadPage, loadData }: PrefetchParts): void {
  const done = new Set([location.pathname]);
  const load = async (pathname: string) => {
    if (done.has(pathname) || !navigator.onLine) return;
    done.add(pathname);
    await loadPage(pathname);
  };

  const meant = ({ target }: Event) => {
    const pathname = leadsTo(target);
    if (pathname === undefined || pathname === location.pathname || savesData()) return;
    void load(pathname);
    loadData(pathname);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) addEventListener(kind, meant, { passive: true });
}

/** The path of the site's own page that a link, or something inside one, leads to in this window. */
function leadsTo(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  return link.pathname.includes('.') ? undefined : link.pathname; // a file, such as an event for a calendar
}

import { savesData } from './ui/savesData.ts';

/** How many pages are loaded ahead at most only because a link to them is in view: each is a few kilobytes. */
const MOST_IN_VIEW = 5;

/** What loading ahead is done with. */
export interface PrefetchParts {
  /** Loads the code of the page at an address. */
  loadPage: (pathname: string) => Promise<void>;
  /** Asks for the data of the page at an address, where it needs any that is not there yet. */
  loadData: (pathname: string) => void;
}

/**
 * Loads ahead what links lead to: code and data as soon as one is under the pointer, the finger or the focus; the code
 * alone, one page after the other while the browser is idle, where one is in view. Never for a person who saves data.
 *
 * @returns begins with what is in view
 */
export function prefetchLinks({ loadPage, loadData }: PrefetchParts): { begin: () => void } {
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

  return { begin: () => watchLinksInView(load) };
}

function watchLinksInView(load: (pathname: string) => Promise<void>): void {
  const root = document.getElementById('root');
  if (!root) return;
  const inView = new Set<string>();
  let before: Promise<void> = Promise.resolve();

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const pathname = isIntersecting ? leadsTo(target) : undefined;
      if (pathname === undefined || inView.has(pathname) || inView.size >= MOST_IN_VIEW) continue;
      inView.add(pathname);
      before = before.then(idle).then(() => load(pathname));
    }
  });
  const look = () => {
    for (const link of root.querySelectorAll('a[href^="/"]')) seen.observe(link);
  };
  look();
  let waiting = false;
  new MutationObserver(async () => {
    if (waiting) return;
    waiting = true;
    await idle();
    waiting = false;
    look();
  }).observe(root, { childList: true, subtree: true });
}

/** The path of the site's own page that a link, or something inside one, leads to in this window. */
function leadsTo(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  return link.pathname.includes('.') ? undefined : link.pathname; // a file, such as an event for a calendar
}

const idle = () =>
  new Promise<void>((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(() => resolve());
  });

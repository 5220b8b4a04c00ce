import { splitLanguage } from '#content/language.ts';
import { savesData } from '#web/ui/hooks/savesData.ts';
import { language } from '#words/language.ts';

/**
 * Loads a link's page ahead as soon as the link is hovered, touched or focused; never if the person saves data. Before the
 * app has started, the browser does this by the page's speculation rules.
 *
 * @param loadPage loads the code and data of the page at a path
 */
export function prefetchLinks(loadPage: (pathname: string) => Promise<unknown>): void {
  const meant = ({ target }: Event) => {
    const pathname = leadsTo(target);
    const current = splitLanguage(location.pathname).path;
    if (pathname !== undefined && pathname !== current && navigator.onLine && !savesData()) void loadPage(pathname);
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

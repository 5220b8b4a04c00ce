import type { PageName } from '#content/pages.ts';
import { contentSecurityPolicy } from '#server/plugins/security.ts';
import { ReadyAnswer } from '#server/ready/readyAnswer.ts';
import type { EventsNow, ReadyEvents } from '#server/ready/readyEvents.ts';
import type { EventRow } from '#server/store/schema.ts';
import { churchClock } from '#shared/time.ts';
import type { ChapterAnswer } from '#shared/verse.ts';
import type { BuiltSite } from './builtSite.ts';
import { type Showing, showingAt } from './showing.ts';

/** The most pages that are kept; the one asked for longest ago goes first. */
const MOST_PAGES = 500;

/** An address that no page has: whatever is not found shares this one drawn page. */
export const NOWHERE = '/404';

/** The address for which the page of an event that never was is drawn, once for all of them: no event has this id. */
export const NO_EVENT = '/events/0';

/** One page to be answered. */
export interface PageAsked {
  /** Path, with the query only where the page is drawn from it. */
  url: string;
  /** The site's own origin, without a slash at the end. */
  origin: string;
  /** Whether other sites may show the page in a frame. */
  framedAnywhere?: boolean;
  /** Gives the chapter that the address asks to read, where it asks for one. */
  chapter?: () => ChapterAnswer | undefined;
  /** Chooses the events that the page is drawn from, where it needs few of them. */
  shows?: (rows: readonly EventRow[], now: { date: string; time: string }) => EventRow[];
  /** Whether the event of the address was there and is no more. */
  removed?: boolean;
}

/** The public pages, drawn once for each change of what they show and then sent like files. */
export interface ReadyPages {
  /** A page drawn on the server. */
  page(asked: PageAsked): Promise<ReadyAnswer>;
  /** The page that the browser draws by itself, for staff. */
  bare(page: PageName): ReadyAnswer;
}

interface KeptPage {
  answer: Promise<ReadyAnswer>;
  revision: number;
  until: number;
}

/** What the pages are made from. */
export interface PageSources {
  site: BuiltSite;
  events: ReadyEvents;
  now: () => Date;
  /** The backend that the app calls, where it is not this server. */
  apiHost: string | undefined;
  /** Is told why a page could not be drawn, for the log. */
  onFault(fault: unknown): void;
}

/** Keeps the public pages ready. A page that cannot be drawn is sent bare, for the browser to draw. */
export function keepPagesReady(sources: PageSources): ReadyPages {
  const { site, events, now, apiHost, onFault } = sources;
  const kept = new Map<string, KeptPage>();
  let showing: (Showing & { revision: number }) | undefined;

  function currentShowing({ revision, rows }: EventsNow): Showing {
    const at = now();
    if (!showing || showing.revision !== revision || at >= showing.until || at < showing.from) {
      showing = { revision, ...showingAt(at, rows) };
    }
    return showing;
  }

  const answerOf = (
    html: string,
    statusCode: number,
    { framedAnywhere, until }: { framedAnywhere?: boolean | undefined; until?: number } = {},
  ) =>
    new ReadyAnswer(
      html,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy({
          scriptHashes: site.scriptHashes,
          framedAnywhere,
          apiHost,
        }),
      },
      { statusCode, until },
    );
  const bare = answerOf(site.fill(), 200);
  const bareNotFound = answerOf(site.fill(), 404);

  async function draw(
    { url, origin, framedAnywhere, chapter, shows, removed }: PageAsked,
    { rows }: EventsNow,
    { from, until }: Showing,
  ) {
    const events = shows ? shows(rows, churchClock(from)) : rows;
    const input = { url, events, chapter: chapter?.(), removed, now: from.toISOString(), origin };
    const { status, ...pieces } = await site.render(input);
    return answerOf(site.fill(pieces), status, { framedAnywhere, until: until.getTime() });
  }

  const bares = new Map<PageName, ReadyAnswer>();

  return {
    bare(page) {
      const ready =
        bares.get(page) ?? answerOf(site.fill({ head: site.filesAhead(page, apiHost), body: '', state: '' }), 200);
      bares.set(page, ready);
      return ready;
    },
    async page(asked) {
      const eventsNow = await events.current();
      const shown = currentShowing(eventsNow);
      const { revision } = eventsNow;
      const key = `${asked.origin}${asked.url}`;
      let page = kept.get(key);
      if (!page || page.revision !== revision || page.until !== shown.until.getTime()) {
        page = { answer: draw(asked, eventsNow, shown), revision, until: shown.until.getTime() };
      }
      kept.delete(key);
      kept.set(key, page);
      if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value ?? '');
      try {
        return await page.answer;
      } catch (fault) {
        kept.delete(key);
        onFault(fault);
        return asked.url === NOWHERE || asked.url === NO_EVENT ? bareNotFound : bare;
      }
    },
  };
}

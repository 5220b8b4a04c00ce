import { type PageName, pages } from '#content/pages.ts';
import { contentSecurityPolicy } from '#server/plugins/security.ts';
import type { Misses } from '#server/ready/misses.ts';
import { ReadyAnswer } from '#server/ready/readyAnswer.ts';
import type { EventsNow, ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import type { Settings } from '#server/settings.ts';
import type { EventRow } from '#server/store/schema.ts';
import { churchClock } from '#shared/time.ts';
import type { ChapterAnswer, VerseAnswer } from '#shared/verse.ts';
import type { BuiltSite } from './builtSite.ts';
import type { EventChoice } from './eventsOfPage.ts';
import type { KnownOrigins } from './knownOrigins.ts';
import { type Showing, showingAt } from './showing.ts';
import { staffPage } from './staffPage.ts';

/** The most bytes of pages that are kept; the one asked for longest ago goes first. */
const MOST_BYTES = 8 * 1024 * 1024;

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
  /** The address of who asks. */
  visitor: string;
  /** Whether other sites may show the page in a frame. */
  framedAnywhere?: boolean;
  /** Whether anybody can make up others like it: such a page is made in its turn, and counted for who asks. */
  isOneOff?: boolean;
  /** Whether the page is the same whatever stands in the query. */
  ignoresQuery?: boolean;
  /** Gives the chapter that the address asks to read, where it asks for one; without it the browser draws the page. */
  chapter?: () => ChapterAnswer | undefined;
  /** Gives the greeting with the verse of the day, where the page shows it. */
  greeting?: () => VerseAnswer | Promise<VerseAnswer>;
  /** The times of the church's day, `HH:MM`, at which what it shows changes. */
  times?: readonly string[];
  /** Chooses the events that the page is drawn from: it is drawn again when one of them changes, and only then. */
  shows: EventChoice;
  /** Whether the event of the address was there and is no more. */
  removed?: boolean;
}

/** The public pages, drawn once for each change of what they show and then sent like files. */
export interface ReadyPages {
  /** A page drawn on the server. */
  page(asked: PageAsked): Promise<ReadyAnswer>;
  /** The page that the browser draws by itself: staff's, or one for which nothing is drawn here. */
  bare(page: PageName): ReadyAnswer;
}

/** What an answer is besides its page. */
interface AnswerOptions {
  framedAnywhere?: boolean | undefined;
  isOneOff?: boolean | undefined;
  ignoresQuery?: boolean | undefined;
  until?: number;
}

interface KeptPage extends Showing {
  answer: Promise<ReadyAnswer>;
  /** Names the events that it shows, in their versions. */
  shown: string;
  /** The latest state of the list in which it was found to be right. */
  revision: number;
  /** 0 until it is drawn. */
  bytes: number;
}

/** What the pages are made from. */
export interface PageSources {
  site: BuiltSite;
  events: ReadyEvents;
  origins: KnownOrigins;
  now: () => Date;
  settings: Pick<Settings, 'apiHost' | 'siteUrl'>;
  misses: Misses;
  /** Is told why a page could not be drawn, for the log. */
  onFault(fault: unknown): void;
}

/** Keeps the public pages ready. A page that cannot be drawn is sent bare, for the browser to draw. */
export function keepPagesReady(sources: PageSources): ReadyPages {
  const { site, events, origins, misses, now, settings, onFault } = sources;
  const { apiHost } = settings;
  const secure = settings.siteUrl?.startsWith('https:') ?? false;
  const kept = new Map<string, KeptPage>();
  let bytes = 0;

  const answerOf = (html: string, statusCode: number, { framedAnywhere, ...options }: AnswerOptions = {}) =>
    new ReadyAnswer(
      html,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy({
          scriptHashes: site.scriptHashes,
          framedAnywhere,
          apiHost,
          secure,
        }),
      },
      { statusCode, ...options },
    );
  const notFound = answerOf(site.fill(), 404);
  const bareOf = ({ url, framedAnywhere }: PageAsked): ReadyAnswer => {
    if (url === NOWHERE || url === NO_EVENT) return notFound;
    return bare(framedAnywhere ? 'eventCard' : 'home');
  };

  async function draw(asked: PageAsked, rows: readonly EventRow[], { from, until }: Showing) {
    const { url, origin, framedAnywhere, chapter, greeting, removed, isOneOff, ignoresQuery } = asked;
    const said = { chapter: chapter?.(), greeting: await greeting?.() };
    if (chapter && !said.chapter) return bareOf(asked);
    const input = { url, events: rows, ...said, removed, now: from.toISOString(), origin };
    const { status, ...pieces } = await site.render(input);
    return answerOf(site.fill(pieces), status, { framedAnywhere, isOneOff, ignoresQuery, until: until.getTime() });
  }

  /** The page as it is now: the one that is kept where what it shows is the same, otherwise one drawn anew. */
  function keptOrDrawn(asked: PageAsked, before: KeptPage | undefined, { rows, revision }: EventsNow): KeptPage {
    const at = now();
    const isInTime = before !== undefined && at >= before.from && at < before.until;
    if (isInTime && before.revision === revision) return before;
    const chosen = asked.shows(rows, churchClock(at));
    const shown = [
      asked.removed,
      ...chosen.map(({ id, version, updated_at }) => `${id} ${version} ${updated_at}`),
    ].join();
    if (isInTime && before.shown === shown) {
      before.revision = revision;
      return before;
    }
    const showing = showingAt(at, chosen, asked.times);
    const drawing = () => draw(asked, chosen, showing);
    const answer = asked.isOneOff ? misses.make(asked.visitor, drawing) : drawing();
    return { answer, shown, revision, bytes: 0, ...showing };
  }

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  /** Counts what a page weighs once it is drawn, and makes room for it. */
  function weigh(key: string, page: KeptPage, { body }: ReadyAnswer): void {
    if (page.bytes > 0 || kept.get(key) !== page) return;
    page.bytes = body.length;
    bytes += page.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) return;
      forget(oldest);
    }
  }

  const bares = new Map<PageName, ReadyAnswer>();
  function bare(page: PageName): ReadyAnswer {
    const { head, body } = staffPage(page);
    const html = () => site.fill({ head: head + site.filesAhead(page, apiHost), body, state: '' });
    const ignoresQuery = pages[page].kind === 'staff';
    const ready = bares.get(page) ?? answerOf(html(), 200, { framedAnywhere: page === 'eventCard', ignoresQuery });
    bares.set(page, ready);
    return ready;
  }

  return {
    bare,
    async page(asked) {
      const eventsNow = await events.current();
      if (!origins.has(asked.origin, asked.visitor)) return bareOf(asked);
      const key = `${asked.origin}${asked.url}`;
      const before = kept.get(key);
      const page = keptOrDrawn(asked, before, eventsNow);
      if (page !== before) forget(key);
      kept.delete(key);
      kept.set(key, page);
      try {
        const answer = await page.answer;
        weigh(key, page, answer);
        return answer;
      } catch (fault) {
        if (kept.get(key) === page) forget(key);
        if (fault instanceof Refusal) throw fault; // too many of them
        onFault(fault);
        return bareOf(asked);
      }
    },
  };
}

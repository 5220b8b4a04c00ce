import { church } from '#content/en/church.ts';
import { type Language, splitLanguage } from '#content/language.ts';
import { type PageName, pages } from '#content/pages.ts';
import { pageTitle } from '#content/pageTitle.ts';
import { staffNeedScript } from '#content/staff.ts';
import { type AnswerCache, type AnswerOptions, askedAgain, CachedAnswer, weakTag } from '#server/cache/cachedAnswer.ts';
import type { RenderQueue } from '#server/cache/renderQueue.ts';
import { HttpError } from '#server/httpError.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Settings } from '#server/settings.ts';
import type { EventRow } from '#server/store/store.ts';
import type { Published, Watched } from '#server/watched/watched.ts';
import { CONTENT_VERSION } from '#shared/content/values.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import type { PageAnswer, PageInput, PageRequest, ShownSpan } from '#shared/http/renderBundle.ts';
import { addDays, churchClock, churchMoment } from '#shared/time.ts';
import { type BuiltSite, pagesAt } from './builtSite.ts';

/** A path without a page: all unknown addresses in one language share its rendered page. */
export const NOWHERE = '/404';

/** All missing events share the page of this id, which no event has. */
export const NO_EVENT = '/events/0';

/** A requested page. */
export interface PageAsked {
  /** The path with its language, and with the query only if it changes the page. */
  url: string;
  /** The site's origin, without trailing slash. */
  origin: string;
  /** The visitor's address. */
  visitor: () => string;
  /** Whether other sites may frame the page. */
  framedAnywhere?: boolean;
  /** Whether anybody can make up such addresses: rendering is then queued, and counted for the visitor. */
  isOneOff?: boolean;
  /** Whether it is a 404 page, also where a query of it could not tell. */
  isMissing?: boolean;
  /** What else the page depends on: its answer is kept by this too. */
  variant?: string;
}

/** A requested page for one visitor alone. */
interface OwnPageAsked extends Pick<PageAsked, 'url' | 'origin' | 'visitor'> {
  /** The status of its answer, if the page itself does not say that it is another. */
  statusCode?: number;
  /** Changes what the page's queries are answered. */
  answered?: (request: PageRequest, answer: PageAnswer) => PageAnswer;
}

/** The public pages, cached for at most a minute, and rendered again when something changes that pages show. */
export type CachedPages = ReturnType<typeof cachePages>;

/** A page for one visitor alone. */
export type OwnPage = Awaited<ReturnType<CachedPages['own']>>;

interface CachedPagesDeps {
  site: BuiltSite;
  cache: AnswerCache;
  events: Watched<Published<EventRow>>;
  /** The version of the church's words and accounts. */
  contentVersion: () => Promise<string>;
  now: () => Date;
  settings: Pick<Settings, 'apiHost' | 'siteUrl'>;
  renderQueue: RenderQueue;
  answer: PageInput['answer'];
  /** Logs why a page could not be rendered. */
  onFault(fault: unknown): void;
  /** Measures a rendering. */
  measured?: Metrics['measuredRender'] | undefined;
}

/** Renders and caches the public pages. If rendering fails, the browser renders the page. */
export function cachePages(deps: CachedPagesDeps) {
  const { site, cache, events, contentVersion, renderQueue, now, settings, answer, onFault } = deps;
  const measured = deps.measured ?? ((rendering) => rendering());

  const answerOf = (html: string, framedAnywhere = false, options: AnswerOptions = {}, version?: string) =>
    new CachedAnswer(
      html,
      {
        ...askedAgain('text/html'),
        'content-security-policy': contentSecurityPolicy(deps, framedAnywhere),
        ...(version && { [CONTENT_VERSION]: version }),
      },
      options,
    );
  /** The app shell of a page that the browser renders: staff's, or one that the server does not render. */
  const shell = (page: PageName, language: Language = 'en', statusCode = 200, version?: string): CachedAnswer => {
    const html = site.pages[language].fill({ ...staffPage(page), state: '' });
    return answerOf(html, pages[page].kind === 'embedded', { statusCode }, version);
  };
  const shellOf = ({ url, framedAnywhere, isMissing }: PageAsked, version?: string): CachedAnswer =>
    shell(framedAnywhere ? 'eventCard' : 'home', splitLanguage(url).language, isMissing ? 404 : 200, version);

  /** Without SITE_URL anybody can make up the site's name too. */
  const isMadeUp = ({ isOneOff }: PageAsked): boolean => isOneOff === true || settings.siteUrl === undefined;

  /** A page's HTML and status; undefined if a query failed. */
  async function draw({ url, origin, answered }: OwnPageAsked, at: ShownSpan) {
    const { openPage, fill } = pagesAt(site, url);
    const own: PageInput['answer'] = async (request) => {
      const given = await answer(request);
      return answered ? answered(request, given) : given;
    };
    const page = await openPage({ url, now: at.now, answer: own });
    if (!page) return undefined;
    const { status, ...pieces } = measured(() => page.render(at, origin));
    return { status, html: fill(pieces) };
  }

  /** Renders a page for the minute in which a church's clock stands. Its ETag stays the same until it shows something else. */
  async function render(asked: PageAsked, { date, time }: ClockMoment): Promise<CachedAnswer> {
    const version = await contentVersion();
    const moment = churchMoment(date, time).toISOString();
    const drawn = await draw(asked, { now: moment, until: churchMoment(addDays(date, 1), '00:00').toISOString() });
    if (!drawn) return shellOf(asked, version);
    const { status, html } = drawn;
    const options = { statusCode: asked.isMissing ? 404 : status, etag: weakTag(html.replaceAll(moment, '')) };
    return answerOf(html, asked.framedAnywhere, options, version);
  }

  const ownHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Other sites learn the site's origin at most, never the secret key. `no-referrer` would hide `Origin` from the forms.
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
    'content-security-policy': contentSecurityPolicy(deps, false),
  };

  return {
    shell,
    /** A page for one visitor alone, rendered anew each time and kept nowhere. @throws HttpError where too many are asked for */
    own: (asked: OwnPageAsked) =>
      renderQueue.make(asked.visitor(), async () => {
        const moment = now().toISOString();
        const { status, html } = (await draw(asked, { now: moment, until: moment })) ?? {};
        const page = html ?? pagesAt(site, asked.url).fill();
        return { statusCode: asked.statusCode ?? status ?? 200, headers: ownHeaders, html: page };
      }),
    /** A page rendered on the server. */
    async page(asked: PageAsked): Promise<CachedAnswer> {
      const { revision } = await events.current();
      const clock = churchClock(now());
      const moment = `${clock.date} ${clock.time}`;
      const key = `${revision} ${moment} page ${asked.origin}${asked.url}${asked.variant ? ` ${asked.variant}` : ''}`;
      const rendering = () => render(asked, clock);
      try {
        return await cache.getOrMake(key, () =>
          isMadeUp(asked) ? renderQueue.make(asked.visitor(), rendering) : rendering(),
        );
      } catch (fault) {
        if (fault instanceof HttpError) throw fault; // too many misses
        onFault(fault);
        return shellOf(asked);
      }
    },
  };
}

/** Places the heading about where the app will render it. */
const STYLE =
  '<style>#root>main{padding:96px 16px}#root>main>h1{margin:0;font:400 1.75rem/1.15 Marcellus,"Marcellus Fallback",serif}' +
  '@media(min-width:56.25rem){#root>main{padding-left:280px}}</style>';

/** Title and heading of a staff page, until the app has rendered it; empty for other pages. */
function staffPage(page: PageName): { head: string; body: string } {
  const { kind, title, heading = title } = pages[page];
  if (kind !== 'staff') return { head: '', body: '' };
  return {
    head: `<title>${escapeHtml(pageTitle(page, church.name.value))}</title><meta name="robots" content="noindex">${STYLE}`,
    body: `<main><h1>${escapeHtml(heading)}</h1><noscript>${escapeHtml(staffNeedScript)}</noscript></main>`,
  };
}

/** What may be framed: previews of the site's own pages, the map and the sermon's video. */
const FRAMED = ["'self'", 'https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

/**
 * A page's policy: scripts only from this site, inline ones only by hash, which no handler in an attribute has. Inline
 * styles are allowed, since Emotion inserts style elements; event pictures may come from anywhere, over TLS alone where
 * the site is served over it.
 */
function contentSecurityPolicy({ site, settings: { apiHost, siteUrl } }: CachedPagesDeps, framedAnywhere: boolean) {
  const isSecure = siteUrl?.startsWith('https:') ?? false;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...site.scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${isSecure ? '' : ' http:'}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...(apiHost ? [apiHost] : [])].join(' ')}`,
    `frame-src ${FRAMED.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-ancestors ${framedAnywhere ? '*' : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** A page's policy where the site itself may frame the page: as a preview. */
export const framedHere = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

import type { FastifyReply, FastifyRequest } from 'fastify';
import { joinOurTeam } from '#content/en/joinOurTeam.ts';
import { notFound as english } from '#content/en/pages.ts';
import { eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { inLanguage, type Language, splitLanguage } from '#content/language.ts';
import { isArticlePage, languagesOf, type Page, type PageByQuery, type PageName, pages } from '#content/pages.ts';
import { readSermonsAddress, sermonsQuery } from '#content/sermons/sermonAddress.ts';
import { notFound as swahili } from '#content/sw/pages.ts';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { limitAddressOf, requestLanguage } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import { type CachedPages, framedHere, NO_EVENT, NOWHERE, type PageAsked } from '#server/rendering/cachedPages.ts';
import { PREVIEW } from '#shared/content/values.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { chooseGiving, givingQuery } from '#shared/giving/publicGiving.ts';
import { readingAsked, readingQuery } from '#shared/verse/reading.ts';
import { rowParams } from '../../validation.ts';
import { pageWithFormKey } from '../signups/formKey.ts';
import { signupNumbers, signupShown } from '../signups/signUp.ts';
import { withoutStray } from './notFound.ts';
import { findListedEvent } from './pageAnswers.ts';

/**
 * Every page of `content/pages.ts` that has content, visitors' pages in each language. The page of one's own sign-up is
 * in `signups/signupForms.ts`.
 */
export function registerPages(app: App, context: AppContext): void {
  for (const name of Object.keys(pages) as PageName[]) {
    const { path, kind, hasText, ownRoute }: Page = pages[name];
    if (ownRoute) continue;
    if (kind === 'staff') {
      app.get(path, (request, reply) => pagesOf(context).shell(name).send(request, reply));
      continue;
    }
    for (const language of languagesOf(pages[name])) {
      const answer = pageAnswerer(context, name, language);
      app.get(inLanguage(language, path), async (request, reply) => {
        const isThere = isArticlePage(name) ? (await context.content.current()).hasArticle(name, language) : hasText;
        return answer(request, reply, !isThere);
      });
    }
  }
}

const NOT_FOUND = { en: english, sw: swahili };

/** The 404 page of unknown addresses. */
export async function answerNotFoundPage(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!context.cachedPages) throw new HttpError(404, NOT_FOUND[requestLanguage(request)].text);
  const page = await context.cachedPages.page({
    url: inLanguage(requestLanguage(request), NOWHERE),
    isMissing: true,
    ...askedBy(context, request),
  });
  return sendPage(atAddress(page, NOWHERE, request), request, reply);
}

/**
 * Answers requests for a page in one language. What is the same for all of them is worked out once. A page without content
 * is a 404 page of its own, which says what there is instead (rulings, 11 and 48).
 */
function pageAnswerer(context: AppContext, name: PageName, language: Language) {
  const { path, kind }: Page = pages[name];
  const ownUrl = inLanguage(language, path);
  const framedAnywhere = kind === 'embedded';
  return async (request: FastifyRequest, reply: FastifyReply, isMissing: boolean): Promise<FastifyReply> => {
    const cached = pagesOf(context);
    const { origin, visitor } = askedBy(context, request);
    const asked: PageAsked = { url: ownUrl, origin, visitor, framedAnywhere, isMissing };
    if (path.includes(':')) {
      const sent = request.url.split('?', 1)[0] ?? '';
      const meant = withoutStray(sent);
      if (meant !== sent) return reply.redirect(meant + request.url.slice(sent.length), 308);
      Object.assign(asked, { url: sent, isOneOff: true });
    }
    // Kiswahili pages quote the church's Kiswahili edition.
    if (language === 'sw') asked.variant = JSON.stringify(context.verses.editions());
    if (isByQuery(name)) {
      const variant = await VARIANTS[name](context, queryOf(request), request);
      if (!variant) {
        const isGone = name === 'eventCard' && !context.settings.apiHost; // another backend may know it
        return cached.shell(name, language, isGone ? 404 : 200).send(request, reply);
      }
      Object.assign(asked, variant, { variant: [asked.variant, variant.variant].join(' ') });
      if (variant.url) asked.url = inLanguage(language, variant.url);
    }
    const page = await cached.page(asked);
    const isShared = asked.url === inLanguage(language, NO_EVENT);
    return sendPage(isShared ? atAddress(page, NO_EVENT, request) : page, request, reply);
  };
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?', 2)[1]);

/**
 * A 404 page that many addresses share, as the page of the one that was asked for: it leads to that address in the other
 * language, and the app finds the answer for that address in it.
 */
function atAddress({ body, headers, statusCode }: CachedAnswer, shared: string, { url }: FastifyRequest): CachedAnswer {
  const { language, path } = splitLanguage(url.split('?', 1)[0] ?? '');
  const link = (to: string) => `href="${escapeHtml(inLanguage(language === 'en' ? 'sw' : 'en', to))}"`;
  const argument = (of: string) => `"arg":"${escapeHtml(of.split('/').at(-1) ?? '')}"`;
  const html = body
    .toString()
    .replaceAll(link(shared), () => link(path.replace(/^\/+/, '/'))) // `//` would lead to another site
    .replaceAll(argument(shared), () => argument(path));
  return new CachedAnswer(html, headers, { statusCode });
}

/** Sends a page. As a preview it may be shown in a frame of this site's own. */
function sendPage(cached: CachedAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = pageWithFormKey(cached);
  if (!(PREVIEW in (request.query as object))) return page.send(request, reply);
  const { body, headers, statusCode } = page;
  const policy = framedHere(headers['content-security-policy'] ?? '');
  return new CachedAnswer(body, { ...headers, 'content-security-policy': policy }, { statusCode }).send(request, reply);
}

/**
 * The variant of a page that a request asks for; undefined if there is none: such a page is rendered by the browser,
 * since anybody can make up queries.
 */
const VARIANTS: Readonly<
  Record<
    PageByQuery | 'contact' | 'event',
    (context: AppContext, query: URLSearchParams, request: FastifyRequest) => Promise<Partial<PageAsked> | undefined>
  >
> = {
  /**
   * The form with a team's name in its message (rulings, 17), which the browser writes: here only the link to the other
   * language changes. There are few teams, so these pages are cached.
   */
  async contact(_context, query) {
    const team = joinOurTeam.teams.list.find(({ key }) => key === query.get('team'));
    return team ? { url: `${pages.contact.path}?team=${team.key}` } : {};
  },
  /** An event's own page, which changes with its sign-ups. Only the browser knows the events of another backend. */
  async event(context, _query, { params }) {
    if (context.settings.apiHost) return undefined;
    const { id } = rowParams.validateSync(params);
    const { status, row } = await findListedEvent(context, id);
    if (status === 404) return { url: NO_EVENT, isOneOff: false, isMissing: true };
    const signup = await signupShown(context, row);
    return { url: `/events/${id}`, ...(signup && { variant: JSON.stringify(signup) }) };
  },
  /** The conversation, or a chapter of the Bible. All chapters that do not exist have one page, which says so. */
  async dailyVerse({ verses }, query) {
    const reading = readingAsked(query);
    if (!reading) return query.get('read') ? { url: `${pages.dailyVerse.path}?read=none` } : {};
    const { edition } = reading;
    if (edition && !verses.editions().some(({ name }) => name === edition)) return undefined;
    return { url: `${pages.dailyVerse.path}?${readingQuery(reading)}`, isOneOff: true };
  },
  /** The card of the next event, or of the given one. */
  async eventCard(context, query) {
    const id = query.get('id');
    const variant = await cardsVariant(context);
    if (id === null || !/^[\w-]{1,64}$/.test(id)) return { variant };
    const { rows } = await context.events.current();
    if (!rows.some((row) => String(row.id) === id)) return undefined;
    return { url: `${pages.eventCard.path}?id=${id}`, isOneOff: true, variant };
  },
  /** The page of a search, by those parts of the query alone that choose what it shows. It changes with sign-ups. */
  async events(context, query) {
    const asked = eventAddressQuery(readEventAddress(query));
    const variant = await cardsVariant(context);
    return asked === '' ? { variant } : { url: `${pages.events.path}?${asked}`, isOneOff: true, variant };
  },
  /** The page of a branch and purpose; there are few, so they are cached. */
  async give({ giving }, query) {
    const { shown } = await giving.current();
    const asked = givingQuery(chooseGiving(shown, { branch: query.get('branch'), purpose: query.get('purpose') }));
    return asked === '' ? {} : { url: `${pages.give.path}?${asked}` };
  },
  async sermons(_context, query) {
    const asked = sermonsQuery(readSermonsAddress(query));
    return asked === '' ? {} : { url: `${pages.sermons.path}?${asked}`, isOneOff: true };
  },
};

/** What events' cards show besides the events. */
const cardsVariant = async (context: AppContext): Promise<string> => JSON.stringify(await signupNumbers(context));

const isByQuery = (name: PageName): name is keyof typeof VARIANTS => Object.hasOwn(VARIANTS, name);

/** The origin and the visitor of a request for a page. */
export const askedBy = (
  context: Pick<AppContext, 'siteUrl'>,
  request: FastifyRequest,
): Pick<PageAsked, 'origin' | 'visitor'> => ({
  origin: originOf(context, request),
  visitor: () => limitAddressOf(request),
});

/** @throws HttpError 503 if the app is not built */
export function pagesOf({ cachedPages }: AppContext): CachedPages {
  if (!cachedPages) throw new HttpError(503, ({ serverAnswers }) => serverAnswers.notBuilt);
  return cachedPages;
}

/**
 * The site's origin for links: the setting, or a valid Host header. X-Forwarded-Host is ignored: behind a proxy the setting
 * is required.
 */
export function originOf({ siteUrl }: Pick<AppContext, 'siteUrl'>, request: FastifyRequest): string {
  if (siteUrl) return siteUrl;
  const { host: sent = '' } = request.headers;
  const host = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(sent) ? sent : 'localhost';
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isArticlePage } from '#content/editable/index.ts';
import { notFound as english } from '#content/en/pages.ts';
import { eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { inLanguage, LANGUAGES } from '#content/language.ts';
import { href, type Page, type PageByQuery, type PageName, pages } from '#content/pages.ts';
import { notFound as swahili } from '#content/sw/pages.ts';
import type { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import { limitAddressOf } from '#server/http/visitorAddress.ts';
import { requestLanguage } from '#server/http/visitorLanguage.ts';
import { HttpError } from '#server/httpError.ts';
import { type CachedPages, NOWHERE, type PageAsked } from '#server/rendering/cachedPages.ts';
import { framedHere } from '#server/rendering/pagePolicy.ts';
import { DAY_PARTS } from '#server/verses/language/dayParts.ts';
import { CONTENT_VERSION } from '#shared/content/contentVersion.ts';
import { PREVIEW } from '#shared/content/preview.ts';
import { chooseGiving, givingQuery } from '#shared/giving/publicGiving.ts';
import { readingAsked, readingQuery } from '#shared/verse/reading.ts';

/**
 * Every page of `content/pages.ts` that has content, visitors' pages in each language. Pages of events are in
 * `eventPage.ts`, the page of one's own sign-up in `signups/signupForms.ts`.
 */
export function registerPages(app: App, context: AppContext): void {
  for (const name of Object.keys(pages) as PageName[]) {
    const { path, kind, hasText, ownRoute }: Page = pages[name];
    if (ownRoute) continue;
    if (kind === 'staff') {
      app.get(path, (request, reply) => pagesOf(context).bare(name).send(request, reply));
      continue;
    }
    for (const language of LANGUAGES) {
      app.get(inLanguage(language, path), async (request, reply) => {
        const isThere = isArticlePage(name) ? (await context.content.current()).hasArticle(name, language) : hasText;
        return isThere ? answerPage(context, name, request, reply) : answerNotFoundPage(context, request, reply);
      });
    }
  }
}

const NOT_FOUND = { en: english, sw: swahili };

/** The 404 page, for unknown addresses and pages without content (rulings, 11). */
export async function answerNotFoundPage(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!context.cachedPages) throw new HttpError(404, NOT_FOUND[requestLanguage(request)].text);
  const page = await context.cachedPages.page({ url: inLanguageOf(request, NOWHERE), ...askedBy(context, request) });
  return sendPage(context, page, request, reply);
}

async function answerPage(context: AppContext, name: PageName, request: FastifyRequest, reply: FastifyReply) {
  const cached = pagesOf(context);
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const variant = isByQuery(name) ? await VARIANTS[name](context, query) : {};
  if (!variant) return cached.bare(name, requestLanguage(request)).send(request, reply);
  const { path }: Page = pages[name];
  const { url = href(name, request.params as Record<string, string>), ...rest } = variant;
  const page = await cached.page({
    url: inLanguageOf(request, url),
    ...askedBy(context, request),
    framedAnywhere: pages[name].kind === 'embedded',
    // Kiswahili pages quote the church's Kiswahili edition.
    ...(requestLanguage(request) === 'sw' && { variant: JSON.stringify(context.verses.editions()) }),
    isOneOff: path.includes(':'),
    ...rest,
  });
  return sendPage(context, page, request, reply);
}

/** Sends a page, with the version of the church's words. As a preview it may be shown in a frame of this site's own. */
export async function sendPage(
  { content, giving }: Pick<AppContext, 'content' | 'giving'>,
  page: CachedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [words, accounts] = await Promise.all([content.current(), giving.current()]);
  const policy = page.headers['content-security-policy'] ?? '';
  const isPreview = PREVIEW in (request.query as object);
  return page.send(request, reply, {
    [CONTENT_VERSION]: `${words.revision}-${accounts.revision}`,
    ...(isPreview && { 'content-security-policy': framedHere(policy) }),
  });
}

/**
 * The page's variant that a query asks for; undefined if there is no such variant. Such pages are rendered by the browser,
 * since anybody can make up queries.
 */
type VariantOf = (context: AppContext, query: URLSearchParams) => Promise<Partial<PageAsked> | undefined>;

const VARIANTS: Readonly<Record<PageByQuery, VariantOf>> = {
  dailyVerse: readingOf,
  eventCard: cardOf,
  events: searchOf,
  give: givingOf,
};

const isByQuery = (name: PageName): name is PageByQuery => Object.hasOwn(VARIANTS, name);

/** A chapter of the Bible, or the conversation, which changes with the time of day. */
async function readingOf({ verses }: AppContext, query: URLSearchParams): Promise<Partial<PageAsked> | undefined> {
  const reading = readingAsked(query);
  if (!reading) return { times: DAY_PARTS };
  const { edition } = reading;
  if (edition && !verses.editions().some(({ name }) => name === edition)) return undefined;
  return {
    url: `${pages.dailyVerse.path}?${readingQuery(reading)}`,
    isOneOff: true,
  };
}

/** The page of a search, by those parts of the query alone that choose what it shows. */
async function searchOf(_context: AppContext, query: URLSearchParams): Promise<Partial<PageAsked>> {
  const asked = eventAddressQuery(readEventAddress(query));
  return asked === '' ? {} : { url: `${pages.events.path}?${asked}`, isOneOff: true };
}

/** The page of a branch and purpose; there are few, so they are cached. */
async function givingOf({ giving }: AppContext, query: URLSearchParams): Promise<Partial<PageAsked>> {
  const { shown } = await giving.current();
  const asked = givingQuery(chooseGiving(shown, { branch: query.get('branch'), purpose: query.get('purpose') }));
  return asked === '' ? {} : { url: `${pages.give.path}?${asked}` };
}

/** The card of the next event, or of the given one. */
async function cardOf({ events }: AppContext, query: URLSearchParams): Promise<Partial<PageAsked> | undefined> {
  const id = query.get('id');
  if (id === null || !/^[\w-]{1,64}$/.test(id)) return {};
  const { rows } = await events.current();
  if (!rows.some((row) => String(row.id) === id)) return undefined;
  return { url: `${pages.eventCard.path}?id=${id}`, isOneOff: true };
}

/** A page's path in the language of the request. */
const inLanguageOf = (request: FastifyRequest, path: string): string => inLanguage(requestLanguage(request), path);

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

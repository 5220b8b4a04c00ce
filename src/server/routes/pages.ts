import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, type PageName, pages } from '#content/pages.ts';
import { NOWHERE, type ReadyPages } from '#server/pages/readyPages.ts';
import type { App } from '#server/plugins/validation.ts';
import { Refusal } from '#server/refusal.ts';
import { type Reading, readingAsked, readingQuery } from '#shared/reading.ts';
import type { VerseAnswerer } from './verse.ts';

/** How the pages are answered. */
export interface PageParts {
  /** Undefined where the app is not built. */
  readyPages: ReadyPages | undefined;
  /** The site's own origin where a setting names it; otherwise it is taken from the request. */
  siteUrl: string | undefined;
  verses: Pick<VerseAnswerer, 'chapter'>;
}

/** Every page of `content/pages.ts` that is ready; the events' own stand in `eventPage.ts`. */
export function registerPages(app: App, parts: PageParts): void {
  for (const name of Object.keys(pages) as PageName[]) {
    const { path, kind, ready } = pages[name];
    if (name === 'event') continue;
    if (!ready) app.get(path, (request, reply) => answerNotFoundPage(parts, request, reply));
    else if (kind === 'staff') app.get(path, (request, reply) => readyPagesOf(parts).bare(name).send(request, reply));
    else app.get(path, (request, reply) => answerPage(parts, path, request, reply));
  }
}

/** The 404 page, for addresses that lead nowhere and pages without content (rulings, 11). */
export async function answerNotFoundPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!parts.readyPages) throw new Refusal(404, notFound.text);
  const page = await parts.readyPages.page({ url: NOWHERE, origin: originOf(parts, request) });
  return page.send(request, reply);
}

async function answerPage(parts: PageParts, path: string, request: FastifyRequest, reply: FastifyReply) {
  const embedded = path === pages.eventCard.path;
  const reading = path === pages.dailyVerse.path ? chapterOf(request) : undefined;
  const page = await readyPagesOf(parts).page({
    url: embedded ? path + eventQuery(request) : reading ? `${path}?${readingQuery(reading)}` : path,
    origin: originOf(parts, request),
    framedAnywhere: embedded,
    ...(reading && { chapter: () => parts.verses.chapter(reading.book, reading.chapter, reading.edition) }),
  });
  return page.send(request, reply);
}

/** The pages. Throws a Refusal (503) where the app is not built. */
export function readyPagesOf({ readyPages }: PageParts): ReadyPages {
  if (!readyPages) throw new Refusal(503, 'The site’s pages are not built yet: start the site with npm start.');
  return readyPages;
}

/** The chapter that /daily-verse is asked to show. */
function chapterOf({ url }: FastifyRequest): Reading | undefined {
  return readingAsked(new URLSearchParams(url.split('?', 2)[1]));
}

/** The event that /event-card is asked to show. */
function eventQuery(request: FastifyRequest): string {
  const { id } = request.query as { id?: string | string[] };
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? `?id=${id}` : '';
}

/** The site's own origin: the setting's, or the host of a request where it has the shape of one. It is part of links. */
export function originOf({ siteUrl }: Pick<PageParts, 'siteUrl'>, request: FastifyRequest): string {
  if (siteUrl) return siteUrl;
  const host = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(request.host) ? request.host : 'localhost';
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

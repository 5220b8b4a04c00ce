import type { FastifyReply, FastifyRequest } from 'fastify';
import { greeting } from '#content/greeting.ts';
import { notFound, type PageName, pages } from '#content/pages.ts';
import { eventsOfPage } from '#server/pages/eventsOfPage.ts';
import { NOWHERE, type PageAsked, type ReadyPages } from '#server/pages/readyPages.ts';
import type { App } from '#server/plugins/validation.ts';
import { addressOf } from '#server/plugins/visitorAddress.ts';
import type { ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import type { EventRow } from '#server/store/schema.ts';
import { DAY_PARTS } from '#server/verses/dayParts.ts';
import { readingAsked, readingQuery } from '#shared/reading.ts';
import type { VerseAnswerer } from './verse.ts';

/** How the pages are answered. */
export interface PageParts {
  /** Undefined where the app is not built. */
  readyPages: ReadyPages | undefined;
  /** The site's own origin where a setting names it; otherwise it is taken from the request. */
  siteUrl: string | undefined;
  verses: VerseAnswerer;
  events: ReadyEvents;
}

/** Every page of `content/pages.ts` that is ready; the events' own stand in `eventPage.ts`. */
export function registerPages(app: App, parts: PageParts): void {
  for (const name of Object.keys(pages) as PageName[]) {
    const { path, kind, ready } = pages[name];
    if (name === 'event') continue;
    if (!ready) app.get(path, (request, reply) => answerNotFoundPage(parts, request, reply));
    else if (kind === 'staff') app.get(path, (request, reply) => readyPagesOf(parts).bare(name).send(request, reply));
    else app.get(path, (request, reply) => answerPage(parts, name, request, reply));
  }
}

/** The 404 page, for addresses that lead nowhere and pages without content (rulings, 11). */
export async function answerNotFoundPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!parts.readyPages) throw new Refusal(404, notFound.text);
  const page = await parts.readyPages.page({ url: NOWHERE, ...askedBy(parts, request), shows: () => [] });
  return page.send(request, reply);
}

async function answerPage(parts: PageParts, name: PageName, request: FastifyRequest, reply: FastifyReply) {
  const ready = readyPagesOf(parts);
  const variant = await variantOf(parts, name, request);
  const ignoresQuery = name !== 'dailyVerse' && name !== 'eventCard';
  const asked = {
    url: pages[name].path,
    ignoresQuery,
    ...askedBy(parts, request),
    shows: eventsOfPage(name),
    ...variant,
  };
  return (variant ? await ready.page(asked) : ready.bare(name)).send(request, reply);
}

/**
 * What an address asks of a page by its query; undefined where it asks for something that there is not. Anybody can make
 * up a query: those pages are left to the browser to draw.
 */
async function variantOf(
  parts: PageParts,
  name: PageName,
  { url }: FastifyRequest,
): Promise<Partial<PageAsked> | undefined> {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  if (name === 'eventCard') return cardOf(parts, query.get('id'));
  if (name !== 'dailyVerse') return {};
  const reading = readingAsked(query);
  if (!reading) return { greeting: () => parts.verses.answer(greeting), times: DAY_PARTS };
  const { book, chapter, edition } = reading;
  if (edition && !parts.verses.editions().some(({ name }) => name === edition)) return undefined;
  return {
    url: `${pages.dailyVerse.path}?${readingQuery(reading)}`,
    chapter: () => parts.verses.chapter(book, chapter, edition),
    isOneOff: true,
  };
}

/** The card of the event that comes next, or of the one that is asked for. It may be framed anywhere. */
async function cardOf({ events }: PageParts, id: string | null): Promise<Partial<PageAsked> | undefined> {
  const framedAnywhere = true;
  if (id === null || !/^[\w-]{1,64}$/.test(id)) return { framedAnywhere };
  const isAsked = (row: EventRow) => String(row.id) === id;
  const { rows } = await events.current();
  if (!rows.some(isAsked)) return undefined;
  return {
    framedAnywhere,
    url: `${pages.eventCard.path}?id=${id}`,
    shows: (listed) => listed.filter(isAsked),
    isOneOff: true,
  };
}

/** Under which of its names the site is asked for a page, and from where. */
export const askedBy = (
  parts: Pick<PageParts, 'siteUrl'>,
  request: FastifyRequest,
): Pick<PageAsked, 'origin' | 'visitor'> => ({
  origin: originOf(parts, request),
  visitor: addressOf(request),
});

/** The pages. Throws a Refusal (503) where the app is not built. */
export function readyPagesOf({ readyPages }: PageParts): ReadyPages {
  if (!readyPages) throw new Refusal(503, 'The site’s pages are not built yet: start the site with npm start.');
  return readyPages;
}

/**
 * The site's own origin: the setting's, or the Host of a request where it has the shape of one. It is part of links.
 * X-Forwarded-Host never counts: behind a proxy the setting is there.
 */
export function originOf({ siteUrl }: Pick<PageParts, 'siteUrl'>, request: FastifyRequest): string {
  if (siteUrl) return siteUrl;
  const { host: sent = '' } = request.headers;
  const host = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(sent) ? sent : 'localhost';
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

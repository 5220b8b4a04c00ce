import { type Page, pages } from '#content/pages.ts';
import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';

/** What the worker does with a request; anything else goes its way untouched. */
export type Handling = 'page' | 'call' | 'verse' | 'asset' | 'picture';

/** The part of a request that decides. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'referrer' | 'headers'>;

/** Named by the build after their content, see server/http/routes/pages/files.ts. */
const ASSET = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const PICTURE = /^\/(?:pictures|icons|event-pictures\/[\w-]+)\/[^/]+\.(?:avif|webp|jpe?g|png|svg)$/;

/** The pages that are kept. Staff's are not among them, nor those that still wait for their text. */
const PUBLIC = Object.values<Page>(pages)
  .filter(({ kind, ready }) => kind !== 'staff' && ready)
  .map(patternOf);

const STAFF = Object.values<Page>(pages)
  .filter(({ kind }) => kind === 'staff')
  .map(patternOf);

/** Pages of which the query chooses what they show; of all others it changes nothing that the server draws. */
const BY_QUERY: readonly string[] = [pages.dailyVerse.path, pages.eventCard.path];

/** The public calls that only read. */
const KEPT_CALLS = [endpoints.listEvents, endpoints.readEvent, endpoints.readChapter, endpoints.listEditions].map(
  patternOf,
);

function patternOf({ path }: Pick<Endpoint, 'path'>): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/.]+')}$`); // `/events/12.ics` is a file
}

const pathOf = (url: string): string => new URL(url).pathname.replace(/(.)\/+$/, '$1');

/** Whether an address is a page that anybody may read, and that is worth keeping. */
export const isPublicPage = (url: string): boolean =>
  URL.canParse(url) && PUBLIC.some((pattern) => pattern.test(pathOf(url)));

/** Whether an address is one of staff's screens. */
export const isStaffScreen = (url: string): boolean => STAFF.some((pattern) => pattern.test(pathOf(url)));

/** The name that a page is kept under: its path, with the query only where that chooses what is shown. */
export function pageKey(url: string): string {
  const path = pathOf(url);
  return path + (BY_QUERY.includes(path) ? new URL(url).search : '');
}

/**
 * What to do with a request. Calls are looked at only where a public page makes them: what staff's screens ask for is
 * never answered from what is kept. Nor is anything that carries a token, writes, or asks for a part of a file.
 *
 * @param origin the site's own origin
 * @param backend the origin that the calls go to
 */
export function handlingOf(request: Asked, origin: string, backend: string): Handling | undefined {
  const { method, url, mode, referrer, headers } = request;
  const { origin: asked, pathname } = new URL(url);
  if (headers.has('authorization') || headers.has('range')) return undefined;
  if (asked === backend && mode !== 'navigate' && isPublicPage(referrer)) {
    if (method === 'POST' && pathname === endpoints.askVerse.path) return 'verse';
    if (method === 'GET' && KEPT_CALLS.some((pattern) => pattern.test(pathname))) return 'call';
  }
  if (asked !== origin || method !== 'GET') return undefined;
  if (mode === 'navigate') return 'page';
  return fileHandling(pathname);
}

/** How a file of the site is kept; undefined for the film and whatever else is not. */
export function fileHandling(pathname: string): 'asset' | 'picture' | undefined {
  if (ASSET.test(pathname)) return 'asset';
  return PICTURE.test(pathname) ? 'picture' : undefined;
}

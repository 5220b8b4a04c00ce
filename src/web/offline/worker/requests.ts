import { splitLanguage } from '#content/language.ts';
import { languagesOf, type Page, pages } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/values.ts';
import { givingQuery } from '#shared/giving/publicGiving.ts';
import { withoutEnding } from '#shared/withoutEnding.ts';

/** How the worker answers a request. It leaves all others to the browser. */
export type Handling = 'page' | 'asset' | 'picture' | 'sound';

/** What of a request is looked at. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>;

/** Files with a content hash in their names, see server/http/routes/pages/files.ts. */
const ASSET = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const PICTURE = /^\/(?:pictures|icons|event-pictures\/[\w-]+)\/[^/]+\.(?:avif|webp|jpe?g|png|svg)$/;

/** A recording of a sermon. Players ask for it in parts. */
const SOUND = /^\/sermons\/[0-9a-f]{64}\.\w+$/;

/** The pages, each with the pattern of its address. `/events/12.ics` is a file. */
const PAGES = Object.values<Page>(pages).map(
  (page) => [new RegExp(`^${page.path.replace(/:\w+/g, '[^/.]+')}$`), page] as const,
);

const pathOf = (url: string): string => withoutEnding(new URL(url).pathname, /\//) || '/';

/** The page at an address; undefined if there is none. */
function pageAt(url: string): Page | undefined {
  const { language, path } = splitLanguage(URL.canParse(url) ? pathOf(url) : '');
  return PAGES.find(([pattern, page]) => pattern.test(path) && languagesOf(page).includes(language))?.[1];
}

/** Whether an address is one of staff's screens. */
export const isStaffScreen = (url: string): boolean => pageAt(url)?.kind === 'staff';

/** What cannot be loaded where the network brings nothing for an address: `/events/12.ics` is a file. */
export const missingAt = (url: string): 'screen' | 'page' | 'file' => {
  if (isStaffScreen(url)) return 'screen';
  return /\.\w+$/.test(pathOf(url)) ? 'file' : 'page';
};

/**
 * Whether a page is cached when it is shown: each that anybody may read, but for one with a secret key; and those of staff's
 * screens that are needed where there is no network. Their HTML holds no data: what they show is kept by the app
 * (web/api/kept/seenStore.ts). Staff may write a page that has no text yet; until then its 404 is not cached.
 */
export function isKeptPage(url: string): boolean {
  const page = pageAt(url);
  return page !== undefined && (page.offline ?? page.kind !== 'staff');
}

/** Whether an address is a page that is cached, and that anybody may read. */
export const isPublicPage = (url: string): boolean => isKeptPage(url) && !isStaffScreen(url);

/** Whether an address has a query whose page is not cached: without a network, the app searches in the plain page. */
export const isUncachedQuery = (url: string): boolean =>
  new URL(url).search !== '' && pageAt(url)?.byQuery === 'uncached';

/** The cache key of a page: its path, with the query only if the server renders by it. */
export function pageKey(url: string): string {
  const path = pathOf(url);
  const page = pageAt(url);
  if (page === pages.give) {
    const { searchParams: asked } = new URL(url);
    const query = givingQuery({ branch: asked.get('branch') ?? '', purpose: asked.get('purpose') ?? '' });
    return query ? `${path}?${query}` : path;
  }
  return path + (page?.byQuery === 'cached' ? new URL(url).search : '');
}

/**
 * How to answer a request. The calls of the app are left to the browser, and so is whatever carries a token, writes, or
 * asks for a part of a file that is no recording.
 *
 * @param origin the site's own origin
 */
export function handlingOf({ method, url, mode, headers }: Asked, origin: string): Handling | undefined {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (asked !== origin || method !== 'GET' || headers.has('authorization')) return undefined;
  if (SOUND.test(pathname)) return 'sound';
  if (headers.has('range')) return undefined;
  // A preview has headers of its own, and no copy of it is kept.
  if (mode === 'navigate') return searchParams.has(PREVIEW) ? undefined : 'page';
  return fileHandling(pathname);
}

/** How a file of the site is cached; undefined for one that is not, such as the film. */
export function fileHandling(pathname: string): 'asset' | 'picture' | undefined {
  if (ASSET.test(pathname)) return 'asset';
  return PICTURE.test(pathname) ? 'picture' : undefined;
}

import type { LoaderFunctionArgs } from 'react-router-dom';
import type { EditablePage } from '#content/editable/index.ts';
import { hasWords, type PageName } from '#content/pages.ts';
import { churchClock } from '#shared/time.ts';
import { type ApiError, isOutage } from '#web/api/answers.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { selectFreshness } from '#web/api/kept/freshness.ts';
import type { AppStore } from '#web/app/store.ts';
import { loadDrafts } from '#web/ui/drafts/drafts.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { language } from '#words/language.ts';
import { codeOf, frameOf } from './routes.ts';
import { ONCE } from './visitorRoutes.ts';

/** What a page is loaded with. */
export interface Loading {
  /** Where the answers go. */
  store: AppStore;
  /** The moment by which the queries choose: the present, unless another is given. */
  now?: Date;
  /** Whether the page is for the server to render. */
  onServer?: boolean;
  /** Whether the server has rendered it, and its answers are in the store. */
  isRendered?: boolean;
  /** Whether it is reached by a link inside the app. */
  isFurther?: boolean;
}

/** How long the answers of a page may take before a copy is opened in its place. */
const SLOW_TIMEOUT_MS = 3000;

/** Opens the service worker's copy of a page, if it has one, by loading the page as a document. */
async function openCopy(url: string): Promise<void> {
  const search = { cacheName: 'pages', ignoreSearch: true, ignoreVary: true };
  if (await globalThis.caches?.match(url, search)) location.assign(url);
}

/** Opens the copy of a page that is shown, where its answers fail to come. */
async function openCopyAfter(answered: Promise<{ error?: unknown }[]>, url: string): Promise<void> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, SLOW_TIMEOUT_MS, 'late'));
  const answers = await Promise.race([answered, late]);
  const isOut = answers === 'late' || answers.some(({ error }) => error && isOutage(error as ApiError));
  if (isOut && location.pathname === new URL(url).pathname) await openCopy(url);
}

const wordsOf = (page: EditablePage) => [api.endpoints.readContent.initiate({ page }, ONCE)];

/**
 * The loader of a page, or of the 404 page: dispatches its queries, of which cached ones are not requested again. It waits
 * for the answers where the server renders the page, or has rendered it. Elsewhere the page itself says that it loads
 * (specification, section 2). While the page on screen is out of date, and where a page's answers do not come, the service
 * worker's copy is opened in its place.
 */
export const pageLoader =
  (loading: () => Loading, name?: PageName) =>
  async ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<null> => {
    const { store, now = serverNow(), onServer = false, isFurther = false, isRendered = onServer } = loading();
    if (!onServer) await loadDrafts(); // its forms read them at once
    const mayBeKept = isFurther && (!name || frameOf(name) === 'public');
    if (mayBeKept && selectFreshness(store.getState())) await openCopy(request.url);
    // The server renders no events of another backend, so the first rendering must not have them either.
    if (isRendered && !OWN_BACKEND) return null;
    const { date: day, time } = churchClock(now);
    const { searchParams: search } = new URL(request.url);
    const page = { params, search, day, onServer, ...(onServer && { time }) };
    const own = (name && codeOf(name).queries?.(page)) ?? [];
    const asked = [
      ...own,
      ...(OWN_BACKEND && (!name || frameOf(name) !== 'staff') ? wordsOf('church') : []),
      ...(OWN_BACKEND && name && hasWords(name) ? wordsOf(name) : []),
      // Nearly every page quotes a scripture; on English ones its words are built in.
      ...(OWN_BACKEND && name && language === 'sw' ? [api.endpoints.readScriptures.initiate(undefined, ONCE)] : []),
    ];
    const answered = Promise.all(asked.map((query) => store.dispatch(query)));
    if (isRendered) await answered;
    else if (mayBeKept) void openCopyAfter(answered, request.url);
    return null;
  };

import { Container } from '@mui/material';
import {
  createStaticHandler,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { EditablePage } from '#content/editable/index.ts';
import { hasWords, type PageKind, type PageName, type Page as PageRecord, pages } from '#content/pages.ts';
import { churchClock } from '#shared/time.ts';
import { loadStaffLayout } from '#staffRoutes';
import { api } from '#web/api/api.ts';
import { selectFreshness } from '#web/api/kept/freshness.ts';
import { type ApiError, isOutage, OWN_BACKEND } from '#web/api/requests.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { WithWords } from '#web/entities/words/usePageWords.ts';
import { PageHead } from '#web/layout/PageHead.tsx';
import { SessionGuard } from '#web/layout/SessionGuard.tsx';
import { SiteLayout } from '#web/layout/site/SiteLayout.tsx';
import { NotFoundPage } from '#web/pages/site/NotFoundPage.tsx';
import { loadDrafts } from '#web/ui/drafts/drafts.ts';
import { PageFailure } from '#web/ui/feedback/PageFailure.tsx';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { unapproved, approved as wordsApproved } from '#words/interface.ts';
import { language, languagePath } from '#words/language.ts';
import type { AppStore } from '../store.ts';
import { codeOf, frameOf, isShown, loadPage, pageNames } from './routes.ts';
import { ONCE } from './visitorRoutes.ts';

const isByQuery = (name?: PageName) => name !== undefined && (pages[name] as PageRecord).byQuery === 'cached';

/**
 * What every route of a page has. A page follows the parameters of its address by itself, so only a path loads, or a query
 * that makes another page.
 */
const ofPage = (loading: () => Loading, name?: PageName) =>
  ({
    handle: { page: name },
    loader: pageLoader(loading, name),
    shouldRevalidate: ({ currentUrl: from, nextUrl: to }) =>
      from.pathname !== to.pathname || (isByQuery(name) && from.search !== to.search),
    ErrorBoundary: PageFailure,
  }) satisfies RouteObject;

/**
 * Loads the code of a page: its element, with a line at its foot where nobody has approved its words yet. Undefined if the
 * page is not in this language.
 */
export async function loadElement(name: PageName) {
  const loaded = await loadPage(name);
  if (!loaded) return undefined;
  const { Page, approved } = loaded;
  const { kind, open }: PageRecord = pages[name];
  const isApproved = approved === undefined || (approved && wordsApproved);
  const page = (
    <>
      <Page />
      {isApproved ? null : <ApprovalNote />}
    </>
  );
  return (
    <>
      {codeOf(name).ownHead ? null : <PageHead page={name} />}
      {kind === 'staff' && !open ? (
        <RequireStaff>{page}</RequireStaff>
      ) : hasWords(name) ? (
        <WithWords page={name}>{page}</WithWords>
      ) : (
        page
      )}
    </>
  );
}

/** One quiet line under a page: no native reader has approved its words yet. */
function ApprovalNote() {
  return (
    <Container component="footer" sx={{ py: 2, color: 'text.secondary', typography: 'body2' }}>
      {unapproved}
    </Container>
  );
}

/**
 * Loads the code of a page or a frame that a link leads to. Where it does not come, the route shows `PageFailure`: of a
 * route whose `lazy` rejects, the router renders nothing, nor of what is around it. The first page of all is the server's:
 * it stays, and the app does not start.
 */
const loadLinked =
  <Code extends object>(loading: () => Loading, load: () => Promise<Code>) =>
  () =>
    load().catch((error: unknown) => {
      if (!loading().isFurther) throw error;
      return { element: <Failed error={error} /> };
    });

function Failed({ error }: { error: unknown }): never {
  throw error;
}

const pagesIn = (frame: PageKind, loading: () => Loading): RouteObject[] =>
  pageNames.flatMap((name) => {
    if (frameOf(name) !== frame || !isShown(name)) return [];
    const lazy = loadLinked(loading, async () => ({ element: await loadElement(name) }));
    return [{ ...ofPage(loading, name), path: pages[name].path, lazy }];
  });

/**
 * The router's table: every page in its frame, and the 404 page for every other address.
 *
 * @param loading what the pages' loaders work with when they are called
 */
const createRoutes = (loading: () => Loading): RouteObject[] => [
  {
    element: (
      <SessionGuard>
        <Outlet />
      </SessionGuard>
    ),
    children: [
      {
        Component: SiteLayout,
        children: [...pagesIn('public', loading), { ...ofPage(loading), path: '*', Component: NotFoundPage }],
      },
      ...(loadStaffLayout
        ? [
            {
              lazy: loadLinked(loading, loadStaffLayout),
              ErrorBoundary: PageFailure,
              children: pagesIn('staff', loading),
            },
          ]
        : []),
      ...pagesIn('embedded', loading),
    ],
  },
];

/**
 * Loads the code of the page at an address, and its data as `pageLoader` says: what a router needs to render it at once.
 *
 * @param url the whole address
 * @param first how this page is loaded; the router then loads further ones into the same store
 * @throws whatever the loading failed with
 */
export async function openRoutes(url: string, first: Loading) {
  let loading = first;
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(() => loading),
    { basename: languagePath },
  );
  const opened = (await query(new Request(url))) as StaticHandlerContext; // no loader answers with a response
  for (const error of Object.values(opened.errors ?? {})) throw error;
  loading = { store: first.store, isFurther: true };
  return { routes: dataRoutes, opened };
}

/** What a page is loaded with. */
interface Loading {
  /** Where the answers go. */
  store: AppStore;
  /** The time that the queries use; by default the present. */
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
 * The loader of a page, or of the 404 page. It dispatches the page's queries; cached answers are not requested again. It
 * waits for the answers if the server renders the page, or has rendered it; otherwise the page itself says that it loads
 * (specification, section 2). If the page on screen is out of date, or a page's answers do not come, the service worker's
 * copy is opened instead.
 */
const pageLoader =
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

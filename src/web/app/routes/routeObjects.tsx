import { Container } from '@mui/material';
import { createStaticHandler, Outlet, type RouteObject, type StaticHandlerContext } from 'react-router-dom';
import { hasWords, type PageKind, type PageName, type Page as PageRecord, pages } from '#content/pages.ts';
import { loadStaffLayout } from '#staffRoutes';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { WithWords } from '#web/entities/words/WithWords.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { SessionGuard } from '#web/layout/SessionGuard.tsx';
import { SiteLayout } from '#web/layout/site/SiteLayout.tsx';
import { NotFoundPage } from '#web/pages/site/NotFoundPage.tsx';
import { PageFailure } from '#web/ui/feedback/PageFailure.tsx';
import { unapproved, approved as wordsApproved } from '#words/interface.ts';
import { languagePath } from '#words/language.ts';
import { type Loading, pageLoader } from './pageLoader.ts';
import { codeOf, frameOf, isShown, loadPage, pageNames } from './routes.ts';

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

import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { hasWords, type PageKind, type PageName, type Page as PageRecord, pages } from '#content/pages.ts';
import { StaffLayout } from '#staffRoutes';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { WithWords } from '#web/entities/words/WithWords.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { SessionGuard } from '#web/layout/SessionGuard.tsx';
import { SiteLayout } from '#web/layout/site/SiteLayout.tsx';
import { NotFoundPage } from '#web/pages/site/NotFoundPage.tsx';
import { lazyPart } from '#web/ui/loading/lazyPart.tsx';
import { approved as wordsApproved } from '#words/interface.ts';
import type { PageRoute } from './routes/pageRoute.ts';
import { frameOf, isShown, matchPage, pageNames, routes } from './routes/routes.ts';

/** A page's component, with a line at its foot where nobody has approved its words yet. */
async function loadComponent({ load }: PageRoute): Promise<ComponentType> {
  const { Page, approved } = await load();
  if (approved === undefined || (approved && wordsApproved)) return Page;
  const { WithApprovalNote } = await import('#web/layout/site/ApprovalNote.tsx');
  return () => (
    <WithApprovalNote>
      <Page />
    </WithApprovalNote>
  );
}

/** The components, each a chunk of its own. Pages of one route have one component, which stays from one to the other. */
const components = new Map(Object.values(routes).map((route) => [route, lazyPart(() => loadComponent(route))]));
const componentOf = (name: PageName) => {
  const route = routes[name];
  return route && components.get(route);
};

/** Loads the code of the page at an address, so that it renders at once. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = matchPage(pathname);
  if (!page) return;
  await Promise.all([frameOf(page.name) === 'staff' && StaffLayout?.preload(), componentOf(page.name)?.preload()]);
}

const routesIn = (frame: PageKind) =>
  pageNames.flatMap((name) => {
    const { path, kind, open }: PageRecord = pages[name];
    const Page = componentOf(name);
    if (!Page || frameOf(name) !== frame || !isShown(name)) return [];
    const element = (
      <>
        {routes[name]?.ownHead ? null : <PageHead page={name} />}
        {kind === 'staff' && !open ? (
          <RequireStaff>
            <Page />
          </RequireStaff>
        ) : hasWords(name) ? (
          <WithWords page={name}>
            <Page />
          </WithWords>
        ) : (
          <Page />
        )}
      </>
    );
    return [<Route key={name} path={path} element={element} />];
  });

const pageAt = (pathname: string) => matchPage(pathname)?.name;

/** Every page of the route table in its frame, and the 404 page for every other address. */
export function AppRoutes() {
  return (
    <SessionGuard pageAt={pageAt}>
      <Routes>
        <Route element={<SiteLayout />}>
          {routesIn('public')}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        {StaffLayout ? <Route element={<StaffLayout />}>{routesIn('staff')}</Route> : null}
        {routesIn('embedded')}
      </Routes>
    </SessionGuard>
  );
}

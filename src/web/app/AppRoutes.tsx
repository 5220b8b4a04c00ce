import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { EditablePage } from '#content/editable/index.ts';
import { type PageKind, pages } from '#content/pages.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { WithWords } from '#web/entities/words/WithWords.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { SessionGuard } from '#web/layout/SessionGuard.tsx';
import { SiteLayout } from '#web/layout/site/SiteLayout.tsx';
import { NotFoundPage } from '#web/pages/site/NotFoundPage.tsx';
import { lazyPart } from '#web/ui/loading/lazyPart.tsx';
import { approved as wordsApproved } from '#words/interface.ts';
import { frameOf, isShown, matchPage, pageNames, routes } from './routes.ts';

/** A page's file: its component and, of a page for visitors, whether a native reader has approved its words. */
type PageFile = Record<string, ComponentType> & { approved?: boolean };

const files = import.meta.glob<PageFile>(['../pages/*/*.tsx', '!**/NotFoundPage.tsx']);

/** A page's component, with a line at its foot where nobody has approved its words yet. */
async function componentOf(file: PageFile | undefined, name: string): Promise<ComponentType> {
  const Page = file?.[name] as ComponentType;
  if (file?.approved === undefined || (file.approved && wordsApproved)) return Page;
  const { WithApprovalNote } = await import('#web/layout/site/ApprovalNote.tsx');
  return () => (
    <WithApprovalNote>
      <Page />
    </WithApprovalNote>
  );
}

/** The components, each a chunk of its own. */
const components = new Map(
  Object.values(routes).map(({ component }) => {
    const load = files[`../pages/${component}.tsx`];
    const name = component.split('/')[1] ?? '';
    return [component, lazyPart(async () => componentOf(await load?.(), name))];
  }),
);
const StaffLayout = lazyPart(async () => (await import('#web/layout/staff/StaffLayout.tsx')).StaffLayout);

/** Loads the code of the page at an address, so that it renders at once. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = matchPage(pathname);
  if (!page) return;
  const component = components.get(routes[page.name].component);
  await Promise.all([frameOf(page.name) === 'staff' && StaffLayout.preload(), component?.preload()]);
}

const routesIn = (frame: PageKind) =>
  pageNames.flatMap((name) => {
    const { component, guarded, ownHead, words } = routes[name];
    const Page = components.get(component);
    if (!Page || frameOf(name) !== frame || !isShown(name)) return [];
    const element = (
      <>
        {ownHead ? null : <PageHead page={name} />}
        {guarded ? (
          <RequireStaff>
            <Page />
          </RequireStaff>
        ) : words ? (
          <WithWords page={name as EditablePage}>
            <Page />
          </WithWords>
        ) : (
          <Page />
        )}
      </>
    );
    return [<Route key={name} path={pages[name].path} element={element} />];
  });

/** Every page of the route table in its frame, and the 404 page for every other address. */
export function AppRoutes() {
  return (
    <SessionGuard>
      <Routes>
        <Route element={<SiteLayout />}>
          {routesIn('public')}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<StaffLayout />}>{routesIn('staff')}</Route>
        {routesIn('embedded')}
      </Routes>
    </SessionGuard>
  );
}

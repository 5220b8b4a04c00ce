import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { type PageKind, type PageName, pages } from '#content/pages.ts';
import { readingAsked } from '#shared/verse/reading.ts';
import { api } from '#web/api/api.ts';
import { isOffered, OWN_BACKEND } from '#web/api/backend.ts';
import { joinEventPages, tellsNext } from '#web/api/eventPages.ts';
import { SessionGuard } from '#web/layout/SessionGuard.tsx';
import { SiteLayout } from '#web/layout/SiteLayout.tsx';
import { NotFoundPage } from '#web/pages/site/NotFoundPage.tsx';
import { lazyPage } from '#web/ui/hooks/lazyPage.tsx';
import type { RootState } from './store.ts';

/** A query to dispatch: what `endpoint.initiate(…)` returns. */
export type Query = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;

/** A page that is opened, or soon will be: what its queries may depend on. */
export interface OpenedPage {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The church's day, `YYYY-MM-DD`. */
  day: string;
  signedIn: boolean;
  /** Whether the server renders it. */
  onServer: boolean;
}

/** What the route table adds to a page of `content/pages.ts`, which has its path, title and kind. */
export interface PageRoute {
  /** Its file in `pages/`, which exports the component under the file's name. */
  component: string;
  /** The queries that the page shows at first. */
  queries?: (opened: OpenedPage) => Query[] | Promise<Query[]>;
  /** Whose frame it has, where that is not its own kind's. */
  frame?: PageKind;
}

const { listEvents, listEventPages, listComingEvents, listNextEvents, findEvent, greet, readChapter } = api.endpoints;

/** What no component subscribes to leaves the cache after a minute. */
const ONCE = { subscribe: false } as const;

const allEvents = () => [listEvents.initiate(undefined, ONCE)];

/** What comes next, unless the first page of the list tells it. */
const nextUnlessTold =
  (day: string): Query =>
  async (dispatch, getState) => {
    await dispatch(listEventPages.initiate(undefined, ONCE));
    const { data, hasNextPage } = listEventPages.select()(getState());
    if (!data || !OWN_BACKEND || tellsNext(joinEventPages(data.pages), hasNextPage, day)) return;
    await dispatch(listNextEvents.initiate(day, ONCE));
  };

/** The one route table: each page's component and the queries that it shows (specification, section 2). */
export const routes: Readonly<Record<PageName, PageRoute>> = {
  home: { component: 'site/HomePage', queries: ({ day }) => [listNextEvents.initiate(day, ONCE)] },
  about: { component: 'site/AboutPage' },
  motto: { component: 'site/MottoPage' },
  vision: { component: 'site/VisionPage' },
  mission: { component: 'site/MissionPage' },
  ourJourney: { component: 'site/ArticlePage' },
  ourBranches: { component: 'site/ArticlePage' },
  magomano: { component: 'site/ArticlePage' },
  kithini: { component: 'site/ArticlePage' },
  juja: { component: 'site/ArticlePage' },
  ministries: { component: 'site/MinistriesPage' },
  menOfGlory: { component: 'site/MenOfGloryPage' },
  womenOfFaith: { component: 'site/WomenOfFaithPage' },
  youths: { component: 'site/YouthsPage' },
  sundaySchool: { component: 'site/SundaySchoolPage' },
  joinOurTeam: { component: 'site/JoinOurTeamPage' },
  give: { component: 'site/GivePage' },
  media: { component: 'site/ArticlePage' },
  gallery: { component: 'site/GalleryPage' },
  sermons: { component: 'site/SermonsPage' },
  events: {
    component: 'site/EventsPage',
    queries: ({ day }) => [listEventPages.initiate(undefined, ONCE), nextUnlessTold(day)],
  },
  event: {
    component: 'site/EventPage',
    queries: async ({ params: { id = '' } }) => {
      const { eventApi } = await import('#web/api/endpoints/events.ts');
      return [eventApi.endpoints.readEvent.initiate(id, ONCE)];
    },
  },
  dailyVerse: {
    component: 'site/DailyVersePage',
    queries: ({ search, onServer }) => {
      const reading = readingAsked(search);
      if (reading) return [readChapter.initiate(reading, ONCE)];
      // In the browser the conversation greets by itself, where none is kept.
      return onServer ? [greet.initiate(undefined, ONCE)] : [];
    },
  },
  contact: { component: 'site/ContactPage' },
  privacy: { component: 'site/PrivacyPage' },
  eventCard: {
    component: 'site/EventCardPage',
    queries: ({ search, day }) => {
      const id = search.get('id');
      return [id === null ? listComingEvents.initiate(day, ONCE) : findEvent.initiate(id, ONCE)];
    },
  },
  login: { component: 'staff/LoginPage', frame: 'public' },
  eventList: { component: 'staff/EventListPage', frame: 'public', queries: allEvents },
  manageEvents: { component: 'staff/ManageEventsPage', queries: allEvents },
  dashboard: { component: 'staff/DashboardPage', queries: allEvents },
  dashboardEvent: { component: 'staff/DashboardPage', queries: allEvents },
  thisWeek: { component: 'staff/ThisWeekPage', queries: allEvents },
  history: {
    component: 'staff/HistoryPage',
    queries: async ({ signedIn }) => {
      if (!signedIn) return [];
      const { historyApi } = await import('#web/api/endpoints/history.ts');
      return [historyApi.endpoints.listHistory.initiate(undefined, ONCE)];
    },
  },
  messages: {
    component: 'staff/MessagesPage',
    queries: async ({ search, signedIn }) => {
      if (!signedIn || ['search', 'unread', 'spam'].some((name) => search.has(name))) return [];
      const { messagesApi } = await import('#web/api/endpoints/inbox.ts');
      return [messagesApi.endpoints.listMessages.initiate({ search: '', unread: false, spam: false }, ONCE)];
    },
  },
  profile: { component: 'staff/ProfilePage' },
  settings: { component: 'staff/SettingsPage' },
};

const files = import.meta.glob<Record<string, ComponentType>>(['../pages/*/*.tsx', '!**/NotFoundPage.tsx']);

/** The components, each a download of its own. */
const components = new Map(
  Object.values(routes).map(({ component }) => {
    const load = files[`../pages/${component}.tsx`];
    const name = component.split('/')[1] ?? '';
    return [component, lazyPage(async () => (await load?.())?.[name] as ComponentType)];
  }),
);
const StaffLayout = lazyPage(async () => (await import('#web/layout/StaffLayout.tsx')).StaffLayout);

const names = Object.keys(pages) as PageName[];

const frameOf = (name: PageName): PageKind => routes[name].frame ?? pages[name].kind;

/** Whether the church has supplied a page's text, and the backend has what it shows (rulings, 11 and 33). */
const isShown = (name: PageName): boolean => pages[name].ready && isOffered(name);

/** The page at an address with the parameters of its path; undefined where there is none. */
export function matchPage(pathname: string): { name: PageName; params: OpenedPage['params'] } | undefined {
  for (const name of names) {
    const match = isShown(name) ? matchPath(pages[name].path, pathname) : null;
    if (match) return { name, params: match.params };
  }
  return undefined;
}

/** Loads what the page at an address is drawn with, so that drawing it does not wait. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = matchPage(pathname);
  if (!page) return;
  const component = components.get(routes[page.name].component);
  await Promise.all([frameOf(page.name) === 'staff' && StaffLayout.preload(), component?.preload()]);
}

/** The source files of a page and its frame, by which the build's manifest names what they are built into. */
export function sourcesOf(name: PageName): string[] {
  const page = `src/web/pages/${routes[name].component}.tsx`;
  return frameOf(name) === 'staff' ? ['src/web/layout/StaffLayout.tsx', page] : [page];
}

const routesIn = (frame: PageKind) =>
  names.flatMap((name) => {
    const Page = components.get(routes[name].component);
    const isHere = frameOf(name) === frame && isShown(name);
    return Page && isHere ? [<Route key={name} path={pages[name].path} element={<Page />} />] : [];
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

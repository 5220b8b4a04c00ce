import { matchPath, Route, Routes } from 'react-router-dom';
import { type PageName, pages } from '#content/pages.ts';
import { isOffered } from './api/backend.ts';
import { SessionGuard } from './layout/SessionGuard.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { NotFoundPage } from './pages/site/NotFoundPage.tsx';
import { type LazyPage, lazyPage } from './ui/lazyPage.tsx';

const StaffLayout = lazyPage(() => import('./layout/StaffLayout.tsx').then((module) => module.StaffLayout));
const article = lazyPage(() => import('./pages/site/ArticlePage.tsx').then((module) => module.ArticlePage));
const dashboard = lazyPage(() => import('./pages/staff/DashboardPage.tsx').then((module) => module.DashboardPage));

/** Pages in the public frame, the sign-in and the older list among them. */
const inSiteLayout: Partial<Record<PageName, LazyPage>> = {
  home: lazyPage(() => import('./pages/site/HomePage.tsx').then((module) => module.HomePage)),
  about: lazyPage(() => import('./pages/site/AboutPage.tsx').then((module) => module.AboutPage)),
  motto: lazyPage(() => import('./pages/site/MottoPage.tsx').then((module) => module.MottoPage)),
  vision: lazyPage(() => import('./pages/site/VisionPage.tsx').then((module) => module.VisionPage)),
  mission: lazyPage(() => import('./pages/site/MissionPage.tsx').then((module) => module.MissionPage)),
  ourJourney: article,
  ourBranches: article,
  magomano: article,
  kithini: article,
  juja: article,
  ministries: lazyPage(() => import('./pages/site/MinistriesPage.tsx').then((module) => module.MinistriesPage)),
  menOfGlory: lazyPage(() => import('./pages/site/MenOfGloryPage.tsx').then((module) => module.MenOfGloryPage)),
  womenOfFaith: lazyPage(() => import('./pages/site/WomenOfFaithPage.tsx').then((module) => module.WomenOfFaithPage)),
  youths: lazyPage(() => import('./pages/site/YouthsPage.tsx').then((module) => module.YouthsPage)),
  sundaySchool: lazyPage(() => import('./pages/site/SundaySchoolPage.tsx').then((module) => module.SundaySchoolPage)),
  joinOurTeam: lazyPage(() => import('./pages/site/JoinOurTeamPage.tsx').then((module) => module.JoinOurTeamPage)),
  give: lazyPage(() => import('./pages/site/GivePage.tsx').then((module) => module.GivePage)),
  media: article,
  gallery: lazyPage(() => import('./pages/site/GalleryPage.tsx').then((module) => module.GalleryPage)),
  sermons: lazyPage(() => import('./pages/site/SermonsPage.tsx').then((module) => module.SermonsPage)),
  events: lazyPage(() => import('./pages/site/EventsPage.tsx').then((module) => module.EventsPage)),
  event: lazyPage(() => import('./pages/site/EventPage.tsx').then((module) => module.EventPage)),
  dailyVerse: lazyPage(() => import('./pages/site/DailyVersePage.tsx').then((module) => module.DailyVersePage)),
  contact: lazyPage(() => import('./pages/site/ContactPage.tsx').then((module) => module.ContactPage)),
  privacy: lazyPage(() => import('./pages/site/PrivacyPage.tsx').then((module) => module.PrivacyPage)),
  login: lazyPage(() => import('./pages/staff/LoginPage.tsx').then((module) => module.LoginPage)),
  eventList: lazyPage(() => import('./pages/staff/EventListPage.tsx').then((module) => module.EventListPage)),
};

/** Pages in staff's frame, without the public bar (specification, section 2). */
const inStaffLayout: Partial<Record<PageName, LazyPage>> = {
  manageEvents: lazyPage(() => import('./pages/staff/ManageEventsPage.tsx').then((module) => module.ManageEventsPage)),
  dashboard,
  dashboardEvent: dashboard,
  thisWeek: lazyPage(() => import('./pages/staff/ThisWeekPage.tsx').then((module) => module.ThisWeekPage)),
  history: lazyPage(() => import('./pages/staff/HistoryPage.tsx').then((module) => module.HistoryPage)),
  messages: lazyPage(() => import('./pages/staff/MessagesPage.tsx').then((module) => module.MessagesPage)),
  profile: lazyPage(() => import('./pages/staff/ProfilePage.tsx').then((module) => module.ProfilePage)),
  settings: lazyPage(() => import('./pages/staff/SettingsPage.tsx').then((module) => module.SettingsPage)),
};

/** Pages without any frame, made to be embedded. */
const alone: Partial<Record<PageName, LazyPage>> = {
  eventCard: lazyPage(() => import('./pages/site/EventCardPage.tsx').then((module) => module.EventCardPage)),
};

const names = Object.keys(pages) as PageName[];

/** Whether the church has supplied a page's text, and the backend has what it shows (rulings, 11 and 33). */
const isShown = (name: PageName): boolean => pages[name].ready && isOffered(name);

/** The page at an address, or undefined where there is none. */
export function pageAt(pathname: string): PageName | undefined {
  return names.find((name) => isShown(name) && matchPath(pages[name].path, pathname) !== null);
}

/** The id in the address of an event's page; empty where it is another page's. */
export const eventIdIn = (pathname: string): string => matchPath(pages.event.path, pathname)?.params.id ?? '';

/** Loads what the page at an address is drawn with, so that drawing it does not wait. */
export async function preloadPage(pathname: string): Promise<void> {
  const name = pageAt(pathname);
  if (!name) return;
  const frame = inStaffLayout[name] && StaffLayout;
  const page = inSiteLayout[name] ?? inStaffLayout[name] ?? alone[name];
  await Promise.all([frame?.preload(), page?.preload()]);
}

const routesOf = (table: Partial<Record<PageName, LazyPage>>) =>
  names.flatMap((name) => {
    const Page = table[name];
    return Page && isShown(name) ? [<Route key={name} path={pages[name].path} element={<Page />} />] : [];
  });

/** The route table: every page of content/pages.ts in its frame, and the 404 page for every other address. */
export function AppRoutes() {
  return (
    <SessionGuard>
      <Routes>
        <Route element={<SiteLayout />}>
          {routesOf(inSiteLayout)}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<StaffLayout />}>{routesOf(inStaffLayout)}</Route>
        {routesOf(alone)}
      </Routes>
    </SessionGuard>
  );
}

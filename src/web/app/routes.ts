import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type Page, type PageKind, type PageName, pages } from '#content/pages.ts';
import { isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { api } from '#web/api/api.ts';
import { isOffered, OWN_BACKEND } from '#web/api/backend.ts';
import { language } from '#words/language.ts';
import type { RootState } from './store.ts';

/** A query to dispatch: what `endpoint.initiate(…)` returns. */
export type Query = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;

/** What a page's queries may depend on. */
export interface OpenedPage {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The church's day, `YYYY-MM-DD`. */
  day: string;
  /** The church's time, `HH:MM`, where the server renders the page. */
  time?: string;
  signedIn: boolean;
  /** Whether the server renders it. */
  onServer: boolean;
}

/** What a page needs of the app's code, besides its component. */
interface PageCode {
  /** The queries that the page shows at first. */
  queries?: (opened: OpenedPage) => Query[] | Promise<Query[]>;
  /** What their answers decide: a further query, or a part of the page that is loaded before it is drawn. */
  afterQueries?: (opened: OpenedPage) => ThunkAction<Promise<unknown>, RootState, unknown, UnknownAction>;
  /** Whether the page renders `PageHead` itself, because its title depends on its data. */
  ownHead?: boolean;
}

/** The code of a page, whose other facts are in `content/pages.ts`. */
export interface PageRoute extends PageCode {
  /** The name of its file in `pages/` and of its component. */
  component: string;
  /** Loads the component and, of a page for visitors, whether a native reader has approved its words. */
  load: () => Promise<{ Page: ComponentType; approved: boolean | undefined }>;
}

const page = <Name extends string>(
  component: Name,
  load: () => Promise<Record<Name, ComponentType> & { approved?: boolean }>,
  code: PageCode = {},
): PageRoute => ({
  component,
  load: async () => {
    const { [component]: Page, approved } = await load();
    return { Page, approved };
  },
  ...code,
});

const { listEvents, listComingEvents, listNextEvents, findEvent } = api.endpoints;

/** Without a subscription the result leaves the cache after a minute, unless a component subscribes. */
const ONCE = { subscribe: false } as const;

const allEvents = () => [listEvents.initiate(undefined, ONCE)];

/** The page of an article, which answers by itself whether there is one. */
const article = page('ArticlePage', () => import('#web/pages/site/ArticlePage.tsx'), { ownHead: true });
const dashboard = page('DashboardPage', () => import('#web/pages/staff/DashboardPage.tsx'), { queries: allEvents });

/** The route table: the code of each page of `content/pages.ts` (specification, section 2). */
export const routes: Readonly<Record<PageName, PageRoute>> = {
  home: page('HomePage', () => import('#web/pages/site/HomePage.tsx'), {
    queries: ({ day }) => [listNextEvents.initiate(day, ONCE)],
  }),
  about: page('AboutPage', () => import('#web/pages/site/AboutPage.tsx')),
  motto: page('MottoPage', () => import('#web/pages/site/MottoPage.tsx')),
  vision: page('VisionPage', () => import('#web/pages/site/VisionPage.tsx')),
  mission: page('MissionPage', () => import('#web/pages/site/MissionPage.tsx')),
  ourJourney: article,
  ourBranches: article,
  magomano: article,
  kithini: article,
  juja: article,
  ministries: page('MinistriesPage', () => import('#web/pages/site/MinistriesPage.tsx')),
  menOfGlory: page('MenOfGloryPage', () => import('#web/pages/site/MenOfGloryPage.tsx')),
  womenOfFaith: page('WomenOfFaithPage', () => import('#web/pages/site/WomenOfFaithPage.tsx')),
  youths: page('YouthsPage', () => import('#web/pages/site/YouthsPage.tsx')),
  sundaySchool: page('SundaySchoolPage', () => import('#web/pages/site/SundaySchoolPage.tsx')),
  joinOurTeam: page('JoinOurTeamPage', () => import('#web/pages/site/JoinOurTeamPage.tsx')),
  give: page('GivePage', () => import('#web/pages/site/GivePage.tsx'), {
    queries: async () => {
      if (!OWN_BACKEND) return [];
      const { givingApi } = await import('#web/api/endpoints/giving.ts');
      return [givingApi.endpoints.listGiving.initiate(undefined, ONCE)];
    },
    // The part that shows the accounts, if the church has some.
    afterQueries: () => async (_dispatch, getState) => {
      const { givingApi } = await import('#web/api/endpoints/giving.ts');
      const { data } = givingApi.endpoints.listGiving.select(undefined)(getState());
      if (data?.pairs.length) await (await import('#web/pages/site/GivePage.tsx')).ChosenPaybill.preload();
    },
  }),
  media: article,
  gallery: page('GalleryPage', () => import('#web/pages/site/GalleryPage.tsx')),
  sermons: page('SermonsPage', () => import('#web/pages/site/SermonsPage.tsx')),
  events: page('EventsPage', () => import('#web/pages/site/EventsPage.tsx'), {
    queries: async (opened) => (await import('#web/pages/site/EventsPage.tsx')).eventsQueries(opened),
    afterQueries: (opened) => async (dispatch) =>
      dispatch((await import('#web/pages/site/EventsPage.tsx')).nextUnlessTold(opened)),
  }),
  event: page('EventPage', () => import('#web/pages/site/EventPage.tsx'), {
    ownHead: true,
    queries: async ({ params: { id = '' } }) => {
      const { eventsApi } = await import('#web/api/endpoints/events.ts');
      return [eventsApi.endpoints.readEvent.initiate(id, ONCE)];
    },
    // The form of its sign-up, where it takes some: so the server renders it, and what is typed early meets the app's own.
    afterQueries:
      ({ params: { id = '' } }) =>
      async (_dispatch, getState) => {
        const { eventsApi } = await import('#web/api/endpoints/events.ts');
        const { data } = eventsApi.endpoints.readEvent.select(id)(getState());
        if (data?.signup) await (await import('#web/pages/site/EventPage.tsx')).SignUp.preload();
      },
  }),
  signup: page('SignupPage', () => import('#web/pages/site/SignupPage.tsx'), {
    ownHead: true,
    queries: async ({ search }) => {
      const key = search.get(SIGNUP_KEY) ?? '';
      if (!isSignupKey(key)) return [];
      const { signupsApi } = await import('#web/api/endpoints/signups.ts');
      return [signupsApi.endpoints.readSignup.initiate(key, ONCE)];
    },
  }),
  dailyVerse: page('DailyVersePage', () => import('#web/pages/site/DailyVersePage.tsx'), {
    ownHead: true,
    queries: async ({ search, onServer }) => {
      const { verseApi } = await import('#web/api/endpoints/verse.ts');
      const { askGreeting, readChapter } = verseApi.endpoints;
      if (search.has('read')) {
        const { readingAsked } = await import('#shared/verse/reading.ts');
        const reading = readingAsked(search);
        if (reading) return [readChapter.initiate(reading, ONCE)];
      }
      // In the browser the conversation greets by itself, where none is kept.
      return onServer ? [askGreeting.initiate(undefined, ONCE)] : [];
    },
  }),
  contact: page('ContactPage', () => import('#web/pages/site/ContactPage.tsx')),
  privacy: page('PrivacyPage', () => import('#web/pages/site/PrivacyPage.tsx')),
  eventCard: page('EventCardPage', () => import('#web/pages/site/EventCardPage.tsx'), {
    queries: ({ search, day }) => {
      const id = search.get('id');
      return [id === null ? listComingEvents.initiate(day, ONCE) : findEvent.initiate(id, ONCE)];
    },
  }),
  login: page('LoginPage', () => import('#web/pages/staff/LoginPage.tsx')),
  invitation: page('InvitationPage', () => import('#web/pages/staff/InvitationPage.tsx')),
  eventList: page('EventListPage', () => import('#web/pages/staff/EventListPage.tsx'), { queries: allEvents }),
  manageEvents: page('ManageEventsPage', () => import('#web/pages/staff/ManageEventsPage.tsx'), { queries: allEvents }),
  dashboard,
  dashboardEvent: dashboard,
  door: page('DoorPage', () => import('#web/pages/staff/DoorPage.tsx')),
  signups: page('SignupsPage', () => import('#web/pages/staff/SignupsPage.tsx')),
  month: page('MonthPage', () => import('#web/pages/staff/MonthPage.tsx'), { queries: allEvents }),
  thisWeek: page('ThisWeekPage', () => import('#web/pages/staff/ThisWeekPage.tsx'), { queries: allEvents }),
  lookingBack: page('LookingBackPage', () => import('#web/pages/staff/LookingBackPage.tsx')),
  history: page('HistoryPage', () => import('#web/pages/staff/HistoryPage.tsx'), {
    queries: async ({ search, signedIn }) => {
      if (!signedIn || search.has('search')) return [];
      const { historyApi } = await import('#web/api/endpoints/history.ts');
      return [historyApi.endpoints.listHistory.initiate({ search: '' }, ONCE)];
    },
  }),
  messages: page('MessagesPage', () => import('#web/pages/staff/MessagesPage.tsx'), {
    queries: async ({ search, signedIn }) => {
      const { messagesApi, NO_FILTER } = await import('#web/api/endpoints/messages.ts');
      if (!signedIn || Object.keys(NO_FILTER).some((name) => search.has(name))) return [];
      return [messagesApi.endpoints.listMessages.initiate(NO_FILTER, ONCE)];
    },
  }),
  giving: page('GivingPage', () => import('#web/pages/staff/GivingPage.tsx')),
  siteWords: page('SiteWordsPage', () => import('#web/pages/staff/SiteWordsPage.tsx')),
  wordsPreview: page('WordsPreviewPage', () => import('#web/pages/staff/WordsPreviewPage.tsx')),
  help: page('HelpPage', () => import('#web/pages/staff/HelpPage.tsx')),
  profile: page('ProfilePage', () => import('#web/pages/staff/ProfilePage.tsx')),
  settings: page('SettingsPage', () => import('#web/pages/staff/SettingsPage.tsx')),
};

export const pageNames = Object.keys(pages) as PageName[];

/** The kind of frame that a page has. */
export const frameOf = (name: PageName): PageKind => pages[name].frame ?? pages[name].kind;

/**
 * Whether this app shows a page: the church has supplied its text, the backend has what it shows (rulings, 11 and 33),
 * and it exists in this language. Staff's screens are in English alone.
 */
export function isShown(name: PageName): boolean {
  const { hasText, article, kind }: Page = pages[name];
  return (hasText || article === true) && isOffered(name) && (language === 'en' || kind !== 'staff');
}

/** The page at an address with the parameters of its path; undefined if there is none. */
export function matchPage(pathname: string): { name: PageName; params: OpenedPage['params'] } | undefined {
  for (const name of pageNames) {
    const match = isShown(name) ? matchPath(pages[name].path, pathname) : null;
    if (match) return { name, params: match.params };
  }
  return undefined;
}

/** The source files of a page and its frame, which the build's manifest maps to chunks. */
export function sourcesOf(name: PageName): string[] {
  const folder = pages[name].kind === 'staff' ? 'staff' : 'site';
  const page = `src/web/pages/${folder}/${routes[name].component}.tsx`;
  return frameOf(name) === 'staff' ? ['src/web/layout/staff/StaffLayout.tsx', page] : [page];
}

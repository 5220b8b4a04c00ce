import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { type PageKind, type PageName, pages } from '#content/pages.ts';
import { isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { api } from '#web/api/api.ts';
import { isOffered, OWN_BACKEND } from '#web/api/backend.ts';
import { joinEventPages, tellsNext } from '#web/api/eventPages.ts';
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
  signedIn: boolean;
  /** Whether the server renders it. */
  onServer: boolean;
}

/** What the route table adds to a page of `content/pages.ts`, which has the path, title and kind. */
export interface PageRoute {
  /** Its file in `pages/`, which exports the component under the file's name. */
  component: string;
  /** The queries that the page shows at first. */
  queries?: (opened: OpenedPage) => Query[] | Promise<Query[]>;
  /** Whose frame it has, where that is not its own kind's. */
  frame?: PageKind;
  /** Whether only staff may open it; anybody else is sent to the login. */
  guarded?: boolean;
  /** Whether staff may change its words (`content/editable`): what they changed comes with it. */
  words?: true;
  /** Whether the page renders `PageHead` itself, because its title depends on its data. */
  ownHead?: boolean;
}

const { listEvents, listEventPages, listComingEvents, listNextEvents, findEvent } = api.endpoints;

/** Without a subscription the result leaves the cache after a minute, unless a component subscribes. */
const ONCE = { subscribe: false } as const;

const allEvents = () => [listEvents.initiate(undefined, ONCE)];

/** The next events, unless the first page of the list contains them. */
const nextUnlessTold =
  (day: string): Query =>
  async (dispatch, getState) => {
    await dispatch(listEventPages.initiate(undefined, ONCE));
    const { data, hasNextPage } = listEventPages.select()(getState());
    if (!data || !OWN_BACKEND || tellsNext(joinEventPages(data.pages), hasNextPage, day)) return;
    await dispatch(listNextEvents.initiate(day, ONCE));
  };

/**
 * An event's query, and the form of its sign-up where it takes some: loaded before the page is drawn, so that the server
 * renders the form and what is typed into it early meets the app's own.
 */
const withSignUpPart =
  (readEvent: Query): Query =>
  async (dispatch) => {
    const { data } = (await dispatch(readEvent)) as { data?: { signup?: unknown } };
    if (data?.signup) await (await import('#web/pages/site/EventPage.tsx')).SignUp.preload();
  };

/** The accounts of the Give page and, if the church has some, the part that shows them. */
const withAccountsPart =
  (listGiving: Query): Query =>
  async (dispatch) => {
    const { data } = (await dispatch(listGiving)) as { data?: { pairs: readonly unknown[] } };
    if (data?.pairs.length) await (await import('#web/pages/site/GivePage.tsx')).ChosenPaybill.preload();
  };

/** The page of an article, which answers by itself whether there is one. */
const ARTICLE = 'site/ArticlePage';

/** The one route table: each page's component and the queries that it shows (specification, section 2). */
export const routes: Readonly<Record<PageName, PageRoute>> = {
  home: { words: true, component: 'site/HomePage', queries: ({ day }) => [listNextEvents.initiate(day, ONCE)] },
  about: { words: true, component: 'site/AboutPage' },
  motto: { words: true, component: 'site/MottoPage' },
  vision: { words: true, component: 'site/VisionPage' },
  mission: { words: true, component: 'site/MissionPage' },
  ourJourney: { words: true, component: ARTICLE, ownHead: true },
  ourBranches: { words: true, component: ARTICLE, ownHead: true },
  magomano: { words: true, component: ARTICLE, ownHead: true },
  kithini: { words: true, component: ARTICLE, ownHead: true },
  juja: { words: true, component: ARTICLE, ownHead: true },
  ministries: { words: true, component: 'site/MinistriesPage' },
  menOfGlory: { words: true, component: 'site/MenOfGloryPage' },
  womenOfFaith: { words: true, component: 'site/WomenOfFaithPage' },
  youths: { words: true, component: 'site/YouthsPage' },
  sundaySchool: { words: true, component: 'site/SundaySchoolPage' },
  joinOurTeam: { words: true, component: 'site/JoinOurTeamPage' },
  give: {
    words: true,
    component: 'site/GivePage',
    queries: async () => {
      if (!OWN_BACKEND) return [];
      const { givingApi } = await import('#web/api/endpoints/giving.ts');
      return [withAccountsPart(givingApi.endpoints.listGiving.initiate(undefined, ONCE))];
    },
  },
  media: { words: true, component: ARTICLE, ownHead: true },
  gallery: { words: true, component: 'site/GalleryPage' },
  sermons: { words: true, component: 'site/SermonsPage' },
  events: {
    component: 'site/EventsPage',
    queries: ({ day }) => [listEventPages.initiate(undefined, ONCE), nextUnlessTold(day)],
  },
  event: {
    component: 'site/EventPage',
    ownHead: true,
    queries: async ({ params: { id = '' } }) => {
      const { eventsApi } = await import('#web/api/endpoints/events.ts');
      return [withSignUpPart(eventsApi.endpoints.readEvent.initiate(id, ONCE))];
    },
  },
  signup: {
    component: 'site/SignupPage',
    ownHead: true,
    queries: async ({ search }) => {
      const key = search.get(SIGNUP_KEY) ?? '';
      if (!isSignupKey(key)) return [];
      const { signupsApi } = await import('#web/api/endpoints/signups.ts');
      return [signupsApi.endpoints.readSignup.initiate(key, ONCE)];
    },
  },
  dailyVerse: {
    component: 'site/DailyVersePage',
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
  },
  contact: { words: true, component: 'site/ContactPage' },
  privacy: { words: true, component: 'site/PrivacyPage' },
  eventCard: {
    component: 'site/EventCardPage',
    queries: ({ search, day }) => {
      const id = search.get('id');
      return [id === null ? listComingEvents.initiate(day, ONCE) : findEvent.initiate(id, ONCE)];
    },
  },
  login: { component: 'staff/LoginPage', frame: 'public' },
  invitation: { component: 'staff/InvitationPage', frame: 'public' },
  eventList: { component: 'staff/EventListPage', frame: 'public', queries: allEvents },
  manageEvents: { component: 'staff/ManageEventsPage', guarded: true, queries: allEvents },
  dashboard: { component: 'staff/DashboardPage', queries: allEvents },
  dashboardEvent: { component: 'staff/DashboardPage', queries: allEvents },
  door: { component: 'staff/DoorPage', guarded: true },
  signups: { component: 'staff/SignupsPage', guarded: true },
  month: { component: 'staff/MonthPage', guarded: true, queries: allEvents },
  thisWeek: { component: 'staff/ThisWeekPage', guarded: true, queries: allEvents },
  lookingBack: { component: 'staff/LookingBackPage', guarded: true },
  history: {
    component: 'staff/HistoryPage',
    guarded: true,
    queries: async ({ search, signedIn }) => {
      if (!signedIn || search.has('search')) return [];
      const { historyApi } = await import('#web/api/endpoints/history.ts');
      return [historyApi.endpoints.listHistory.initiate({ search: '' }, ONCE)];
    },
  },
  messages: {
    component: 'staff/MessagesPage',
    guarded: true,
    queries: async ({ search, signedIn }) => {
      const { messagesApi, NO_FILTER } = await import('#web/api/endpoints/messages.ts');
      if (!signedIn || Object.keys(NO_FILTER).some((name) => search.has(name))) return [];
      return [messagesApi.endpoints.listMessages.initiate(NO_FILTER, ONCE)];
    },
  },
  giving: { component: 'staff/GivingPage', guarded: true },
  siteWords: { component: 'staff/SiteWordsPage', guarded: true },
  wordsPreview: { component: 'staff/WordsPreviewPage', guarded: true },
  help: { component: 'staff/HelpPage', guarded: true },
  profile: { component: 'staff/ProfilePage', guarded: true },
  settings: { component: 'staff/SettingsPage', guarded: true },
};

export const pageNames = Object.keys(pages) as PageName[];

/** The kind of frame that a page has. */
export const frameOf = (name: PageName): PageKind => routes[name].frame ?? pages[name].kind;

/**
 * Whether this app shows a page: the church has supplied its text, the backend has what it shows (rulings, 11 and 33),
 * and it exists in this language. Staff's screens are in English alone.
 */
export const isShown = (name: PageName): boolean =>
  (pages[name].hasText || routes[name].component === ARTICLE) &&
  isOffered(name) &&
  (language === 'en' || pages[name].kind !== 'staff');

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
  const page = `src/web/pages/${routes[name].component}.tsx`;
  return frameOf(name) === 'staff' ? ['src/web/layout/staff/StaffLayout.tsx', page] : [page];
}

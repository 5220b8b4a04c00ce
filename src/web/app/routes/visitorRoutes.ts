import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { eventAddressQuery, readEventAddress } from '#content/events/eventAddress.ts';
import { ofArticlePages, type PageName } from '#content/pages.ts';
import { readSermonsAddress } from '#content/sermons/sermonAddress.ts';
import { isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { readingAsked } from '#shared/verse/reading.ts';
import { api } from '#web/api/api.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { foundEventsApi } from '#web/api/endpoints/foundEvents.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { sermonsApi } from '#web/api/endpoints/sermons.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import type { RootState } from '#web/app/store.ts';

/** A query to dispatch: what `endpoint.initiate(…)` returns. */
type Query = ThunkAction<PromiseLike<{ error?: unknown }>, RootState, unknown, UnknownAction>;

/** What a page's queries may depend on. */
interface OpenedPage {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The church's day, `YYYY-MM-DD`. */
  day: string;
  /** The church's time, `HH:MM`, where the server renders the page. */
  time?: string;
  /** Whether the server renders it. */
  onServer: boolean;
}

/** What the app has to know of a page, besides its file and the facts in `content/pages.ts`. */
export interface PageCode {
  /** The component and its file in `pages/`, where they are not named for the page. */
  component?: string;
  /** The queries that the page shows at first. */
  queries?: (opened: OpenedPage) => Query[];
  /** Whether the page renders `PageHead` itself, because its title depends on its data. */
  ownHead?: boolean;
}

/** The module of a page: its component and, for visitors, whether a native reader has approved its words (`approved`). */
export type PageModule = Record<string, unknown>;

/** Without a subscription the result leaves the cache after a minute, unless a component subscribes. */
export const ONCE = { subscribe: false } as const;

const { listEvents, listSoonEvents, listEventPages } = api.endpoints;
const { readEvent } = eventsApi.endpoints;
const { listSermons, latestSermon, readSermon } = sermonsApi.endpoints;
const { askGreeting, readChapter } = verseApi.endpoints;

/** What only our own server has. */
const ofOwnServer = (...queries: Query[]): Query[] => (OWN_BACKEND ? queries : []);

/** The places left on the events' cards, for the server; in the browser the cards ask by themselves. */
const placesLeft = (onServer: boolean): Query[] =>
  onServer ? ofOwnServer(signupsApi.endpoints.listSignupNumbers.initiate(undefined, ONCE)) : [];

/** The plain list of events, or what the address asks to be found; the browser finds that in the list by itself. */
function eventsQueries({ search, day, time = '', onServer }: OpenedPage): Query[] {
  const address = readEventAddress(search);
  if (eventAddressQuery(address) === '') {
    const lists = [listEventPages.initiate(undefined, ONCE), ...ofOwnServer(listSoonEvents.initiate(day, ONCE))];
    return [...lists, ...placesLeft(onServer)];
  }
  const { findEvents } = foundEventsApi.endpoints;
  return onServer ? [findEvents.initiate({ address, now: { date: day, time } }, ONCE), ...placesLeft(true)] : [];
}

/** A page of one article, which answers by itself whether there is one. */
const article: PageCode = { component: 'ArticlePage', ownHead: true };

/** The files of the pages that visitors see, in every language. */
export const visitorFiles = import.meta.glob<PageModule>('/src/web/pages/site/*.tsx');

/** What these pages have besides their files. */
export const visitorCode: Readonly<Partial<Record<PageName, PageCode>>> = {
  home: {
    queries: ({ day }) => [
      listSoonEvents.initiate(day, ONCE),
      ...ofOwnServer(latestSermon.initiate(undefined, ONCE)), // other pages name it
    ],
  },
  ...ofArticlePages(article),
  give: { queries: () => ofOwnServer(givingApi.endpoints.listGiving.initiate(undefined, ONCE)) },
  sermons: {
    // In the browser the page asks by itself: a copy from the service worker shows the plain list first.
    queries: ({ search, onServer }) => (onServer ? [listSermons.initiate(readSermonsAddress(search), ONCE)] : []),
  },
  sermon: {
    ownHead: true,
    queries: ({ params: { id = '' } }) => ofOwnServer(readSermon.initiate(id, ONCE)),
  },
  events: { queries: eventsQueries },
  event: {
    ownHead: true,
    queries: ({ params: { id = '' } }) => [readEvent.initiate(id, ONCE)],
  },
  signup: {
    queries: ({ search }) => {
      const key = search.get(SIGNUP_KEY) ?? '';
      return isSignupKey(key) ? [signupsApi.endpoints.readSignup.initiate(key, ONCE)] : [];
    },
  },
  dailyVerse: {
    ownHead: true,
    queries: ({ search, onServer }) => {
      const reading = OWN_BACKEND ? readingAsked(search) : undefined;
      if (reading) return [readChapter.initiate(reading, ONCE)];
      // In the browser the conversation greets by itself, where none is kept.
      const greeting = onServer ? [askGreeting.initiate(undefined, ONCE)] : [];
      return [...greeting, ...ofOwnServer(latestSermon.initiate(undefined, ONCE))];
    },
  },
  eventCard: {
    queries: ({ search, day, onServer }) => {
      const id = search.get('id');
      const event = id === null ? listEvents.initiate({ from: day }, ONCE) : readEvent.initiate(id, ONCE);
      return [event, ...placesLeft(onServer)];
    },
  },
};

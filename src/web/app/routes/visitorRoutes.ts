import { ofArticlePages, type VisitorPageName } from '#content/pages.ts';
import { readSermonsAddress } from '#content/sermons/sermonAddress.ts';
import { isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { ONCE, type PageCode, type PageModule } from './pageRoute.ts';

const { listComingEvents, listSoonEvents, findEvent } = api.endpoints;

const sermonEndpoints = async () => (await import('#web/api/endpoints/sermons.ts')).sermonsApi.endpoints;

/** The sermon that other pages name; another backend has none. */
const latestSermon = async () =>
  OWN_BACKEND ? [(await sermonEndpoints()).latestSermon.initiate(undefined, ONCE)] : [];

/** A page of one article, which answers by itself whether there is one. */
const article: PageCode = { component: 'ArticlePage', ownHead: true };

/** The files of the pages that visitors see, in every language. */
export const visitorFiles = import.meta.glob<PageModule>('/src/web/pages/site/*.tsx');

/** What these pages have besides their files. */
export const visitorCode: Readonly<Partial<Record<VisitorPageName, PageCode>>> = {
  home: {
    queries: async ({ day }) => [listSoonEvents.initiate(day, ONCE), ...(await latestSermon())],
  },
  ...ofArticlePages(article),
  give: {
    queries: async () => {
      if (!OWN_BACKEND) return [];
      const { givingApi } = await import('#web/api/endpoints/giving.ts');
      return [givingApi.endpoints.listGiving.initiate(undefined, ONCE)];
    },
  },
  sermons: {
    queries: async ({ search, onServer }) => {
      const { listSermons } = await sermonEndpoints();
      // In the browser the page asks by itself: a copy from the service worker shows the plain list first.
      return onServer ? [listSermons.initiate(readSermonsAddress(search), ONCE)] : [];
    },
  },
  sermon: {
    ownHead: true,
    queries: async ({ params: { id = '' } }) =>
      OWN_BACKEND ? [(await sermonEndpoints()).readSermon.initiate(id, ONCE)] : [],
  },
  events: {
    queries: async (opened) => (await import('#web/pages/site/EventsPage.tsx')).eventsQueries(opened),
  },
  event: {
    ownHead: true,
    queries: async ({ params: { id = '' } }) => {
      const { eventsApi } = await import('#web/api/endpoints/events.ts');
      return [eventsApi.endpoints.readEvent.initiate(id, ONCE)];
    },
  },
  signup: {
    ownHead: true,
    queries: async ({ search }) => {
      const key = search.get(SIGNUP_KEY) ?? '';
      if (!isSignupKey(key)) return [];
      const { signupsApi } = await import('#web/api/endpoints/signups.ts');
      return [signupsApi.endpoints.readSignup.initiate(key, ONCE)];
    },
  },
  dailyVerse: {
    ownHead: true,
    queries: async ({ search, onServer }) => {
      const { verseApi } = await import('#web/api/endpoints/verse.ts');
      const { askGreeting, readChapter } = verseApi.endpoints;
      if (OWN_BACKEND && search.has('read')) {
        const { readingAsked } = await import('#shared/verse/reading.ts');
        const reading = readingAsked(search);
        if (reading) return [readChapter.initiate(reading, ONCE)];
      }
      // In the browser the conversation greets by itself, where none is kept.
      return [...(onServer ? [askGreeting.initiate(undefined, ONCE)] : []), ...(await latestSermon())];
    },
  },
  eventCard: {
    queries: ({ search, day }) => {
      const id = search.get('id');
      return [id === null ? listComingEvents.initiate(day, ONCE) : findEvent.initiate(id, ONCE)];
    },
  },
};

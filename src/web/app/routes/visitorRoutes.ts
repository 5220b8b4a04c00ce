import { ofArticlePages, type VisitorPageName } from '#content/pages.ts';
import { readSermonsAddress } from '#content/sermons/sermonAddress.ts';
import { isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { ONCE, type PageRoute, page } from './pageRoute.ts';

const { listComingEvents, listSoonEvents, findEvent } = api.endpoints;

/** The page of an article, which answers by itself whether there is one. */
const article = page('ArticlePage', () => import('#web/pages/site/ArticlePage.tsx'), { ownHead: true });

const sermonEndpoints = async () => (await import('#web/api/endpoints/sermons.ts')).sermonsApi.endpoints;

/** The sermon that other pages name; another backend has none. */
const latestSermon = async () =>
  OWN_BACKEND ? [(await sermonEndpoints()).latestSermon.initiate(undefined, ONCE)] : [];

/** The pages that visitors see, in every language. */
export const visitorRoutes: Readonly<Record<VisitorPageName, PageRoute>> = {
  home: page('HomePage', () => import('#web/pages/site/HomePage.tsx'), {
    queries: async ({ day }) => [listSoonEvents.initiate(day, ONCE), ...(await latestSermon())],
  }),
  about: page('AboutPage', () => import('#web/pages/site/AboutPage.tsx')),
  motto: page('MottoPage', () => import('#web/pages/site/MottoPage.tsx')),
  vision: page('VisionPage', () => import('#web/pages/site/VisionPage.tsx')),
  mission: page('MissionPage', () => import('#web/pages/site/MissionPage.tsx')),
  ...ofArticlePages(article),
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
  }),
  gallery: page('GalleryPage', () => import('#web/pages/site/GalleryPage.tsx')),
  sermons: page('SermonsPage', () => import('#web/pages/site/SermonsPage.tsx'), {
    queries: async ({ search, onServer }) => {
      const { listSermons } = await sermonEndpoints();
      // In the browser the page asks by itself: a copy from the service worker shows the plain list first.
      return onServer ? [listSermons.initiate(readSermonsAddress(search), ONCE)] : [];
    },
  }),
  sermon: page('SermonPage', () => import('#web/pages/site/SermonPage.tsx'), {
    ownHead: true,
    queries: async ({ params: { id = '' } }) =>
      OWN_BACKEND ? [(await sermonEndpoints()).readSermon.initiate(id, ONCE)] : [],
  }),
  events: page('EventsPage', () => import('#web/pages/site/EventsPage.tsx'), {
    queries: async (opened) => (await import('#web/pages/site/EventsPage.tsx')).eventsQueries(opened),
  }),
  event: page('EventPage', () => import('#web/pages/site/EventPage.tsx'), {
    ownHead: true,
    saves: true,
    queries: async ({ params: { id = '' } }) => {
      const { eventsApi } = await import('#web/api/endpoints/events.ts');
      return [eventsApi.endpoints.readEvent.initiate(id, ONCE)];
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
      if (OWN_BACKEND && search.has('read')) {
        const { readingAsked } = await import('#shared/verse/reading.ts');
        const reading = readingAsked(search);
        if (reading) return [readChapter.initiate(reading, ONCE)];
      }
      // In the browser the conversation greets by itself, where none is kept.
      return [...(onServer ? [askGreeting.initiate(undefined, ONCE)] : []), ...(await latestSermon())];
    },
  }),
  contact: page('ContactPage', () => import('#web/pages/site/ContactPage.tsx'), { saves: true }),
  privacy: page('PrivacyPage', () => import('#web/pages/site/PrivacyPage.tsx')),
  eventCard: page('EventCardPage', () => import('#web/pages/site/EventCardPage.tsx'), {
    queries: ({ search, day }) => {
      const id = search.get('id');
      return [id === null ? listComingEvents.initiate(day, ONCE) : findEvent.initiate(id, ONCE)];
    },
  }),
};

import type { ComponentType } from 'react';
import type { PageName, VisitorPageName } from '#content/pages.ts';
import { api } from '#web/api/api.ts';
import { ONCE, type PageRoute, page } from './pageRoute.ts';

const allEvents = () => [api.endpoints.listEvents.initiate(undefined, ONCE)];

const dashboard = page('DashboardPage', () => import('#web/pages/staff/DashboardPage.tsx'), { queries: allEvents });

/** Loads the frame of staff's pages, and the drafts of their forms. */
export const loadStaffLayout: (() => Promise<{ Component: ComponentType }>) | undefined = async () => {
  const [{ StaffLayout }, { loadDrafts }] = await Promise.all([
    import('#web/layout/staff/StaffLayout.tsx'),
    import('#web/ui/drafts/drafts.ts'),
  ]);
  await loadDrafts();
  return { Component: StaffLayout };
};

/** Staff's pages. They exist only in English: the Kiswahili build uses `noStaffRoutes.ts` in place of this module. */
export const staffRoutes: Readonly<Record<Exclude<PageName, VisitorPageName>, PageRoute>> = {
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
  held: page('HeldPage', () => import('#web/pages/staff/HeldPage.tsx')),
  staffSermons: page('StaffSermonsPage', () => import('#web/pages/staff/StaffSermonsPage.tsx')),
  giving: page('GivingPage', () => import('#web/pages/staff/GivingPage.tsx')),
  siteWords: page('SiteWordsPage', () => import('#web/pages/staff/SiteWordsPage.tsx')),
  wordsPreview: page('WordsPreviewPage', () => import('#web/pages/staff/WordsPreviewPage.tsx')),
  help: page('HelpPage', () => import('#web/pages/staff/HelpPage.tsx')),
  profile: page('ProfilePage', () => import('#web/pages/staff/ProfilePage.tsx')),
  settings: page('SettingsPage', () => import('#web/pages/staff/SettingsPage.tsx')),
};

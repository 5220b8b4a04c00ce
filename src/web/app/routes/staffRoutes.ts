import type { ComponentType } from 'react';
import type { PageName, VisitorPageName } from '#content/pages.ts';
import { api } from '#web/api/api.ts';
import { historyApi } from '#web/api/endpoints/history.ts';
import { messagesApi, NO_FILTER } from '#web/api/endpoints/messages.ts';
import { ONCE, type PageCode, type PageModule } from './pageRoute.ts';

const allEvents: PageCode = { queries: () => [api.endpoints.listEvents.initiate(undefined, ONCE)] };

/** Loads the frame of staff's pages. */
export const loadStaffLayout: (() => Promise<{ Component: ComponentType }>) | undefined = async () => ({
  Component: (await import('#web/layout/staff/StaffLayout.tsx')).StaffLayout,
});

/** The files of staff's pages. They exist only in English: the Kiswahili build uses `noStaffRoutes.ts` in place of this module. */
export const staffFiles = import.meta.glob<PageModule>('/src/web/pages/staff/*.tsx');

/** What these pages have besides their files. */
export const staffCode: Readonly<Partial<Record<Exclude<PageName, VisitorPageName>, PageCode>>> = {
  eventList: allEvents,
  manageEvents: allEvents,
  dashboard: allEvents,
  dashboardEvent: { ...allEvents, component: 'DashboardPage' },
  month: allEvents,
  thisWeek: allEvents,
  history: {
    queries: ({ search, signedIn }) =>
      signedIn && !search.has('search') ? [historyApi.endpoints.listHistory.initiate({ search: '' }, ONCE)] : [],
  },
  messages: {
    queries: ({ search, signedIn }) => {
      const isFiltered = Object.keys(NO_FILTER).some((name) => search.has(name));
      return signedIn && !isFiltered ? [messagesApi.endpoints.listMessages.initiate(NO_FILTER, ONCE)] : [];
    },
  },
};

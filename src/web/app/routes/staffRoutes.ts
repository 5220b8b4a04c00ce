import type { ComponentType } from 'react';
import type { PageName, VisitorPageName } from '#content/pages.ts';
import type { PageCode, PageModule } from './pageRoute.ts';

/** Loads the frame of staff's pages. */
export const loadStaffLayout: (() => Promise<{ Component: ComponentType }>) | undefined = async () => ({
  Component: (await import('#web/layout/staff/StaffLayout.tsx')).StaffLayout,
});

/** The files of staff's pages. They exist only in English: the Kiswahili build uses `noStaffRoutes.ts` in place of this module. */
export const staffFiles = import.meta.glob<PageModule>('/src/web/pages/staff/*.tsx');

/** What these pages have besides their files. They ask for their data by themselves. */
export const staffCode: Readonly<Partial<Record<Exclude<PageName, VisitorPageName>, PageCode>>> = {
  dashboardEvent: { component: 'DashboardPage' },
};

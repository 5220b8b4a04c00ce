import type { ComponentType } from 'react';
import type { PageModule } from './visitorRoutes.ts';

/** Loads the frame of staff's pages. */
export const loadStaffLayout: (() => Promise<{ Component: ComponentType }>) | undefined = async () => ({
  Component: (await import('#web/layout/staff/StaffLayout.tsx')).StaffLayout,
});

/** The files of staff's pages. They exist only in English: the Kiswahili build uses `noStaffRoutes.ts` in place of this module. They
 * ask for their data by themselves. */
export const staffFiles = import.meta.glob<PageModule>('/src/web/pages/staff/*.tsx');

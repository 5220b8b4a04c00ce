import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { ThisWeek } from '#web/features/this-week/ThisWeek.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** What to tell people of this week or the next, for staff only. */
export function ThisWeekPage() {
  return (
    <RequireStaff>
      <PageHead page="thisWeek" />
      <ThisWeek />
    </RequireStaff>
  );
}

import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { History } from '#web/features/history/History.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** Who changed which event and when, for staff only. */
export function HistoryPage() {
  return (
    <RequireStaff>
      <PageHead page="history" />
      <History />
    </RequireStaff>
  );
}

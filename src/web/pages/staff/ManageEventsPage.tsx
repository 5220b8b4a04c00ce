import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { ManageEvents } from '#web/features/staff-events/ManageEvents.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The Manage Events screen, for staff only (rulings, 12). */
export function ManageEventsPage() {
  return (
    <RequireStaff>
      <PageHead page="manageEvents" />
      <ManageEvents />
    </RequireStaff>
  );
}

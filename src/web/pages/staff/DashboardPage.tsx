import { Dashboard } from '#web/features/staff-events/Dashboard.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The admin dashboard (specification, section 2); it opens without a token, since it lists public data (rulings, 14). */
export function DashboardPage() {
  return (
    <>
      <PageHead page="dashboard" />
      <Dashboard />
    </>
  );
}

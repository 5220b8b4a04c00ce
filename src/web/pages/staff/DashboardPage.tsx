import { OWN_BACKEND } from '#web/api/requests.ts';
import { SignedIn } from '#web/auth/SignedIn.tsx';
import { SamplesLeft } from '#web/features/site-words/guide/GuidedSteps.tsx';
import { Dashboard } from '#web/features/staff-events/Dashboard.tsx';

/** The admin dashboard (specification, section 2); it opens without a token, since it lists public data (rulings, 14). */
export function DashboardPage() {
  return (
    <>
      <Dashboard />
      {/* below the list, which must not move when it comes */}
      <SignedIn>{OWN_BACKEND ? <SamplesLeft /> : null}</SignedIn>
    </>
  );
}

import { Teams } from '#web/features/ministries/Teams.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** Join our team (rulings, 17). */
export function JoinOurTeamPage() {
  return (
    <>
      <PageHead page="joinOurTeam" />
      <Teams />
    </>
  );
}

import { MissionPoints } from '#web/features/about/MissionPoints.tsx';
import { PrayerInvitation } from '#web/features/about/PrayerInvitation.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The mission in eight points (specification, section 2). */
export function MissionPage() {
  return (
    <>
      <PageHead page="mission" />
      <MissionPoints />
      <PrayerInvitation />
    </>
  );
}

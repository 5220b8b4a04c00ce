import { MissionPoints } from '#web/features/about/MissionPoints.tsx';
import { PrayerInvitation } from '#web/features/about/PrayerInvitation.tsx';

export { approved } from '#words/mission.ts';

/** The mission in eight points (specification, section 2). */
export function MissionPage() {
  return (
    <>
      <MissionPoints />
      <PrayerInvitation />
    </>
  );
}

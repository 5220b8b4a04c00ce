import { Growth } from '#web/features/sermons/Growth.tsx';
import { Habits } from '#web/features/sermons/Habits.tsx';
import { LatestSermons } from '#web/features/sermons/LatestSermons.tsx';
import { Watch } from '#web/features/sermons/Watch.tsx';

export { approved } from '#words/sermons.ts';

/** Sermons (specification, section 2). */
export function SermonsPage() {
  return (
    <>
      <Growth />
      <Watch />
      <Habits />
      <LatestSermons />
    </>
  );
}

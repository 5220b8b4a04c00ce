import { LatestSermons } from '#web/features/sermons/LatestSermons.tsx';
import { Growth, Habits, Watch } from '#web/features/sermons/SermonsSections.tsx';

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

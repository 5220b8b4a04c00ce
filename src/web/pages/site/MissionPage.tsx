import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Invitation } from '#web/features/church/PageCards.tsx';
import { PageHero } from '#web/features/church/PageHero.tsx';
import { TitledPoints } from '#web/features/church/Points.tsx';
import { mission } from '#words/mission.ts';

export { approved } from '#words/mission.ts';

/** The mission in eight points (specification, section 2). */
export function MissionPage() {
  const { hero, title, points, invitation } = usePageWords('mission', mission);
  return (
    <>
      <PageHero page="mission" hero={hero} look="arch" />
      <TitledPoints page="mission" field="points" title={title} items={points} look="lines" numbered />
      <Invitation page="mission" field="invitation" words={invitation} to={href('contact')} tone="glass" />
    </>
  );
}

import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Invitation } from '#web/features/church/Invitation.tsx';
import { PageHero } from '#web/features/church/PageHero.tsx';
import { Points } from '#web/features/church/Points.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { mission } from '#words/mission.ts';

export { approved } from '#words/mission.ts';

/** The mission in eight points (specification, section 2). */
export function MissionPage() {
  const { hero, title, points, invitation } = usePageWords('mission', mission);
  const mark = useFieldMark('mission');
  return (
    <>
      <PageHero page="mission" hero={hero} look="arch" />
      <Section joined labelledBy="points" heading={title} headingMark={mark('title')} headingSx={{ mb: 4 }}>
        <Points page="mission" field="points" items={points} look="lines" numbered />
      </Section>
      <Invitation page="mission" field="invitation" words={invitation} to={href('contact')} tone="glass" />
    </>
  );
}

import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { PageHero } from '#web/features/church/PageHero.tsx';
import { Points } from '#web/features/church/Points.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { vision } from '#words/vision.ts';

export { approved } from '#words/vision.ts';

/** The vision in six points (specification, section 2). */
export function VisionPage() {
  const { hero, title, points } = usePageWords('vision', vision);
  const mark = useFieldMark('vision');
  return (
    <>
      <PageHero page="vision" hero={hero} look="arch" tone="glass" />
      <Section labelledBy="points" heading={title} headingMark={mark('title')} headingSx={{ mb: 4 }}>
        <Points page="vision" field="points" items={points} look="path" />
      </Section>
    </>
  );
}

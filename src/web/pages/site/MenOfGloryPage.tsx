import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Ministry } from '#web/features/church/Ministry.tsx';
import { Points } from '#web/features/church/Points.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { menOfGlory } from '#words/menOfGlory.ts';

export { approved } from '#words/menOfGlory.ts';

/** Men of Glory (specification, section 2). */
export function MenOfGloryPage() {
  const words = usePageWords('menOfGlory', menOfGlory);
  const mark = useFieldMark('menOfGlory');
  const { title, items } = words.pillars;
  return (
    <Ministry page="menOfGlory" words={words} look="wide">
      <Section joined labelledBy="pillars" heading={title} headingMark={mark('pillars.title')} headingSx={{ mb: 4 }}>
        <Points page="menOfGlory" field="pillars.items" items={items} look="cards" />
      </Section>
    </Ministry>
  );
}

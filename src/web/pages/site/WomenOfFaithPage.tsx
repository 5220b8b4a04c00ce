import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Ministry } from '#web/features/church/Ministry.tsx';
import { Points } from '#web/features/church/Points.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { womenOfFaith } from '#words/womenOfFaith.ts';

export { approved } from '#words/womenOfFaith.ts';

/** Women of Faith (specification, section 2). */
export function WomenOfFaithPage() {
  const words = usePageWords('womenOfFaith', womenOfFaith);
  const mark = useFieldMark('womenOfFaith');
  const { title, items } = words.circles;
  return (
    <Ministry page="womenOfFaith" words={words} look="round">
      <Section joined labelledBy="circles" heading={title} headingMark={mark('circles.title')} headingSx={{ mb: 4 }}>
        <Points page="womenOfFaith" field="circles.items" items={items} look="cards" />
      </Section>
    </Ministry>
  );
}

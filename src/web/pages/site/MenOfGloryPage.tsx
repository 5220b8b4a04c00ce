import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Ministry } from '#web/features/church/Ministry.tsx';
import { TitledPoints } from '#web/features/church/Points.tsx';
import { menOfGlory } from '#words/menOfGlory.ts';

export { approved } from '#words/menOfGlory.ts';

/** Men of Glory (specification, section 2). */
export function MenOfGloryPage() {
  const words = usePageWords('menOfGlory', menOfGlory);
  const { title, items } = words.pillars;
  return (
    <Ministry page="menOfGlory" words={words} look="wide">
      <TitledPoints page="menOfGlory" field="pillars.items" title={title} items={items} look="cards" />
    </Ministry>
  );
}

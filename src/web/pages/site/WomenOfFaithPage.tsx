import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Ministry } from '#web/features/church/Ministry.tsx';
import { TitledPoints } from '#web/features/church/Points.tsx';
import { womenOfFaith } from '#words/womenOfFaith.ts';

export { approved } from '#words/womenOfFaith.ts';

/** Women of Faith (specification, section 2). */
export function WomenOfFaithPage() {
  const words = usePageWords('womenOfFaith', womenOfFaith);
  const { title, items } = words.circles;
  return (
    <Ministry page="womenOfFaith" words={words} look="round">
      <TitledPoints page="womenOfFaith" field="circles.items" title={title} items={items} look="cards" />
    </Ministry>
  );
}

import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { PageHero } from '#web/features/church/PageHero.tsx';
import { TitledPoints } from '#web/features/church/Points.tsx';
import { vision } from '#words/vision.ts';

export { approved } from '#words/vision.ts';

/** The vision in six points (specification, section 2). */
export function VisionPage() {
  const { hero, title, points } = usePageWords('vision', vision);
  return (
    <>
      <PageHero page="vision" hero={hero} look="arch" tone="glass" />
      <TitledPoints page="vision" field="points" title={title} items={points} look="path" joined={false} />
    </>
  );
}

import { VisionHero } from '#web/features/about/VisionHero.tsx';
import { VisionPath } from '#web/features/about/VisionPath.tsx';

export { approved } from '#words/vision.ts';

/** The vision in six points (specification, section 2). */
export function VisionPage() {
  return (
    <>
      <VisionHero />
      <VisionPath />
    </>
  );
}

import { VisionHero } from '#web/features/about/VisionHero.tsx';
import { VisionPath } from '#web/features/about/VisionPath.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The vision in six points (specification, section 2). */
export function VisionPage() {
  return (
    <>
      <PageHead page="vision" />
      <VisionHero />
      <VisionPath />
    </>
  );
}

import { Suspense } from 'react';
import { AboutHero } from '#web/features/about/AboutHero.tsx';
import { MissionAndVision } from '#web/features/about/MissionAndVision.tsx';
import { Pastors } from '#web/features/about/Pastors.tsx';
import { ReadFurther } from '#web/features/about/ReadFurther.tsx';
import { Testimonials } from '#web/features/about/Testimonials.tsx';

export { approved } from '#words/about.ts';

/** About us (specification, section 2). */
export function AboutPage() {
  return (
    <>
      <AboutHero />
      <MissionAndVision />
      <Suspense fallback={null}>
        <ReadFurther />
        <Pastors />
      </Suspense>
      <Suspense fallback={null}>
        <Testimonials />
      </Suspense>
    </>
  );
}

import { FocusAreas } from '#web/features/about/FocusAreas.tsx';
import { MottoHero } from '#web/features/about/MottoHero.tsx';

export { approved } from '#words/motto.ts';

/** The motto with its ten focus areas (specification, section 2). */
export function MottoPage() {
  return (
    <>
      <MottoHero />
      <FocusAreas />
    </>
  );
}

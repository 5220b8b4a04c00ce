import { Suspense } from 'react';
import { ChurchData } from '#web/features/home/ChurchData.tsx';
import { Hero } from '#web/features/home/Hero.tsx';
import { Inspiration } from '#web/features/home/Inspiration.tsx';
import { Leadership } from '#web/features/home/Leadership.tsx';
import { Themes } from '#web/features/home/Themes.tsx';
import { VerseInvitation } from '#web/features/home/VerseInvitation.tsx';
import { Welcome } from '#web/features/home/Welcome.tsx';
import { Visit } from '#web/features/visit/Visit.tsx';

export { approved } from '#words/home.ts';

/** The home page (specification, section 2). Each boundary hydrates as a task of its own. */
export function HomePage() {
  return (
    <>
      <ChurchData />
      <Hero />
      <Suspense fallback={null}>
        <Welcome />
      </Suspense>
      <Suspense fallback={null}>
        <Inspiration />
      </Suspense>
      <Suspense fallback={null}>
        <Leadership />
        <Themes />
      </Suspense>
      <Suspense fallback={null}>
        <VerseInvitation />
        <Visit />
      </Suspense>
    </>
  );
}

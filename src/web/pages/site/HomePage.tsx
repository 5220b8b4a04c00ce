import { ChurchData } from '#web/features/home/ChurchData.tsx';
import { Hero } from '#web/features/home/Hero.tsx';
import { Inspiration } from '#web/features/home/Inspiration.tsx';
import { Leadership } from '#web/features/home/Leadership.tsx';
import { Themes } from '#web/features/home/Themes.tsx';
import { VerseInvitation } from '#web/features/home/VerseInvitation.tsx';
import { Welcome } from '#web/features/home/Welcome.tsx';
import { Visit } from '#web/features/visit/Visit.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { Later } from '#web/ui/Later.tsx';

/** The home page (specification, section 2). */
export function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <ChurchData />
      <Hero />
      <Later height={{ xs: 1170, md: 740 }}>
        <Welcome />
      </Later>
      <Later height={{ xs: 760, md: 710 }}>
        <Inspiration />
      </Later>
      <Later height={{ xs: 1920, md: 1690 }}>
        <Leadership />
        <Themes />
      </Later>
      <Later height={{ xs: 2600, md: 1540 }}>
        <VerseInvitation />
        <Visit />
      </Later>
    </>
  );
}

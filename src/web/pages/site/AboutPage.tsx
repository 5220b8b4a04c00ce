import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { MissionAndVision, Pastors, Testimonials } from '#web/features/church/AboutSections.tsx';
import { PageCards } from '#web/features/church/PageCards.tsx';
import { PageHero } from '#web/features/church/PageHero.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { about } from '#words/about.ts';

export { approved } from '#words/about.ts';

/** About us (specification, section 2). */
export function AboutPage() {
  const { hero, more } = usePageWords('about', about);
  return (
    <>
      <PageHero page="about" hero={hero} look="arch" tone="glass" />
      <MissionAndVision />
      <Section tone="card" labelledBy="further" heading={more.title}>
        <PageCards page="about" field="more.cards" cards={more.cards} />
      </Section>
      <Pastors />
      <Testimonials />
    </>
  );
}

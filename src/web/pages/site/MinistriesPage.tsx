import { href } from '#content/pages.ts';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Invitation, PageCards } from '#web/features/church/PageCards.tsx';
import { PageHero } from '#web/features/church/PageHero.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { ministries } from '#words/ministries.ts';

export { approved } from '#words/ministries.ts';

/** Ministries: the hero with its two scriptures, and the overview (specification, section 2). */
export function MinistriesPage() {
  const { hero, overview, team, mark } = usePageWords('ministries', ministries);
  return (
    <>
      <PageHero page="ministries" hero={hero} look="arch" tone="glass">
        {hero.verses.map((verse, at) => (
          <ScriptureQuote key={verse.reference} verse={verse} {...mark('hero.verses', at)} sx={{ mt: 4 }} />
        ))}
      </PageHero>
      <Section labelledBy="belong" heading={overview.title} headingMark={mark('overview.title')}>
        <PageCards page="ministries" field="overview.cards" cards={overview.cards} />
      </Section>
      <Invitation page="ministries" field="team" words={team} to={href('joinOurTeam')} />
    </>
  );
}

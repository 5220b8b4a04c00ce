import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns } from '#web/ui/layout/Columns.tsx';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ArchPicture } from '#web/ui/media/ArchPicture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { about } from '#words/about.ts';

/** The heading on a dark section, with the picture overlapping the section below. */
export function AboutHero() {
  const { hero } = usePageWords('about', about);
  const mark = useFieldMark('about');
  return (
    <Section tone="glass" sx={{ pb: { md: 8 }, mb: { md: 14 } }}>
      <Columns gap={{ xs: 5, md: 8 }} columns={{ md: '1.2fr 0.8fr' }} align="center">
        <div>
          <PageHeading eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} />
          <ScriptureQuote
            verse={hero.verse}
            {...mark('hero.verse')}
            sx={{ mt: 4, pl: 3, borderLeft: 2, borderColor: 'accent.gold' }}
          />
        </div>
        <ArchPicture
          {...mark('hero.picture')}
          name={hero.picture}
          priority
          sizes="(min-width: 900px) 400px, 240px"
          sx={{ width: '100%', maxWidth: { xs: 320, md: 'none' }, mx: 'auto', mb: { md: '-176px' } }}
        />
      </Columns>
    </Section>
  );
}

import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns } from '#web/ui/layout/Columns.tsx';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ArchPicture } from '#web/ui/media/ArchPicture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { ministries } from '#words/ministries.ts';

/** The banner: a picture between its two scriptures (specification, section 2, Ministries). */
export function MinistriesHero() {
  const { hero } = usePageWords('ministries', ministries);
  const mark = useFieldMark('ministries');
  const [left, right] = hero.verses;
  return (
    <Section tone="glass" sx={{ pt: { xs: 5, md: 7 } }}>
      <PageHeading eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} align="center" />
      <Columns gap={{ xs: 4, md: 6 }} columns={{ md: '1fr 320px 1fr' }} align="center" mt={{ xs: 5, md: 6 }}>
        {left ? (
          <ScriptureQuote verse={left} {...mark('hero.verses', 0)} sx={{ textAlign: { md: 'end' } }} />
        ) : (
          <span />
        )}
        <ArchPicture
          {...mark('hero.picture')}
          name={hero.picture}
          priority
          sizes="(min-width: 900px) 320px, 240px"
          sx={{ order: { xs: -1, md: 0 }, width: '100%', maxWidth: { xs: 280, md: 'none' }, mx: 'auto' }}
        />
        {right ? <ScriptureQuote verse={right} {...mark('hero.verses', 1)} /> : null}
      </Columns>
    </Section>
  );
}

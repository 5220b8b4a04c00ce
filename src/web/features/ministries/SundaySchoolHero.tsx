import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns } from '#web/ui/layout/Columns.tsx';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ArchPicture } from '#web/ui/media/ArchPicture.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { sundaySchool } from '#words/sundaySchool.ts';

/** An arched picture on the left, the words on the right. */
export function SundaySchoolHero() {
  const { hero, text } = usePageWords('sundaySchool', sundaySchool);
  const mark = useFieldMark('sundaySchool');
  return (
    <Section sx={{ pt: { xs: 4, md: 6 } }}>
      <Columns gap={{ xs: 4, md: 8 }} columns={{ sm: '220px 1fr', md: '380px 1fr' }} align="center">
        <ArchPicture
          {...mark('hero.picture')}
          name={hero.picture}
          priority
          sizes="(min-width: 900px) 380px, 240px"
          sx={{ order: { xs: 1, sm: 0 }, maxWidth: { xs: 260, sm: 'none' }, width: '100%', mx: 'auto' }}
        />
        <div>
          <PageHeading page="sundaySchool" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} />
          <Paragraphs
            of={text.paragraphs}
            mark={(at) => mark('text.paragraphs', at)}
            sx={{ mt: 2.5, maxWidth: '36em' }}
          />
          <ScriptureQuote verse={hero.verse} {...mark('hero.verse')} sx={{ mt: 3.5, color: 'accent.wine' }} />
        </div>
      </Columns>
    </Section>
  );
}

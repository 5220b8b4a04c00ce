import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { Columns } from '#web/ui/layout/Columns.tsx';
import { PageTrail } from '#web/ui/layout/PageTrail.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { Eyebrow } from '#web/ui/text/Eyebrow.tsx';
import { Paragraphs } from '#web/ui/text/Paragraphs.tsx';
import { youths } from '#words/youths.ts';

/** The name in very large letters, a slanted picture, and the plan for Saturday beside it. */
export function YouthsHero() {
  const { hero, text } = usePageWords('youths', youths);
  const mark = useFieldMark('youths');
  return (
    <Section tone="glass" sx={{ pt: { xs: 4, md: 5 }, pb: { xs: 7, md: 9 }, overflow: 'hidden' }}>
      <PageTrail page="youths" />
      <Eyebrow>{hero.eyebrow}</Eyebrow>
      <Typography
        variant="h1"
        sx={{
          fontSize: 'clamp(4rem, 15vw, 11rem)',
          lineHeight: 0.9,
          color: 'accent.gold',
          position: 'relative',
          zIndex: 1,
        }}
      >
        {hero.title}
      </Typography>
      <Columns gap={{ xs: 4, md: 6 }} columns={{ md: '1.35fr 1fr' }} align="end" mt={{ xs: -2, md: -5 }}>
        <Picture
          {...mark('hero.picture')}
          name={hero.picture}
          priority
          sizes="(min-width: 900px) 640px, 66vw"
          ratio="16 / 10"
          sx={{
            clipPath: { xs: 'polygon(0 6%, 100% 0, 100% 94%, 0 100%)', md: 'polygon(0 9%, 100% 0, 94% 100%, 6% 94%)' },
          }}
        />
        <div>
          <Typography variant="lead" component="p" {...mark('hero.lead')}>
            {hero.lead}
          </Typography>
          <Typography variant="h2" {...mark('text.title')} sx={{ mt: 4 }}>
            {text.title}
          </Typography>
          <Paragraphs
            of={text.paragraphs}
            mark={(at) => mark('text.paragraphs', at)}
            sx={{ mt: 2, color: 'text.secondary' }}
          />
        </div>
      </Columns>
    </Section>
  );
}

import Box from '@mui/material/Box';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { vision } from '#words/vision.ts';

/** The words on the left half, the picture on the right up to the edge of the screen. */
export function VisionHero() {
  const { hero } = usePageWords('vision', vision);
  const mark = useFieldMark('vision');
  return (
    <Section
      tone="glass"
      contained={false}
      sx={{ py: { xs: 0, md: 0 }, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } }}
    >
      <Box
        sx={{
          py: { xs: 5, md: 9 },
          px: { xs: 2.5, sm: 3 },
          width: '100%',
          maxWidth: { md: CONTENT_WIDTH / 2 },
          ml: { md: 'auto' },
          pr: { md: 7 },
        }}
      >
        <PageHeading page="vision" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} />
        <ScriptureQuote
          {...mark('hero.verse')}
          verse={hero.verse}
          sx={{ mt: 4, color: 'text.secondary', '& blockquote': { fontSize: '1.1rem' } }}
        />
      </Box>
      <Picture
        {...mark('hero.picture')}
        name={hero.picture}
        priority
        sizes="(min-width: 900px) 50vw, 66vw"
        ratio="auto"
        sx={{
          order: { xs: -1, md: 0 },
          height: { xs: 240, sm: 320, md: '100%' },
          position: 'relative',
          '& img': { position: 'absolute', inset: 0 },
        }}
      />
    </Section>
  );
}

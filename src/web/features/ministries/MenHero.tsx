import Box from '@mui/material/Box';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { glassTone } from '#web/theme/glassTone.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { menOfGlory } from '#words/menOfGlory.ts';

/** The picture over the width of the screen, and a dark panel with the words that overlaps it. */
export function MenHero() {
  const { hero } = usePageWords('menOfGlory', menOfGlory);
  const mark = useFieldMark('menOfGlory');
  return (
    <>
      <Picture
        {...mark('hero.picture')}
        name={hero.picture}
        priority
        sizes="(min-width: 900px) 100vw, 66vw"
        ratio="auto"
        sx={{ height: 'min(62.5vw, 76svh)' }}
      />
      <Section joined sx={{ pb: { xs: 0, md: 0 } }}>
        <Box sx={[glassTone, tablet]}>
          <PageHeading page="menOfGlory" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} />
          <ScriptureQuote
            verse={hero.verse}
            {...mark('hero.verse')}
            sx={{ pl: 3, borderLeft: 2, borderColor: 'accent.gold' }}
          />
        </Box>
      </Section>
    </>
  );
}

const tablet = {
  position: 'relative',
  mt: { xs: -4, md: -12 },
  p: { xs: 3, sm: 5, md: 6 },
  borderRadius: 4,
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { md: '1.15fr 0.85fr' },
  alignItems: 'end',
};

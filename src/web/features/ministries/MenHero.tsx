import Box from '@mui/material/Box';
import { menOfGlory } from '#content/menOfGlory.ts';
import { PageHeading } from '#web/ui/PageHeading.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { ScriptureQuote } from '#web/ui/ScriptureQuote.tsx';
import { Section } from '#web/ui/Section.tsx';

const { hero } = menOfGlory;

/** A wide low window, and the words beneath it on the same dark glass. */
export function MenHero() {
  return (
    <>
      <Picture name={hero.picture} priority sizes="100vw" ratio="auto" sx={{ height: { xs: 230, sm: 320, md: 420 } }} />
      <Section tone="glass" sx={{ py: { xs: 5, md: 7 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 8 },
            gridTemplateColumns: { md: '1.15fr 0.85fr' },
            alignItems: 'end',
          }}
        >
          <PageHeading page="menOfGlory" eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
          <ScriptureQuote verse={hero.verse} sx={{ pl: 3, borderLeft: 2, borderColor: 'accent.gold' }} />
        </Box>
      </Section>
    </>
  );
}

import Box from '@mui/material/Box';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { RoundPicture } from '#web/ui/media/RoundPicture.tsx';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { womenOfFaith } from '#words/womenOfFaith.ts';

/** A round picture between centred words. */
export function WomenHero() {
  const { hero } = usePageWords('womenOfFaith', womenOfFaith);
  const mark = useFieldMark('womenOfFaith');
  return (
    <Section
      sx={{
        background: 'linear-gradient(var(--mui-palette-accent-bubble), var(--mui-palette-background-default))',
        pt: { xs: 4, md: 6 },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <PageHeading
          page="womenOfFaith"
          eyebrow={hero.eyebrow}
          title={hero.title}
          lead={hero.lead}
          mark={mark}
          align="center"
        />
        <RoundPicture
          {...mark('hero.picture')}
          name={hero.picture}
          priority
          sizes="(min-width: 600px) 380px, 240px"
          sx={{ width: { xs: 280, sm: 380 }, my: { xs: 4, md: 5 }, borderWidth: 8 }}
        />
        <ScriptureQuote verse={hero.verse} {...mark('hero.verse')} size="large" align="center" />
      </Box>
    </Section>
  );
}

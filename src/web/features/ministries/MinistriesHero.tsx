import Box from '@mui/material/Box';
import { ministries } from '#content/ministries.ts';
import { PageHeading } from '#web/ui/PageHeading.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { ScriptureQuote } from '#web/ui/ScriptureQuote.tsx';
import { Section } from '#web/ui/Section.tsx';

const { hero } = ministries;

/** The banner with its two scriptures, left and right of the words (specification, section 2, Ministries). */
export function MinistriesHero() {
  const [left, right] = hero.verses;
  return (
    <Section tone="glass" sx={{ overflow: 'hidden', isolation: 'isolate' }}>
      <Picture
        name={hero.picture}
        alt=""
        priority
        sizes="100vw"
        ratio="auto"
        sx={{ position: 'absolute', inset: 0, zIndex: -1, '& img': { opacity: 0.42 } }}
      />
      <PageHeading
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        align="center"
        sx={{ textShadow: '0 1px 24px rgb(0 0 0 / 0.6)' }}
      />
      <Box
        sx={{ display: 'grid', gap: { xs: 3, md: 4 }, gridTemplateColumns: { md: '1fr 1fr' }, mt: { xs: 5, md: 7 } }}
      >
        <ScriptureQuote verse={left} sx={panel} />
        <ScriptureQuote verse={right} sx={panel} />
      </Box>
    </Section>
  );
}

const panel = { bgcolor: 'glass.deep', borderRadius: 4, p: { xs: 3, md: 4 }, border: 1, borderColor: 'divider' };

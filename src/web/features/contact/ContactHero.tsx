import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { contact } from '#words/contact.ts';

interface ContactHeroProps {
  /** The form, on a sheet that overlaps the dark section. */
  form: ReactNode;
  /** The other ways to reach the church, beside it. */
  ways: ReactNode;
}

/** The picture, the form in front of it, and the other ways to reach the church beside it. */
export function ContactHero({ form, ways }: ContactHeroProps) {
  const { hero, verse, mark } = usePageWords('contact', contact);
  return (
    <>
      <Section tone="glass" sx={{ pb: { xs: 25, md: 24 }, isolation: 'isolate', overflow: 'hidden' }}>
        <Picture {...mark('hero.picture')} name={hero.picture} alt="" priority sizes="60vw" ratio="auto" sx={behind} />
        <PageHeading
          eyebrow={hero.eyebrow}
          title={hero.title}
          lead={hero.lead}
          mark={mark}
          sx={{ maxWidth: { md: 'min(520px, 44%)' } }}
        />
      </Section>
      <Section joined>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 8 },
            gridTemplateColumns: { md: 'minmax(0, 1.45fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Paper variant="outlined" sx={{ mt: { xs: -12, md: -18 }, p: { xs: 2.5, sm: 5 } }}>
            {form}
          </Paper>
          <Box sx={{ pt: { md: 6 } }}>
            {ways}
            <ScriptureQuote
              verse={verse}
              {...mark('verse')}
              sx={{ mt: 5, pl: 3, borderLeft: 2, borderColor: 'accent.gold' }}
            />
          </Box>
        </Box>
      </Section>
    </>
  );
}

/** Beside the words on a desk, below them on a phone, never behind them. */
const behind = {
  position: 'absolute',
  zIndex: -1,
  inset: { xs: 'auto 0 0', md: '0 0 0 42%' },
  height: { xs: 170, md: 'auto' },
  maskImage: { xs: 'linear-gradient(transparent, black 60%)', md: 'linear-gradient(90deg, transparent, black 45%)' },
};

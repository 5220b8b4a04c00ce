import { Box, Container, type Theme, Typography } from '@mui/material';
import { glassTone } from '#web/theme/glassTone.ts';
import { Picture } from '#web/ui/media/Picture.tsx';
import { dailyVerse } from '#words/dailyVerse.ts';

/** The page's title. It is low on a phone, so that the conversation is on the first screen. */
export function VerseBand() {
  return (
    <Box sx={[glassTone, band]}>
      <Picture
        name={dailyVerse.picture}
        alt=""
        priority
        // Under the veil a smaller file is sharp enough.
        sizes="60vw"
        ratio="auto"
        sx={[veiled, { position: 'absolute', inset: { xs: 0, md: '0 0 0 38%' }, zIndex: -1 }]}
      />
      <Container>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.9rem, 4.6vw, 3.4rem)' }}>
          {dailyVerse.title}
        </Typography>
        <Typography
          variant="body2"
          sx={{ mt: { xs: 0.25, md: 1.25 }, color: 'text.secondary', fontSize: { md: '1.2rem' } }}
        >
          {dailyVerse.lead} <span lang={dailyVerse.alsoUnderstood.language}>{dailyVerse.alsoUnderstood.text}</span>
        </Typography>
      </Container>
    </Box>
  );
}

const band = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  pt: { xs: 1, md: 4 },
  pb: { xs: 5, md: 13 },
} as const;

/** Keeps the words off the figure: beside it on a desk, below it on a phone. */
const veiled = ({ vars, palette, breakpoints }: Theme) => {
  const ink = (vars.palette ?? palette).glass.main;
  const veil = (share: number) => `color-mix(in srgb, ${ink} ${share}%, transparent)`;
  return {
    '& img': { objectPosition: '50% 22%', [breakpoints.down('md')]: { objectPosition: '50% 100%' } },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, ${ink}, ${veil(40)} 45%, ${veil(20)})`,
      [breakpoints.down('md')]: { background: veil(78) },
    },
  };
};

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dailyVerse } from '#content/dailyVerse.ts';
import { glassTone } from '#web/ui/glassTone.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { CONTENT_WIDTH } from '#web/ui/Section.tsx';

/** The page's title on the glass. On a phone it is low, so that the conversation stands on the first screen. */
export function VerseBand() {
  return (
    <Box sx={[glassTone, band]}>
      <Picture
        name={dailyVerse.picture}
        alt=""
        priority
        sizes="100vw"
        ratio="auto"
        position="50% 38%"
        sx={[veiled, { position: 'absolute', inset: 0, zIndex: -1 }]}
      />
      <Container sx={{ maxWidth: CONTENT_WIDTH, px: { xs: 2.5, sm: 3 } }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.9rem, 4.6vw, 3.4rem)' }}>
          {dailyVerse.title}
        </Typography>
        <Typography sx={{ mt: { xs: 0.5, md: 1.5 }, color: 'text.secondary', maxWidth: '34em', lineHeight: 1.5 }}>
          {dailyVerse.lead}
        </Typography>
      </Container>
    </Box>
  );
}

const band = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  pt: { xs: 1.5, md: 6 },
  pb: { xs: 5, md: 15 },
} as const;

/** The window is clear at the far side, and ink where the words stand. */
const veiled = ({ vars, palette, breakpoints }: Theme) => {
  const ink = (vars?.palette ?? palette).glass.main;
  const veil = (share: number) => `color-mix(in srgb, ${ink} ${share}%, transparent)`;
  return {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, ${veil(94)} 30%, ${veil(60)} 65%, ${veil(30)})`,
      [breakpoints.down('md')]: { background: veil(84) },
    },
  };
};

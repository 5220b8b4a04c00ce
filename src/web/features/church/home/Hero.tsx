import { Box, Button, Container, type Theme, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { glassTone } from '#web/theme/glassTone.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { FilmBackground } from '#web/ui/media/FilmBackground.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { home } from '#words/home.ts';
import { NextEvent } from './NextEvent.tsx';

const UPRIGHT = '@media (orientation: portrait)';

/** The first screen: the film or its poster behind the church's name and the next event. */
export function Hero() {
  const { hero } = usePageWords('home', home);
  const mark = useFieldMark('church');
  return (
    <Box sx={[glassTone, frame]}>
      <FilmBackground
        poster={<Picture name={hero.picture} upright={hero.upright} priority sizes="100vw" ratio="auto" sx={poster} />}
        film={hero.film}
        sx={film}
      />
      <Box aria-hidden sx={shade} />
      <Container sx={words}>
        <div>
          <Typography variant="h1" lang={langOf('en')} {...mark('name')} sx={{ maxWidth: '9em' }}>
            {hero.title.value}
          </Typography>
          <Typography variant="lead" {...mark('tagline')} sx={{ mt: 1.75, maxWidth: '26em', color: 'text.secondary' }}>
            {hero.tagline.value}
          </Typography>
        </div>
        <Box sx={{ gridRow: { md: '1 / span 2' }, gridColumn: { md: 2 } }}>
          <NextEvent />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" color="secondary" href="#visit">
            {hero.visit}
          </Button>
          <Button variant="outlined" color="inherit" to={href('events')}>
            {hero.events}
          </Button>
        </Box>
      </Container>
    </Box>
  );
}

const frame = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 'max(100svh, 640px)',
  backgroundColor: 'glass.deep',
  [UPRIGHT]: { pt: 'min(80vw, 52svh)', minHeight: '100svh' },
} as const;

const poster = {
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  // Where pictures are blocked, the alternative text begins below the navigation bar.
  '& img': { objectPosition: '50% 0', '&::before': { content: '""', display: 'block', height: 80 } },
  [UPRIGHT]: { aspectRatio: '3 / 4', bottom: 'auto' },
} as const;

/** On a portrait screen the film is placed so that its dove and sun match those of the portrait poster. */
const film = {
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectPosition: '50% 0',
  [UPRIGHT]: {
    inset: '-2.5vw auto auto -30vw',
    width: '160vw',
    height: '100vw',
    maskImage: 'linear-gradient(black 70%, transparent)',
  },
} as const;

const shade = ({ vars, palette, breakpoints }: Theme) => {
  const { deep } = (vars.palette ?? palette).glass;
  const clear = 'transparent';
  const half = `color-mix(in srgb, ${deep} 62%, transparent)`;
  return {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(180deg, ${half} 0, ${clear} 24%, ${clear} 40%, color-mix(in srgb, ${deep} 94%, transparent) 84%)`,
    // On a phone that lies on its side the words begin at the top.
    [breakpoints.down('md')]: {
      background: `linear-gradient(180deg, ${half} 0, color-mix(in srgb, ${deep} 94%, transparent) 50%)`,
    },
    [UPRIGHT]: {
      background: `linear-gradient(180deg, ${half} 0, ${clear} 26vw, ${clear} min(66vw, 36svh), color-mix(in srgb, ${deep} 80%, transparent) min(92vw, 56svh), ${deep} min(124vw, 78svh))`,
    },
  };
};

const words = {
  pb: { xs: 3.5, md: 8 },
  display: 'grid',
  rowGap: { xs: 2.5, md: 3.5 },
  columnGap: 6,
  gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
  alignItems: 'end',
} as const;

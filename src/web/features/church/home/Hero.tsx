import { Box, Button, Card, Container, Link, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { nextEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { eventPlace, eventTime, StatusTitle } from '#web/entities/event/eventText.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import { glassTone } from '#web/theme/glassTone.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/looks.ts';
import { FilmBackground } from '#web/ui/media/FilmBackground.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { InLanguage, langOf } from '#web/ui/text/InLanguage.tsx';
import { home } from '#words/home.ts';
import { myBranch } from '#words/myBranch.ts';
import { serviceTime, useComingServices } from './useComingServices.ts';

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

const card = {
  borderRadius: '18px',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-glass-deep) 72%, transparent)',
  backdropFilter: 'blur(10px)',
  WebkitBackdropFilter: 'blur(10px)',
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
} as const;

/**
 * The next service and the next event (rulings, 49): at the visitor's own branch, if one is chosen and has any, else the
 * main church's service and any branch's event.
 */
function NextEvent() {
  const clock = useClock();
  const { data = [] } = api.useListSoonEventsQuery(clock.date);
  const mine = useMyBranch();
  const [service] = useComingServices(clock);
  const own =
    mine &&
    nextEvent(
      data.filter(({ venue }) => branchOf(venue)?.key === mine.key),
      clock,
    );
  const event = own ?? nextEvent(data, clock);
  const { next, nextService } = usePageWords('home', home).hero;
  return (
    <Card variant="outlined" sx={card}>
      {service ? (
        <Part about={nextService} title={serviceTime(service, clock.date)} to="#visit">
          {`${service.name} · ${service.place}`}
        </Part>
      ) : null}
      {event ? (
        <Part
          about={own ? `${myBranch.next} ${mine?.name}` : next}
          title={
            <Box component="span" sx={clamped}>
              <StatusTitle event={event} inline />
            </Box>
          }
          to={href('event', { id: event.id })}
        >
          {eventTime(event, clock.date)} · <InLanguage lang="en">{eventPlace(event)}</InLanguage>
        </Part>
      ) : null}
    </Card>
  );
}

function Part({ about, title, to, children }: { about: string; title: ReactNode; to: string; children: ReactNode }) {
  return (
    <Box onClick={pressLink} sx={{ ...linkedCard, px: 2.75, py: 1.75 }}>
      <Typography variant="eyebrow">{about}</Typography>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        <Link to={to} sx={stretchedLink}>
          {title}
        </Link>
      </Typography>
      <Box component="p" sx={{ ...aboveLink, m: 0, color: 'text.secondary', fontSize: '1rem', lineHeight: 1.5 }}>
        <span>{children}</span>
      </Box>
    </Box>
  );
}

/** At most two lines of a very long title. */
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

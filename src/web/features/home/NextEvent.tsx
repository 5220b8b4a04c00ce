import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { nextEvent } from '#shared/events/churchEvent.ts';
import { churchClock } from '#shared/time.ts';
import { useListNextEventsQuery } from '#web/api/api.ts';
import { StatusTitle } from '#web/entities/event/StatusTitle.tsx';
import { useMyBranchEvents } from '#web/entities/event/useMyBranchEvents.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { Eyebrow } from '#web/ui/text/Eyebrow.tsx';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { dates } from '#words/dates.ts';
import { home } from '#words/home.ts';
import { myBranch } from '#words/myBranch.ts';

const card = {
  ...linkedCard,
  p: '18px 22px',
  borderRadius: '18px',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-glass-deep) 72%, transparent)',
  backdropFilter: 'blur(10px)',
  WebkitBackdropFilter: 'blur(10px)',
  '&:hover': { borderColor: 'glass.gold' },
} as const;

/**
 * The next event: at the visitor's own branch, if one is chosen and has any, else at any branch. Without an event, the
 * first Sunday service.
 */
export function NextEvent() {
  const clock = churchClock(useNow());
  const { data } = useListNextEventsQuery(clock.date);
  const { mine, events } = useMyBranchEvents(clock.date);
  const own = nextEvent(events, clock);
  const event = own ?? nextEvent(data ?? [], clock);
  const { next, noNext } = usePageWords('home', home).hero;
  return (
    <Card variant="outlined" onClick={pressLink} sx={card}>
      <Eyebrow>{own && mine ? `${myBranch.next} ${mine.name}` : next}</Eyebrow>
      <Typography variant="h3" component="h2" sx={{ mb: 0.75, ...clamped }}>
        <Link component={RouterLink} to={event ? href('event', { id: event.id }) : href('events')} sx={stretchedLink}>
          {event ? <StatusTitle event={event} inline /> : noNext.title}
        </Link>
      </Typography>
      <Box component="p" sx={{ ...aboveLink, m: 0, color: 'text.secondary', fontSize: '1rem', lineHeight: 1.5 }}>
        {event ? (
          <>
            {dates.date(event.start_date)}
            <br />
            {dates.timeOn(event.start_date, event.start_time)}
            {event.start_time && event.venue ? ', ' : null}
            <InLanguage lang="en">{event.venue}</InLanguage>
          </>
        ) : (
          noNext.text
        )}
      </Box>
    </Card>
  );
}

/** At most two lines of a very long title. */
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

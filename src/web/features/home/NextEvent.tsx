import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { home } from '#content/home.ts';
import { myBranch } from '#content/myBranch.ts';
import { href } from '#content/pages.ts';
import { nextEvent } from '#shared/events/churchEvent.ts';
import { churchClock, readableDate, readableTime } from '#shared/time.ts';
import { useListNextEventsQuery } from '#web/api/api.ts';
import { StatusTitle } from '#web/entities/event/StatusTitle.tsx';
import { useMyBranchEvents } from '#web/entities/event/useMyBranchEvents.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { Eyebrow } from '#web/ui/text/Eyebrow.tsx';

const Card = styled('div')(({ theme }) => ({
  ...linkedCard,
  padding: '18px 22px',
  borderRadius: 18,
  border: `1px solid ${theme.vars.palette.glass.line}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.glass.deep} 72%, transparent)`,
  backdropFilter: 'blur(10px)',
  WebkitBackdropFilter: 'blur(10px)',
  '&:hover': { borderColor: theme.vars.palette.glass.gold },
}));

/**
 * The next coming event, at the visitor's own branch where one is chosen and something is coming there, else anywhere,
 * from the same list as the events page; the first Sunday service where nothing is coming.
 */
export function NextEvent() {
  const clock = churchClock(useNow());
  const { data } = useListNextEventsQuery(clock.date);
  const { mine, events } = useMyBranchEvents(clock.date);
  const own = nextEvent(events, clock);
  const event = own ?? nextEvent(data ?? [], clock);
  const { next, noNext } = home.hero;
  return (
    <Card onClick={pressLink}>
      <Eyebrow>{own && mine ? `${myBranch.next} ${mine.name}` : next}</Eyebrow>
      <Typography variant="h3" component="h2" sx={{ mb: 0.75, ...clamped }}>
        <Link component={RouterLink} to={event ? href('event', { id: event.id }) : href('events')} sx={stretchedLink}>
          {event ? <StatusTitle event={event} inline /> : noNext.title}
        </Link>
      </Typography>
      <Box component="p" sx={{ ...aboveLink, m: 0, color: 'text.secondary', fontSize: '1rem', lineHeight: 1.5 }}>
        {event ? (
          <>
            {readableDate(event.start_date)}
            <br />
            {[readableTime(event.start_time), event.venue].filter(Boolean).join(', ')}
          </>
        ) : (
          noNext.text
        )}
      </Box>
    </Card>
  );
}

/** A very long title stays within two lines. */
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

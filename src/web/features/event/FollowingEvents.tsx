import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { branchOf } from '#content/branchOf.ts';
import { eventPage as words } from '#content/eventPage.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, isOver } from '#shared/churchEvent.ts';
import { churchClock, readableDate, readableTime } from '#shared/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/cardLink.ts';
import { DateLeaf } from '#web/ui/DateLeaf.tsx';
import { useNow } from '#web/ui/NowProvider.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StatusTitle } from '#web/ui/StatusTitle.tsx';
import { PageLink } from '#web/ui/TextLink.tsx';

interface FollowingEventsProps {
  events: readonly ChurchEvent[];
  /** The venue of the event beside which they stand, if it has one. */
  venue?: string;
}

/** What comes next: at the same branch where anything does, else at any. */
export function FollowingEvents({ events, venue }: FollowingEventsProps) {
  const now = churchClock(useNow());
  const coming = events.filter((event) => !isOver(event, now));
  const branch = venue === undefined ? undefined : branchOf(venue);
  const there = branch && coming.length > 0 && coming.every((event) => branchOf(event.venue) === branch);
  return (
    <Section tone="card" labelledBy="next" sx={{ py: { xs: 5, md: 7 } }}>
      <Typography variant="h3" component="h2" id="next" sx={{ mb: 2 }}>
        {there ? `${words.nextAt} ${branch.name}` : words.next}
      </Typography>
      {coming.length > 0 ? (
        <Box component="ul" sx={list}>
          {coming.map((event) => (
            <Box component="li" key={event.id} onClick={pressLink} sx={row}>
              <div>
                <Typography component="h3" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
                  <PageLink to={href('event', { id: event.id })} sx={stretchedLink}>
                    <StatusTitle event={event} />
                  </PageLink>
                </Typography>
                <Box sx={{ ...aboveLink, color: 'text.secondary', fontSize: '1rem', overflowWrap: 'anywhere' }}>
                  {[readableDate(event.start_date), readableTime(event.start_time)].filter(Boolean).join(', ')}
                  <br />
                  {event.venue}
                </Box>
              </div>
              <Box sx={{ order: -1 }}>
                <DateLeaf date={event.start_date} />
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{words.nothingNext}</Typography>
      )}
      <Button component={Link} to={href('events')} variant="outlined" sx={{ mt: 3 }}>
        {words.all}
      </Button>
    </Section>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const row = {
  ...linkedCard,
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 2,
  py: 1,
} as const;

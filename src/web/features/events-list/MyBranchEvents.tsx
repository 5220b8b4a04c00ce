import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { EventCard } from '#web/entities/event/EventCard.tsx';
import { EventList } from '#web/entities/event/EventList.tsx';
import { useMyBranchEvents } from '#web/entities/event/useMyBranchEvents.ts';
import { myBranch as words } from '#words/myBranch.ts';

/** How many of the branch's events are shown above the list. */
const MAX_SHOWN = 3;

/** The next events at the visitor's own branch; nothing if none is chosen, or it has none. */
export function MyBranchEvents({ now }: { now: { date: string; time: string } }) {
  const { mine, events } = useMyBranchEvents(now.date);
  const coming = events.filter((event) => !isOver(event, now));
  if (!mine || coming.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="my-branch" sx={{ mb: { xs: 5, md: 7 } }}>
      <Typography variant="h3" component="h2" id="my-branch" sx={{ mb: 2 }}>
        {words.at} {mine.name}
      </Typography>
      <EventList events={coming.slice(0, MAX_SHOWN)}>{(event) => <EventCard event={event} heading="h3" />}</EventList>
      {coming.length > MAX_SHOWN ? (
        <Link component={RouterLink} to={`${href('events')}?branch=${mine.key}&when=coming`} sx={more}>
          {words.all} {mine.name}
        </Link>
      ) : null}
    </Box>
  );
}

const more = { display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1.5 };

import { Button, Typography } from '@mui/material';
import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import { EventRows } from '#web/entities/event/EventRows.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { eventPage as words } from '#words/eventPage.ts';

interface FollowingEventsProps {
  events: readonly ChurchEvent[];
  /** The venue of the event of the page. */
  venue?: string;
}

/** The next events: of the same branch, if it has any, else of all. */
export function FollowingEvents({ events, venue }: FollowingEventsProps) {
  const now = useClock();
  const coming = events.filter((event) => !isOver(event, now));
  const branch = venue === undefined ? undefined : branchOf(venue);
  const there = branch && coming.length > 0 && coming.every((event) => branchOf(event.venue) === branch);
  return (
    <Section tone="card" labelledBy="next" sx={{ py: { xs: 5, md: 7 } }}>
      <Typography variant="h3" component="h2" id="next" sx={{ mb: 2 }}>
        {there ? `${words.nextAt} ${branch.name}` : words.next}
      </Typography>
      {coming.length > 0 ? (
        <EventRows events={coming} title="h3" />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{words.nothingNext}</Typography>
      )}
      <Button to={href('events')} variant="outlined" sx={{ mt: 3 }}>
        {words.all}
      </Button>
    </Section>
  );
}

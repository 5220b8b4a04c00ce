import { Box, Link, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { monthOf } from '#shared/events/times/monthGrid.ts';
import { announcedWeeks, WEEK_DAYS } from '#shared/events/times/week.ts';
import { addDays } from '#shared/time.ts';
import { FIRST_ROWS } from '#web/api/endpoints/foundEvents.ts';
import { EventRows } from '#web/entities/event/EventRows.tsx';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useGrowingList } from '#web/ui/loading/Loading.tsx';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { myBranch } from '#words/myBranch.ts';

interface ComingUpProps {
  /** Those that are not over, soonest first. */
  events: readonly ChurchEvent[];
}

/** Everything that is coming, soonest first, in a row each, by weeks and months (rulings, 37). Nothing without events. */
export function ComingUp({ events }: ComingUpProps) {
  const now = useClock();
  const { shown, more } = useGrowingList(events, { first: FIRST_ROWS });
  const mine = useMyBranch();
  if (events.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="coming-up" sx={{ mb: { xs: 5, md: 7 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: 3,
        }}
      >
        <Typography variant="h3" component="h2" id="coming-up">
          {words.comingUp.title}
        </Typography>
        {mine ? (
          <Link to={`${href('events')}?branch=${mine.key}`} sx={line}>
            {myBranch.all} {mine.name}
          </Link>
        ) : null}
      </Box>
      {[...groupsOf(shown, now.date)].map(([name, group]) => (
        <div key={name}>
          <Typography component="h3" sx={heading}>
            {name}
          </Typography>
          <EventRows events={group} />
        </div>
      ))}
      {more}
    </Box>
  );
}

/** The events by week and month: `This week`, `Next week`, `December`, `January 2027`. */
function groupsOf(events: readonly ChurchEvent[], today: string): Map<string, ChurchEvent[]> {
  const [, nextWeek] = announcedWeeks(today);
  const later = addDays(nextWeek, WEEK_DAYS);
  const nameOf = ({ start_date }: ChurchEvent) => {
    if (start_date < nextWeek) return eventWords.thisWeek;
    if (start_date < later) return eventWords.nextWeek;
    return dates.month(monthOf(start_date)).replace(` ${today.slice(0, 4)}`, '');
  };
  const groups = new Map<string, ChurchEvent[]>();
  for (const event of events) groups.set(nameOf(event), [...(groups.get(nameOf(event)) ?? []), event]);
  return groups;
}

const line = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const heading = { mt: 2.5, mb: 0.5, fontFamily: 'fontFamily', fontWeight: 600, color: 'accent.gold' } as const;

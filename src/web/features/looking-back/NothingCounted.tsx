import { Box, Button, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import { nextEvent } from '#shared/events/churchEvent.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { AttendanceChart } from './AttendanceChart.tsx';
import { drawnOf, PLACES } from './gatherings.ts';

/** How many came to a branch on six Sundays, made up. */
const EXAMPLE = [142, 155, 149, 168, 176, 181];

/** What the screen will look like, and the button that leads to the first count. */
export function NothingCounted() {
  const now = useClock();
  const { data: events } = api.useListEventsQuery();
  const next = nextEvent(events ?? [], now);
  const sunday = addDays(now.date, -(dayOfWeek(now.date) ?? 0));
  const branch = PLACES[0]?.key ?? '';
  const example = EXAMPLE.map((adults, at) => ({
    ...{ event_id: at, title: '', group: '', venue: '', branch, series: null, expected: null },
    ...{ start_date: addDays(sunday, 7 * (at - EXAMPLE.length)), start_time: '09:00', adults, children: 0 },
  }));
  return (
    <>
      {!events ? null : next ? (
        <Button to={href('door', { id: next.id })} variant="contained" color="secondary">
          Count at the door of {next.title}
        </Button>
      ) : (
        <Button to={`${href('dashboard')}?create`} variant="contained" color="secondary">
          Create Event
        </Button>
      )}
      <Box component="figure" sx={{ m: 0, mt: 4 }}>
        <Typography component="figcaption" sx={{ color: 'text.secondary' }}>
          An example of what you will see here
        </Typography>
        <Box aria-hidden inert sx={{ opacity: 0.5, minHeight: 360 }}>
          <AttendanceChart drawn={drawnOf(example)} />
        </Box>
      </Box>
    </>
  );
}

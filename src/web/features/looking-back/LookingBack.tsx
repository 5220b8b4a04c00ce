import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { href } from '#content/pages.ts';
import { nextEvent } from '#shared/events/churchEvent.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { csvFile, saveFile } from '#web/ui/files/csv.ts';
import { type Options, SelectField } from '#web/ui/forms/FormTextField.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { AttendanceChart } from './AttendanceChart.tsx';
import { AttendanceTable } from './AttendanceTable.tsx';
import { attendanceRows, drawnOf, gatheringsIn, gatheringsOf, groupsOf, PLACES, total } from './gatherings.ts';

const PERIODS: Options = [
  ['3', 'Three months'],
  ['', 'A year'],
  ['all', 'As long as was counted'],
];
const MONTHS: Readonly<Record<string, number>> = { '3': 3, '': 12, all: 0 };

/** How many came, by series and branch over time: `/admin/looking-back?of=Kesha&branch=juja&time=3`. */
export function LookingBack() {
  const query = signupsApi.useListAttendanceQuery();
  const { data } = query;
  const { date: today } = useClock();
  const [search, change] = useAddressSearch();
  const title = useId();

  const all = useMemo(() => gatheringsOf(data?.attendance ?? []), [data]);
  const look = {
    group: search.get('of') ?? '',
    branch: search.get('branch') ?? '',
    months: MONTHS[search.get('time') ?? ''] ?? 12,
  };
  const shown = gatheringsIn(all, look, today);
  const drawn = drawnOf(shown);
  const choose = (part: 'of' | 'branch' | 'time') => (value: string) =>
    change({ [part]: value || null }, { replace: true });

  return (
    <Box sx={{ maxWidth: '52rem' }}>
      <Typography variant="tool" gutterBottom>
        Looking back
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        How many came to the events at whose door somebody counted.
      </Typography>
      <QueryState of={query} />
      {data ? (
        <>
          <Box
            sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}
          >
            <SelectField
              label="Which events"
              value={look.group}
              onChange={choose('of')}
              options={[['', 'All events'], ...groupsOf(all).map((name) => [name, name] as const)]}
            />
            <SelectField
              label="Branch"
              value={look.branch}
              onChange={choose('branch')}
              options={[['', 'All branches'], ...PLACES.map(({ key, name }) => [key, name] as const)]}
            />
            <SelectField label="Time" value={search.get('time') ?? ''} onChange={choose('time')} options={PERIODS} />
          </Box>
          <Typography role="status" id={title} sx={{ mb: 2 }}>
            {all.length === 0 ? 'Nobody was counted yet.' : summary(shown.length, total(shown))}
          </Typography>
          {shown.length > 0 ? (
            <>
              <Box component="figure" aria-label={`How many came, by ${drawn.by}`} sx={{ minHeight: 360, m: 0, mb: 3 }}>
                <AttendanceChart {...drawn} />
              </Box>
              <Button
                startIcon={<DownloadIcon />}
                onClick={() => saveFile(csvFile(attendanceRows(shown)), `attendance-${today}.csv`)}
                sx={{ mb: 1 }}
              >
                CSV
              </Button>
              <AttendanceTable key={search.toString()} gatherings={shown} labelledBy={title} />
            </>
          ) : null}
        </>
      ) : null}
      {data && all.length === 0 ? <NothingCounted /> : null}
    </Box>
  );
}

function summary(events: number, came: number): string {
  if (events === 0) return 'Nobody was counted at such an event. Count at the door: it is in the menu of each event.';
  const average = Math.round(came / events).toLocaleString('en-GB');
  return events === 1
    ? `1 event, ${came.toLocaleString('en-GB')} came`
    : `${events.toLocaleString('en-GB')} events, ${came.toLocaleString('en-GB')} came, ${average} on average`;
}

/** How many came to a branch on six Sundays, made up. */
const EXAMPLE = [142, 155, 149, 168, 176, 181];

/** What the screen will look like, and the button that leads to the first count. */
function NothingCounted() {
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
          <AttendanceChart {...drawnOf(example)} />
        </Box>
      </Box>
    </>
  );
}

import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { eventsByDay, eventsOfMonth, isMonth, lastDayOf, monthOf } from '#shared/events/times/monthGrid.ts';
import { churchClock, daysBetween, readableMonth } from '#shared/time.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { MonthGrid } from '#web/entities/event/month/MonthGrid.tsx';
import { MonthSteps } from '#web/entities/event/month/MonthSteps.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { BESIDE, BESIDE_ROOM } from '#web/ui/forms/beside.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { EventDialogs } from '../EventDialogs.tsx';
import { EventTable } from '../list/EventTable.tsx';
import { useChangedEvent } from '../list/useChangedEvent.ts';
import { rowPublish } from '../row/rowTimes.ts';
import { useEventModals } from '../useEventModals.ts';
import { useEventsWithToast } from '../useEvents.ts';
import { ViewSwitch } from '../ViewSwitch.tsx';
import { WaitingRows } from '../waiting/WaitingRows.tsx';
import { dayWords, useMoveEvent } from './useMoveEvent.ts';

/** The day of the month under a pointer. */
const dayAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('td[data-day]')?.dataset.day;

/**
 * Staff's month, as visitors see it, with the events of the chosen day: `/admin/month?month=2026-12&day=2026-12-04`. The
 * browser drags an event's title to another day; the form does the same.
 */
export function StaffMonth() {
  const { events, error, isLoading, tryAgain, waiting } = useEventsWithToast();
  const now = churchClock(useNow());
  const [search, changeSearch] = useAddressSearch();
  const modals = useEventModals(events, 'month');
  const move = useMoveEvent(now.date);
  const title = useId();

  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(search.get('day') ?? now.date);
  const days = eventsByDay(events, month);
  const day = search.get('day') ?? (monthOf(now.date) === month ? now.date : `${month}-01`);
  const ofDay = days.get(day) ?? [];
  const go = (to: string, day: string | null = null) => changeSearch({ month: to, day });

  const { changed, mark } = useChangedEvent();
  /** The parameters that show a saved event: its month and its day. */
  const placeOf = (event: ChurchEvent): Record<string, string> => {
    const { start_date } = event;
    return start_date <= day && day <= lastDayOf(event) ? {} : { month: monthOf(start_date), day: start_date };
  };
  const closeSaved = ([event]: ChurchEvent[]) => {
    modals.close(event ? placeOf(event) : {});
    if (event) mark(event.id);
  };
  const showSaved = ([event]: ChurchEvent[]) => {
    if (!event) return;
    changeSearch(placeOf(event), { replace: true });
    mark(event.id);
  };

  const dragged = useRef<{ event: ChurchEvent; from: string }>(undefined);
  const [over, setOver] = useState<string>();
  const drag = {
    onDragStart: ({ target }: DragEvent) => {
      const { moves, event: row } =
        (target as Element).closest<HTMLElement>('[data-moves], [data-event]')?.dataset ?? {};
      const event = events.find(({ id }) => id === (moves ?? row));
      dragged.current = event && { event, from: dayAt(target) ?? day };
    },
    onDragOver: (move: DragEvent) => {
      const to = dragged.current && dayAt(move.target);
      if (to) move.preventDefault(); // it can be dropped here
      setOver(to);
    },
    onDrop: (drop: DragEvent) => {
      drop.preventDefault();
      const to = dayAt(drop.target);
      const { event, from } = dragged.current ?? {};
      if (event && from && to) void move(event, daysBetween(from, to));
    },
    onDragEnd: () => {
      dragged.current = undefined;
      setOver(undefined);
    },
  };
  return (
    <Box sx={{ [`@media ${BESIDE}`]: { pr: modals.beside ? BESIDE_ROOM : 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1.5 }}>
        <Typography id={title} variant="tool" component="h1">
          {readableMonth(month)}
        </Typography>
        <ViewSwitch />
        <Box sx={{ order: { sm: -1 } }}>
          <MonthSteps month={month} today={now.date} onGo={go} />
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary', minHeight: '1.65em' }}>
          {isLoading ? 'Loading events...' : error ? '' : eventCount(eventsOfMonth(days).length)}
        </Typography>
      </Box>
      {error ? <TryAgain error={error} onRetry={tryAgain} sx={{ mb: 3 }} /> : null}
      <EventDialogs modals={modals} onSaved={closeSaved} onStatus={showSaved} />
      <WaitingRows place="events" />
      <Box {...drag} sx={{ ...columns, ...(modals.beside ? { gridTemplateColumns: 'minmax(0, 1fr)' } : {}) }}>
        <Box sx={{ mx: { xs: -1, sm: 0 }, [`& td[data-day="${over}"]`]: target }}>
          <MonthGrid
            month={month}
            days={days}
            today={now.date}
            opened={day}
            labelledBy={title}
            onOpen={(chosen) => go(month, chosen)}
            onMonth={go}
            titleTo={({ id }) => `?${new URLSearchParams({ month, day, edit: id })}`}
            noteOf={(event) =>
              isUnpublished(event, now) ? ` (${rowPublish(event.publish ?? '', now.date, true)})` : ''
            }
          />
        </Box>
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Typography component="h2" sx={{ flex: '1 1 8rem', fontSize: '1.0625rem', fontWeight: 600 }}>
              {dayWords(day, now.date)}
            </Typography>
            <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => modals.createOn(day)}>
              Create
            </Button>
          </Box>
          {ofDay.length > 0 ? (
            <EventTable
              groups={[{ name: null, events: ofDay }]}
              actions={modals.actions}
              changed={changed}
              waiting={waiting}
              now={now}
            />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>Nothing on this day.</Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** The day stands beside the month where there is room, else below it. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;

/** The day on which a dragged event would be dropped. */
const target = { boxShadow: 'inset 0 0 0 3px var(--mui-palette-secondary-main)', bgcolor: 'accent.bubble' } as const;

import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Chip, Typography } from '@mui/material';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventsByDay, eventsOfMonth, isMonth, lastDayOf, monthOf } from '#shared/events/times/monthGrid.ts';
import { readableMonth } from '#shared/time.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { MonthGrid } from '#web/entities/event/month/MonthGrid.tsx';
import { MonthSteps } from '#web/entities/event/month/MonthSteps.tsx';
import { BESIDE, BESIDE_ROOM } from '#web/ui/forms/FormDialog.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { changedSearch, useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { StillTrying, TryAgain } from '#web/ui/loading/Loading.tsx';
import { EventDialogs, useEventModals } from '../EventDialogs.tsx';
import { EventTable, useChangedEvent } from '../list/EventTable.tsx';
import { useEventsWithToast } from '../useEvents.ts';
import { ViewSwitch } from '../ViewSwitch.tsx';
import { WaitingRows } from '../waiting/WaitingList.tsx';
import { dayWords, MoveDayDialog, useMoveEvent } from './moveEvent.tsx';
import { useDrag } from './useDrag.ts';

/**
 * Staff's month: `/admin/month?month=2026-12`, with the events of one day below (`&day=2026-12-04`). Events are moved from
 * day to day by pointer or by their menu.
 */
export function StaffMonth() {
  const { events, error, isLoading, tryAgain } = useEventsWithToast();
  const { date: today } = useClock();
  const [search, changeSearch] = useAddressSearch();
  const modals = useEventModals(events, 'month');
  const [moved, setMoved] = useState<ChurchEvent | null>(null);
  const move = useMoveEvent();
  const title = useId();

  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(search.get('day') ?? today);
  const days = eventsByDay(events, month);
  const day = search.get('day') ?? (monthOf(today) === month ? today : `${month}-01`);
  const shown = days.get(day) ?? [];
  const go = (to: string, day: string | null = null) => changeSearch({ month: to, day });

  const { changed, mark } = useChangedEvent();
  /** The parameters that show a saved event: its month and day. */
  const placeOf = (event: ChurchEvent): Record<string, string> => {
    const { start_date } = event;
    return start_date <= day && day <= lastDayOf(event) ? {} : { month: monthOf(start_date), day: start_date };
  };

  const { dragged, ghost, press } = useDrag((event, days) => void move(event, days));
  /** On an event's row, or on its title in the month. */
  const pressIn = (pointer: PointerEvent<HTMLDivElement>) => {
    const target = pointer.target as Element;
    const { event: row, title = row } = target.closest<HTMLElement>('[data-event], [data-title]')?.dataset ?? {};
    const event = events.find(({ id }) => id === title);
    const from = target.closest<HTMLElement>('td[data-day]')?.dataset.day ?? day;
    if (event && !target.closest('button')) press(pointer, event, from);
  };

  // On a desk the opened day may be below the screen.
  const { heading: dayTitle, focusHeading } = useHeadingFocus({ dialog: modals.deleted !== null });
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (pressed.current === day) dayTitle.current?.scrollIntoView({ block: 'nearest' });
    pressed.current = undefined;
  }, [day, dayTitle]);

  /** The row goes to another day, and with it the button that had the focus. */
  const moveByMenu = async (event: ChurchEvent, days: number) => {
    if (await move(event, days)) dayTitle.current?.focus();
  };

  return (
    <Box sx={{ [`@media ${BESIDE}`]: { pr: modals.beside ? BESIDE_ROOM : 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1.5 }}>
        <Typography id={title} variant="tool">
          {readableMonth(month)}
        </Typography>
        <ViewSwitch />
        <Box sx={{ order: { sm: -1 } }}>
          <MonthSteps month={month} today={today} onGo={go} />
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary', minHeight: '1.65em' }}>
          {isLoading ? 'Loading events...' : error ? '' : eventCount(eventsOfMonth(days, month).length)}
          {isLoading ? <StillTrying /> : null}
        </Typography>
      </Box>
      {error ? <TryAgain error={error} onRetry={tryAgain} sx={{ mb: 3 }} /> : null}
      <EventDialogs modals={modals} placeOf={placeOf} mark={mark} onDeleted={focusHeading} />
      <WaitingRows place="events" />
      <Box onPointerDown={pressIn} onDragStart={(native) => native.preventDefault()} sx={draggable}>
        <Box sx={{ mx: { xs: -1, sm: 0 } }}>
          <MonthGrid
            month={month}
            days={days}
            today={today}
            opened={day}
            labelledBy={title}
            to={({ id }) => ({ search: changedSearch(search, { edit: id }).toString() })}
            onMonth={go}
            onOpen={(to) => {
              pressed.current = to;
              go(monthOf(to), to);
            }}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2, mb: 1 }}>
          <Typography ref={dayTitle} tabIndex={-1} component="h2" sx={dayName}>
            {dayWords(day, today)}
          </Typography>
          <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => modals.create(day)}>
            Create
          </Button>
        </Box>
        {shown.length > 0 ? (
          <EventTable
            groups={[{ name: null, events: shown }]}
            onAct={modals.onAct}
            onMoveDay={setMoved}
            changed={changed}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>Nothing on this day.</Typography>
        )}
      </Box>
      {dragged ? <Chip ref={ghost} aria-hidden label={dragged.title} sx={draggedTitle} /> : null}
      {moved ? (
        <MoveDayDialog event={moved} onMove={(days) => void moveByMenu(moved, days)} onClose={() => setMoved(null)} />
      ) : null}
    </Box>
  );
}

const draggable = {
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '& td[data-over]': { boxShadow: 'inset 0 0 0 3px var(--mui-palette-secondary-main)' },
} as const;

const dayName = {
  flex: '1 1 8rem',
  fontSize: '1.0625rem',
  fontWeight: 600,
  outline: 'none',
  scrollMarginBlock: '80px 160px',
} as const;

/** The ghost that follows the pointer. */
const draggedTitle = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'tooltip',
  maxWidth: 220,
  boxShadow: 6,
  pointerEvents: 'none',
} as const;

import { Box, Typography, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventsBetween, isMonth, lastDayOf, monthOf, wholeWeeks } from '#shared/events/times/monthGrid.ts';
import { readableMonth } from '#shared/time.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { MonthSteps } from '#web/entities/event/month/MonthSteps.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { BESIDE, BESIDE_ROOM } from '#web/ui/forms/FormDialog.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { EventDialogs } from '../EventDialogs.tsx';
import { useChangedEvent } from '../list/useChangedEvent.ts';
import { useEventModals } from '../useEventModals.ts';
import { useEventsWithToast } from '../useEvents.ts';
import { ViewSwitch } from '../ViewSwitch.tsx';
import { WaitingRows } from '../waiting/WaitingRows.tsx';
import { MonthTable } from './MonthTable.tsx';
import { MoveDayDialog } from './MoveDayDialog.tsx';
import { PhoneMonth } from './PhoneMonth.tsx';
import { useDrag } from './useDrag.ts';
import { useMoveEvent } from './useMoveEvent.ts';

/**
 * Staff's month: `/admin/month?month=2026-12`. Events are moved from day to day by pointer or by their menu. On
 * a phone the days show dots, and the chosen day's events stand below (`&day=2026-12-04`).
 */
export function StaffMonth() {
  const { events, error, isLoading, tryAgain, waiting } = useEventsWithToast();
  const now = useClock();
  const [search, changeSearch] = useAddressSearch();
  const modals = useEventModals(events, 'month');
  const phone = useMediaQuery('(max-width: 47.9rem)', { noSsr: true });
  const [moved, setMoved] = useState<ChurchEvent | null>(null);
  const move = useMoveEvent();
  const title = useId();

  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(search.get('day') ?? now.date);
  const weeks = wholeWeeks(month);
  const days = eventsBetween(events, weeks[0]?.[0] ?? '', weeks.at(-1)?.[6] ?? '');
  const count = new Set([...days].flatMap(([day, list]) => (monthOf(day) === month ? list : []))).size;
  const day = search.get('day') ?? (monthOf(now.date) === month ? now.date : `${month}-01`);
  const go = (to: string, day: string | null = null) => changeSearch({ month: to, day });

  const { changed, mark } = useChangedEvent();
  /** The parameters that show a saved event: its month and, on a phone, its day. */
  const placeOf = (event: ChurchEvent): Record<string, string> => {
    const { start_date } = event;
    const [from, to, shown] = phone
      ? [start_date, lastDayOf(event), day]
      : [monthOf(start_date), monthOf(lastDayOf(event)), month];
    return from <= shown && shown <= to ? {} : { month: monthOf(start_date), day: start_date };
  };

  /** The button that had the focus is removed with the event's old place. */
  const moveByMenu = async (event: ChurchEvent, days: number) => {
    if (await move(event, days)) document.querySelector<HTMLElement>(`[data-chip="${CSS.escape(event.id)}"]`)?.focus();
  };
  const { dragged, ghost, press } = useDrag((event, days) => void move(event, days));
  return (
    <Box sx={{ [`@media ${BESIDE}`]: { pr: modals.beside ? BESIDE_ROOM : 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1.5 }}>
        <Typography id={title} variant="tool">
          {readableMonth(month)}
        </Typography>
        <ViewSwitch />
        <Box sx={{ order: { sm: -1 } }}>
          <MonthSteps month={month} today={now.date} onGo={go} />
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary', minHeight: '1.65em' }}>
          {isLoading ? 'Loading events...' : error ? '' : eventCount(count)}
        </Typography>
      </Box>
      {error ? <TryAgain error={error} onRetry={tryAgain} sx={{ mb: 3 }} /> : null}
      <EventDialogs modals={modals} placeOf={placeOf} mark={mark} />
      <WaitingRows place="events" />
      {phone ? (
        <PhoneMonth
          month={month}
          days={days}
          day={day}
          changed={changed}
          waiting={waiting}
          labelledBy={title}
          actions={modals.actions}
          onMoveDay={setMoved}
          onMonth={go}
          onOpen={(day) => go(month, day)}
          onCreate={modals.createOn}
          onPress={press}
        />
      ) : (
        <MonthTable
          month={month}
          weeks={weeks}
          days={days}
          labelledBy={title}
          actions={modals.actions}
          onMoveDay={setMoved}
          dragged={dragged?.id}
          changed={changed}
          onCreate={modals.createOn}
          onPress={press}
        />
      )}
      {dragged ? (
        <Box ref={ghost} aria-hidden sx={draggedChip}>
          {dragged.title}
        </Box>
      ) : null}
      {moved ? <MoveDayDialog event={moved} onMove={moveByMenu} onClose={() => setMoved(null)} /> : null}
    </Box>
  );
}

/** The ghost that follows the pointer. */
const draggedChip = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'tooltip',
  maxWidth: 220,
  px: 1.25,
  py: 0.5,
  borderRadius: 2,
  bgcolor: 'primary.main',
  color: 'background.paper',
  fontSize: '0.875rem',
  fontWeight: 600,
  boxShadow: 6,
  pointerEvents: 'none',
} as const;

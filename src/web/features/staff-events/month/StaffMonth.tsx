import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { YEAR_MESSAGE } from '#shared/events/event.ts';
import { eventsByDay, eventsOfMonth, isMonth, lastDayOf, monthOf } from '#shared/events/times/monthGrid.ts';
import { addDays, daysBetween, isChurchDate, isDate, readableDate, readableMonth } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { MonthGrid } from '#web/entities/event/month/MonthGrid.tsx';
import { MonthSteps } from '#web/entities/event/month/MonthSteps.tsx';
import { tellOutcome, useChangedToast, versionsOf } from '#web/entities/waiting/tellOutcome.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { isWaiting, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { BESIDE, BESIDE_ROOM, FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { changedSearch, useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { StillTrying, TryAgain } from '#web/ui/loading/Loading.tsx';
import { EventDialogs, useEventModals } from '../EventDialogs.tsx';
import { EventTable, useChangedEvent } from '../list/EventTable.tsx';
import { useEventsWithToast } from '../useEvents.ts';
import { ViewSwitch } from '../ViewSwitch.tsx';
import { WaitingRows } from '../waiting/WaitingList.tsx';
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
          <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => modals.createOn(day)}>
            Create
          </Button>
        </Box>
        {shown.length > 0 ? (
          <EventTable
            groups={[{ name: null, events: shown }]}
            actions={modals.actions}
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

type MoveDayDialogProps = { event: ChurchEvent; onMove: (days: number) => void; onClose: () => void };

/** Asks for the day to which an event is moved. */
function MoveDayDialog({ event, onMove, onClose }: MoveDayDialogProps) {
  const [day, setDay] = useState(event.start_date);
  const [failure, setFailure] = useState<string>();
  return (
    <FormDialog title="Move to another day" onClose={onClose} narrow>
      <Form
        pinned
        label="Move to another day"
        error={failure}
        onSubmit={(submit) => {
          submit.preventDefault();
          if (!isDate(day)) return setFailure('Choose a day of the calendar.');
          if (!isChurchDate(day)) return setFailure(YEAR_MESSAGE);
          onClose();
          onMove(daysBetween(event.start_date, day));
        }}
        buttons={<FormButtons label="Move" />}
      >
        <div>
          <strong>{event.title}</strong>
          <br />
          {readableDate(event.start_date)}
          {event.series === undefined ? null : (
            <>
              <br />
              Only this date of the series moves.
            </>
          )}
        </div>
        <TextField
          label="New date"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          helperText={isDate(day) ? readableDate(day) : ' '}
          autoFocus
        />
      </Form>
    </FormDialog>
  );
}

/** `Friday 4 December`, with the year if it is not this one. */
const dayWords = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? readableDate(day).replace(/ \d{4}$/, '') : readableDate(day);

/**
 * Returns a function that moves an event by some days, start and end alike. The month shows it at once; a refusal moves
 * it back and shows why. Without a network the move waits, as any change of an event does. Of a series it moves this
 * date only. An event that is being saved cannot be moved again yet. The function resolves to whether the event has
 * moved.
 */
function useMoveEvent(): (event: ChurchEvent, days: number) => Promise<boolean> {
  const { date: today } = useClock();
  const dispatch = useDispatch<ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>>();
  const tell = useChangedToast();
  const submit = useOutbox();
  const { items } = useWaiting();
  const saving = useRef(new Set<string>()).current;
  return async (event, days) => {
    if (days === 0 || saving.has(event.id)) return false;
    if (isWaiting(items, event.id)) {
      showToast('A change of this event waits to be sent. It can be moved once that is there.', 'info');
      return false;
    }
    const { id, start_date, end_date } = event;
    saving.add(id);
    const show = (fields: Partial<ChurchEvent>) => {
      const put = (events: ChurchEvent[]) =>
        events.map((one) => (one.id === id ? { ...one, ...fields } : one)).sort(compareEvents);
      dispatch(api.util.updateQueryData('listEvents', undefined, put));
      dispatch(staffFrameApi.util.updateQueryData('listDrafts', undefined, put));
    };
    const to = addDays(start_date, days);
    show({ start_date: to, end_date: end_date && addDays(end_date, days) });
    const change = { change: 'move', days, events: versionsOf([event]) } as const;
    const { data, error, waits } = await submit({ kind: 'changeEvents', change, title: event.title }, newKey());
    saving.delete(id);
    if (!data) {
      show({ start_date, end_date }); // what waits has a row of its own
      tellOutcome({ error, waits }, null);
      return false;
    }
    const [changed] = data.changed ?? [];
    if (changed) show({ version: changed.version }); // a second move may come before the list is fetched again
    const which = event.series === undefined ? '' : ', this date of the series only';
    tell(data, `Moved to ${dayWords(to, today)}${which}`);
    return true;
  };
}

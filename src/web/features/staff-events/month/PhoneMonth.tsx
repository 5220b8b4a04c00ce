import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import type { PointerEvent } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { MonthGrid } from '#web/entities/event/month/MonthGrid.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { EventTable } from '../list/EventTable.tsx';
import type { RowActions } from '../useEventModals.ts';
import { dayWords } from './useMoveEvent.ts';

interface PhoneMonthProps {
  month: string;
  days: ReadonlyMap<string, readonly ChurchEvent[]>;
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  /** The event that was just saved. */
  changed: string | undefined;
  waiting: ReadonlySet<string>;
  labelledBy: string;
  actions: RowActions;
  onMoveDay: (event: ChurchEvent) => void;
  onMonth: (month: string) => void;
  onOpen: (day: string) => void;
  onCreate: (day: string) => void;
  onPress: (pointer: PointerEvent, event: ChurchEvent, day: string) => void;
}

/** The month as dots, and below it the chosen day's events, which a finger can drag to another day above. */
export function PhoneMonth(props: PhoneMonthProps) {
  const { month, days, day, changed, waiting, labelledBy, actions, onMoveDay, onPress, onCreate, ...grid } = props;
  const { date: today } = useClock();
  const shown = days.get(day) ?? [];
  const press = (pointer: PointerEvent<HTMLDivElement>) => {
    const target = pointer.target as Element;
    const id = target.closest<HTMLElement>('[data-event]')?.dataset.event;
    const event = shown.find((one) => one.id === id);
    if (event && !target.closest('button')) onPress(pointer, event, day);
  };
  return (
    <Box sx={{ '& td[data-over]': { boxShadow: 'inset 0 0 0 3px var(--mui-palette-secondary-main)' } }}>
      <Box sx={{ mx: { xs: -1, sm: 0 } }}>
        <MonthGrid month={month} days={days} today={today} opened={day} labelledBy={labelledBy} {...grid} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2, mb: 1 }}>
        <Typography component="h2" sx={{ flex: '1 1 8rem', fontSize: '1.0625rem', fontWeight: 600 }}>
          {dayWords(day, today)}
        </Typography>
        <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => onCreate(day)}>
          Create
        </Button>
      </Box>
      {shown.length > 0 ? (
        <Box onPointerDown={press} sx={{ userSelect: 'none', WebkitTouchCallout: 'none' }}>
          <EventTable
            groups={[{ name: null, events: [...shown] }]}
            actions={actions}
            onMoveDay={onMoveDay}
            changed={changed}
            waiting={waiting}
          />
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Nothing on this day.</Typography>
      )}
    </Box>
  );
}

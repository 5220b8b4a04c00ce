import { Box } from '@mui/material';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { To } from 'react-router-dom';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { addMonths, isMonth, monthOf, monthWeeks, sameDayIn } from '#shared/events/times/monthGrid.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';
import { dates } from '#words/dates.ts';
import { MonthDay } from './MonthDay.tsx';

export interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  /** The events of each day of its weeks. */
  days: ReadonlyMap<string, readonly ChurchEvent[]>;
  /** The church's day, `YYYY-MM-DD`. */
  today: string;
  /** The day that is opened. */
  opened: string | undefined;
  /** The id of the month's heading. */
  labelledBy: string;
  /** Where an event's title leads. */
  to?: (event: ChurchEvent) => To;
  onOpen: (day: string) => void;
  /** The keyboard has moved to a day of another month. */
  onMonth: (month: string, day: string) => void;
}

/**
 * A month as a grid of days, Sunday first, with keyboard navigation: arrows, Home and End within a week, Page Up and Page
 * Down by months, with Shift by years; Enter opens a day. One day at a time is in the Tab order.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, days, today, opened, labelledBy, to, onOpen, onMonth } = props;
  const [reached, setReached] = useState(opened ?? today);
  const [openedBefore, setOpenedBefore] = useState(opened);
  if (opened !== openedBefore) {
    setOpenedBefore(opened);
    if (opened) setReached(opened);
  }
  const current = monthOf(reached) === month ? reached : sameDayIn(month, reached);
  const button = useRef<HTMLButtonElement>(null);
  /**
   * Whether the keyboard moves in the grid: the day that it reached takes the focus, also after another month was
   * rendered.
   */
  const moving = useRef(false);

  // With the month itself: a key that is pressed before the focus has moved would be lost.
  useLayoutEffect(() => {
    if (moving.current && monthOf(reached) === month) button.current?.focus();
  }, [reached, month]);

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = moving.current ? reached : current; // its month may be rendered only after the next key press
    const next = keyTarget(event.key, event.shiftKey, from);
    if (next === undefined) return;
    event.preventDefault();
    if (!isMonth(monthOf(next))) return;
    moving.current = true;
    setReached(next);
    if (monthOf(next) !== monthOf(from)) onMonth(monthOf(next), next);
  };

  const comesOrGoes = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    moving.current = false;
  };

  return (
    <Box
      component="table"
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={walk}
      onFocus={comesOrGoes}
      onBlur={comesOrGoes}
      sx={grid}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={dates.weekday(weekday)}>
              {dates.shortWeekday(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay
                key={day}
                ref={day === current ? button : undefined}
                day={day}
                events={days.get(day) ?? []}
                current={day === current}
                isToday={day === today}
                isOpened={day === opened}
                isOther={monthOf(day) !== month}
                to={to}
                onOpen={() => onOpen(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * The day to which a key moves in a grid of days, as in the ARIA practices; undefined for any other key.
 *
 * @param day `YYYY-MM-DD`
 */
export function keyTarget(key: string, shift: boolean, day: string): string | undefined {
  const weekday = dayOfWeek(day) ?? 0;
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[key];
  if (days !== undefined) return addDays(day, days);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months ? sameDayIn(addMonths(monthOf(day), shift ? 12 * months : months), day) : undefined;
}

const grid = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  // A column is a seventh of a phone's width: large text grows only as far as it fits.
  '& th': { p: 0, py: 1, fontWeight: 600, fontSize: 'min(0.9375rem, 4.4vw)', color: 'text.secondary' },
  '& td': {
    position: 'relative',
    p: 0,
    height: { xs: 52, md: 118 },
    verticalAlign: 'top',
    borderTop: 1,
    borderColor: 'divider',
    '&:not(:first-of-type)': { borderLeft: 1, borderColor: 'divider' },
  },
} as const;

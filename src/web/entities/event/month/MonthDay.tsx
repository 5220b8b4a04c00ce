import { Box, List, styled } from '@mui/material';
import type { Ref } from 'react';
import { Link, type To } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { endDayOf } from '#shared/events/times/eventTimes.ts';
import { lastDayOf } from '#shared/events/times/monthGrid.ts';
import { dates } from '#words/dates.ts';
import { events as words } from '#words/events.ts';
import { eventWords } from '#words/interface.ts';
import { StatusTitle } from '../eventText.tsx';

/** How many titles a day shows on a desk, and how many dots on a phone. */
const MAX_SHOWN = 3;

interface MonthDayProps {
  /** `YYYY-MM-DD`. */
  day: string;
  events: readonly ChurchEvent[];
  /** Whether it is the one in the Tab order. */
  current: boolean;
  isToday: boolean;
  isOpened: boolean;
  /** Whether it is a day of another month. */
  isOther: boolean;
  /** Where an event's title leads, if not to its page. */
  to?: ((event: ChurchEvent) => To) | undefined;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const pageOf = ({ id }: ChurchEvent): To => href('event', { id });

/** One day of the month: its number, and its events as titles on a desk, as dots on a phone. */
export function MonthDay(props: MonthDayProps) {
  const { day, events, current, isToday, isOpened, isOther, to = pageOf, onOpen, ref } = props;
  const rest = events.length - MAX_SHOWN;
  return (
    <Box
      component="td"
      role="gridcell"
      data-day={day}
      aria-selected={isOpened}
      sx={isOpened ? openedCell : isOther ? otherCell : undefined}
    >
      <DayButton
        type="submit"
        name="day"
        value={day}
        ref={ref}
        tabIndex={current ? 0 : -1}
        aria-label={nameOf(day, events.length, isToday)}
        aria-current={isToday ? 'date' : undefined}
        onClick={onOpen}
      >
        <Box component="span" sx={isToday ? todayNumber : dayNumber}>
          {Number(day.slice(8))}
        </Box>
        <Box component="span" sx={dots}>
          {events.slice(0, MAX_SHOWN).map((event) => (
            <i key={event.id} style={event.start_date === day ? undefined : goesOn} />
          ))}
        </Box>
      </DayButton>
      {events.length > 0 ? (
        <List disablePadding sx={titles}>
          {events.slice(0, MAX_SHOWN).map((event) => (
            <li key={event.id}>
              <Link to={to(event)} tabIndex={-1} data-title={event.id} data-waits={event.publish && ''}>
                {hourOn(day, event)}
                <StatusTitle event={event} inline />
              </Link>
            </li>
          ))}
          {rest > 0 ? <li>{`${rest} ${words.month.more}`}</li> : null}
        </List>
      ) : null}
    </Box>
  );
}

/** `Friday 27 November 2026, 2 events`. */
const nameOf = (day: string, count: number, isToday: boolean): string =>
  [dates.date(day), isToday && eventWords.today, count > 0 && eventWords.count(count)].filter(Boolean).join(', ');

/** The start time on the first day, the end time on the last: a Kesha ends early the next morning. */
function hourOn(day: string, event: ChurchEvent): string {
  if (event.start_date === day) return event.start_time ? `${dates.timeOn(day, event.start_time)} ` : '';
  return event.end_time && lastDayOf(event) === day
    ? `${words.month.until} ${dates.timeOn(endDayOf(event), event.end_time)} `
    : '';
}

/** The dot of an event that began on an earlier day: a ring. */
const goesOn = { background: 'none' } as const;

const openedCell = { bgcolor: 'accent.bubble', outline: 2, outlineColor: 'primary.main', outlineOffset: -2 } as const;

const otherCell = { bgcolor: 'background.default' } as const;

/** Covers the whole cell; the titles are above it. */
const DayButton = styled('button')(({ theme }) => ({
  width: '100%',
  minHeight: 52,
  padding: 4,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.up('md')]: { minHeight: 36, flexDirection: 'row' },
}));

const dayNumber = {
  display: 'grid',
  placeItems: 'center',
  fontSize: 'min(1rem, 5.2vw)',
  width: '1.9em',
  height: '1.9em',
  borderRadius: '50%',
} as const;

const todayNumber = { ...dayNumber, bgcolor: 'primary.main', color: 'background.paper', fontWeight: 600 } as const;

const dots = {
  display: { xs: 'flex', md: 'none' },
  gap: 0.375,
  height: 7,
  '& i': {
    width: 7,
    height: 7,
    borderRadius: '50%',
    border: '1.5px solid',
    borderColor: 'accent.wine',
    bgcolor: 'accent.wine',
  },
} as const;

const titles = {
  display: { xs: 'none', md: 'block' },
  px: 0.75,
  pb: 0.75,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  '& li + li': { mt: 0.5 },
  '& a': {
    position: 'relative',
    zIndex: 1,
    color: 'primary.main',
    textDecoration: 'none',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
    '&[data-waits]': { outline: '1px dashed', outlineColor: 'warning.main' }, // not on the site yet
  },
} as const;

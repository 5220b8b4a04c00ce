import AddIcon from '@mui/icons-material/Add';
import { Box } from '@mui/material';
import type { PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { type ChurchEvent, goesAhead, isOver } from '#shared/events/churchEvent.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { lastDayOf, monthOf } from '#shared/events/times/monthGrid.ts';
import { readableDate, readableTime } from '#shared/time.ts';
import { WeekdayHead } from '#web/entities/event/month/WeekdayHead.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { statuses } from '#words/interface.ts';
import { changedMark } from '../list/changedMark.ts';
import { RowMenu } from '../row/RowMenu.tsx';
import { rowPublish, rowTimes } from '../row/rowTimes.ts';
import type { RowActions } from '../useEventModals.ts';

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string;
  weeks: readonly (readonly string[])[];
  days: ReadonlyMap<string, readonly ChurchEvent[]>;
  /** The id of the month's heading. */
  labelledBy: string;
  actions: RowActions;
  onMoveDay: (event: ChurchEvent) => void;
  /** The event that is being dragged. */
  dragged: string | undefined;
  /** The event that was just saved. */
  changed: string | undefined;
  onCreate: (day: string) => void;
  onPress: (pointer: PointerEvent, event: ChurchEvent, day: string) => void;
}

/** A month as a table of days with their events, on a tablet and on a desk. */
export function MonthTable({ month, weeks, days, labelledBy, onCreate, ...chip }: MonthTableProps) {
  const { date: today } = useClock();
  return (
    <Box component="table" aria-labelledby={labelledBy} sx={{ ...table, ...changedMark }}>
      <WeekdayHead />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the day's link does the same by keys
              <td
                key={day}
                data-day={day}
                data-other={monthOf(day) === month ? undefined : ''}
                data-today={day === today ? '' : undefined}
                onClick={({ target, currentTarget }) => target === currentTarget && onCreate(day)}
              >
                <Link
                  to={`?month=${month}&create=${day}`}
                  aria-label={`Create an event on ${readableDate(day)}`}
                  aria-current={day === today ? 'date' : undefined}
                  data-create
                >
                  <span>{Number(day.slice(8))}</span>
                  <AddIcon aria-hidden />
                </Link>
                {days.has(day) ? (
                  <ul aria-label={readableDate(day)}>
                    {days.get(day)?.map((event) => (
                      <EventChip
                        key={event.id}
                        {...chip}
                        {...{ event, day }}
                        dragged={chip.dragged === event.id}
                        changed={chip.changed === event.id}
                      />
                    ))}
                  </ul>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface EventChipProps extends Pick<MonthTableProps, 'actions' | 'onMoveDay' | 'onPress'> {
  event: ChurchEvent;
  day: string;
  dragged: boolean;
  changed: boolean;
}

function EventChip(props: EventChipProps) {
  const { event, day, dragged, changed, actions, onMoveDay, onPress } = props;
  const now = useClock();
  const { title, status } = event;
  const begins = event.start_date === day;
  const ahead = goesAhead(event);
  const times = rowTimes(event, now.date);
  const hour = begins
    ? readableTime(event.start_time)
    : lastDayOf(event) === day
      ? `to ${readableTime(event.end_time)}`
      : '';
  const waits = isUnpublished(event, now);
  const state = waits ? rowPublish(event.publish ?? '', now.date) : status ? statuses[status] : '';
  return (
    <li
      data-event={event.id}
      data-changed={changed || undefined}
      data-goes-on={begins ? undefined : ''}
      data-past={isOver(event, now) || undefined}
      data-dragged={dragged || undefined}
      data-waits={waits || undefined}
    >
      <button
        type="button"
        data-chip={event.id}
        aria-label={[hour ? `${hour} ${title}` : title, times.day, times.hours, state].filter(Boolean).join(', ')}
        title={[title, times.hours, event.venue, state].filter(Boolean).join(' · ')}
        onClick={() => actions.onEdit(event)}
        onPointerDown={(pointer) => onPress(pointer, event, day)}
      >
        {hour ? <span>{hour}</span> : null} {ahead ? title : <s>{title}</s>}
      </button>
      {begins ? <RowMenu event={event} actions={actions} onMoveDay={onMoveDay} /> : null}
    </li>
  );
}

/** Narrower screens have the small chips. */
const NARROW = '75rem';

/**
 * Rows grow with their events; on a screen without a mouse the menus are left out, because the form has the same
 * actions.
 */
const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'clip',
  bgcolor: 'background.paper',
  '& th': { py: 0.75, fontWeight: 600, fontSize: '0.875rem', color: 'text.secondary', textAlign: 'start', px: 1 },
  '& td': {
    height: 104,
    p: 0.5,
    verticalAlign: 'top',
    borderTop: 1,
    borderColor: 'divider',
    cursor: 'cell',
    '&:not(:first-of-type)': { borderLeft: 1, borderColor: 'divider' },
  },
  '& td[data-other]': { bgcolor: 'background.default' },
  '& td[data-over]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-secondary-main)', bgcolor: 'accent.bubble' },
  '& [data-create]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 28,
    px: 0.5,
    borderRadius: 1,
    color: 'text.secondary',
    textDecoration: 'none',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { fontSize: 18, opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 1 },
  },
  '& td:hover [data-create] svg': { opacity: 1 },
  '& td[data-today] [data-create] span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 26,
    minHeight: 26,
    borderRadius: '50%',
    bgcolor: 'primary.main',
    color: 'background.paper',
    fontWeight: 600,
  },
  '& ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.375, cursor: 'default' },
  '& li': { position: 'relative', minWidth: 0 },
  '& [data-chip]': {
    display: 'block',
    width: '100%',
    minHeight: 28,
    px: 0.75,
    py: 0.25,
    border: 0,
    borderRadius: 1.5,
    borderLeft: '3px solid var(--mui-palette-primary-main)',
    bgcolor: 'accent.bubble',
    color: 'text.primary',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'start',
    cursor: 'grab',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '& > span': { fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' },
    '&:focus-visible': { outlineOffset: 0 },
  },
  // A tablet's days are as wide as the longest usual words.
  [`@media (max-width: ${NARROW})`]: {
    '& td': { px: 0.25 },
    '& [data-chip]': { px: 0.5, fontSize: '0.75rem' },
  },
  '& [data-goes-on] [data-chip]': { bgcolor: 'transparent', borderLeftStyle: 'dotted', fontWeight: 400 },
  '& [data-past] [data-chip]': { color: 'text.secondary', borderLeftColor: 'divider' },
  '& [data-waits] [data-chip]': {
    bgcolor: 'transparent',
    outline: '1px dashed',
    outlineColor: 'warning.main',
    outlineOffset: -1,
  },
  '& [data-dragged]': { opacity: 0.45 },
  '& [data-changed]': { borderRadius: 1.5, outline: '2px solid var(--mui-palette-secondary-main)', outlineOffset: 1 },
  '& [data-changed] [data-chip]': { bgcolor: 'transparent' },
  '& li .MuiIconButton-root': {
    position: 'absolute',
    top: 1,
    right: 1,
    minWidth: 26,
    minHeight: 26,
    p: 0,
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    opacity: 0,
    '& svg': { fontSize: 18 },
    '&:focus-visible, &[aria-expanded="true"]': { opacity: 1 },
    '@media (hover: none)': { display: 'none' },
  },
  '& li:hover .MuiIconButton-root': { opacity: 1 },
} as const;

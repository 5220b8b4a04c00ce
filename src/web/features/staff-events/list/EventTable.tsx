import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  IconButton,
  Link,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, goesAhead, isOver } from '#shared/events/churchEvent.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import type { ActOnEvent, EventAct } from '../EventDialogs.tsx';
import { EventState, RowMenu, rowTimes } from '../row/rowParts.tsx';
import { SelectAllBox, SelectBox, type Selection, useLongPress } from '../selection/selection.tsx';
import { useSignupCount } from '../useEvents.ts';
import type { EventGroup, EventOrder, SortKey } from './ListFilters.tsx';
import { table } from './tableLook.ts';

const COLUMNS: readonly [SortKey, string][] = [
  ['when', 'When'],
  ['title', 'Event'],
  ['place', 'Place'],
  ['series', 'Series'],
  ['state', 'State'],
];

/** How many columns a group's name takes: those that are never left out. */
const GROUP_COLUMNS = 2;

interface EventTableProps {
  groups: readonly (EventGroup & { shown?: readonly ChurchEvent[] })[];
  /** Without it the rows have no buttons. */
  onAct: ActOnEvent | undefined;
  /** Moves an event to another day; only in the month. */
  onMoveDay?: ((event: ChurchEvent) => void) | undefined;
  /** The event whose dialog is open. */
  selected?: string | undefined;
  /** Set if several events can be changed at once: of all that the list has, also of those that are not rendered yet. */
  selection?: { of: Selection; all: readonly ChurchEvent[] } | undefined;
  /** The event that was just saved. */
  changed: string | undefined;
  /** How many dates each series has. */
  seriesSizes?: ReadonlyMap<number, number>;
  /** Without it there are no headings to sort by. */
  sort?: { order: EventOrder; onSort: (order: EventOrder) => void };
}

/**
 * Staff's list of events: a table where there is room, and two lines an event on a phone, by style alone. Its icons have the
 * browser's own tooltips: MUI's are mounted twice for each row.
 */
export function EventTable({ groups, onAct, selection, seriesSizes, sort, ...rows }: EventTableProps) {
  const hasSeries = seriesSizes !== undefined && (seriesSizes.size > 0 || sort?.order.endsWith('series'));
  const { ids, toggle } = selection?.of ?? {};
  const selecting = ids !== undefined && ids.size > 0;
  const [first] = ids ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first event that is selected takes the focus
  useEffect(() => {
    // On a phone the menu's button had the focus, and is hidden now.
    const row = selecting && document.querySelector(`[data-event="${CSS.escape(first ?? '')}"]`);
    if (row) row.querySelector<HTMLElement>('[data-select] input')?.focus();
  }, [selecting]);
  const longPress = useLongPress((pressed) => {
    const id = pressed.closest<HTMLElement>('[data-event]')?.dataset.event;
    if (id !== undefined && !ids?.has(id)) toggle?.(id);
  });
  return (
    <Paper
      variant="outlined"
      {...(selection && longPress)}
      sx={{ containerType: 'inline-size', overflow: 'clip', WebkitTouchCallout: 'none' }}
    >
      <Table
        size="small"
        stickyHeader
        aria-label="Events"
        data-series={hasSeries || undefined}
        data-selecting={selecting || undefined}
        sx={table}
      >
        {sort ? (
          <TableHead>
            <TableRow>
              {selection ? (
                <TableCell data-column="select">
                  <SelectAllBox {...selection.of} events={selection.all} />
                </TableCell>
              ) : null}
              {COLUMNS.map(([by, label]) => {
                const sorted = sort.order.endsWith(by);
                const direction = sort.order === `-${by}` ? 'desc' : 'asc';
                return (
                  <TableCell key={by} sortDirection={sorted ? direction : false} data-column={by}>
                    <TableSortLabel
                      active={sorted}
                      direction={direction}
                      onClick={() => sort.onSort(sort.order === by ? `-${by}` : by)}
                    >
                      {label}
                    </TableSortLabel>
                  </TableCell>
                );
              })}
              {onAct ? (
                <TableCell data-column="actions">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </TableCell>
              ) : null}
            </TableRow>
          </TableHead>
        ) : null}
        {groups.map(({ name, events, shown = events }) => (
          <TableBody key={name}>
            {name ? (
              <TableRow data-group>
                {selection ? <TableCell data-column="select" /> : null}
                <TableCell component="th" scope="rowgroup" colSpan={GROUP_COLUMNS}>
                  {name} <span>{eventCount(events.length)}</span>
                </TableCell>
                {COLUMNS.slice(GROUP_COLUMNS).map(([by]) => (
                  <TableCell key={by} data-column={by} />
                ))}
                {onAct ? <TableCell data-column="actions" /> : null}
              </TableRow>
            ) : null}
            {shown.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                onAct={onAct}
                onMoveDay={rows.onMoveDay}
                checked={ids?.has(event.id) ?? false}
                onToggle={toggle}
                selected={event.id === rows.selected}
                changed={event.id === rows.changed}
                dates={event.series === undefined ? undefined : seriesSizes?.get(event.series)}
              />
            ))}
          </TableBody>
        ))}
      </Table>
    </Paper>
  );
}

interface EventRowProps extends Pick<EventTableProps, 'onAct' | 'onMoveDay'> {
  event: ChurchEvent;
  checked: boolean;
  /** Undefined where several cannot be changed at once. */
  onToggle: Selection['toggle'] | undefined;
  selected: boolean;
  changed: boolean;
  /** How many dates its series has. */
  dates: number | undefined;
}

const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, onAct, onMoveDay, checked, onToggle, selected, changed, dates } = props;
  const now = useClock();
  const { day, hours } = rowTimes(event, now.date);
  const button = (does: string, icon: ReactNode, act: EventAct) => (
    <IconButton data-wide title={does} aria-label={`${does} ${event.title}`} onClick={() => onAct?.(act, event)}>
      {icon}
    </IconButton>
  );
  return (
    <TableRow
      hover
      selected={selected}
      data-event={event.id}
      data-changed={changed || undefined}
      data-over={isOver(event, now) || undefined}
    >
      {onToggle ? (
        <TableCell data-column="select">
          <SelectBox event={event} checked={checked} onToggle={onToggle} />
        </TableCell>
      ) : null}
      <TableCell data-column="when">
        {hours ? `${day}, ` : day}
        {hours ? <span>{hours}</span> : null}
      </TableCell>
      <TableCell component="th" scope="row" data-column="title">
        <h2>
          <Link to={href('event', { id: event.id })} title={event.title} sx={goesAhead(event) ? undefined : struck}>
            {event.title}
          </Link>
        </h2>
        {onAct && event.signup ? <SignupCount event={event} /> : null}
      </TableCell>
      <TableCell data-column="place" title={event.venue}>
        {branchOf(event.venue)?.name ?? event.venue}
      </TableCell>
      <TableCell data-column="series">{dates === undefined ? null : `${dates} dates`}</TableCell>
      <TableCell data-column="state">
        <EventState event={event} />
      </TableCell>
      {onAct ? (
        <TableCell data-column="actions">
          {button('Edit', <EditIcon />, 'edit')}
          {button('Delete', <DeleteIcon />, 'delete')}
          <RowMenu event={event} onAct={onAct} onSelect={onToggle} onMoveDay={onMoveDay} />
        </TableCell>
      ) : null}
    </TableRow>
  );
});

function SignupCount({ event }: { event: ChurchEvent }) {
  const count = useSignupCount(event);
  return count ? <small>{count}</small> : null;
}

const struck = { '&&': { textDecoration: 'line-through' } } as const;

/** How long an event that was just saved is marked, in milliseconds. */
const MARK_DURATION_MS = 6000;

/** The event that was just saved: its row is scrolled to once it is on screen, and marked for a moment. */
export function useChangedEvent() {
  const [changed, setChanged] = useState<{ id: string }>(); // a new object for each save
  const scrolledTo = useRef(changed);
  useEffect(() => {
    const timer = changed && setTimeout(() => setChanged(undefined), MARK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  // After each rendering, because the list may be fetched again before it has the event.
  useEffect(() => {
    if (!changed || scrolledTo.current === changed) return;
    const row = document.querySelector(`[data-event="${CSS.escape(changed.id)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    scrolledTo.current = changed;
  });
  return { changed: changed?.id, mark: (id: string) => setChanged({ id }) };
}

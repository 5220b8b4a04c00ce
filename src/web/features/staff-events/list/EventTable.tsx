import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo } from 'react';
import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, goesAhead, isOver } from '#shared/events/churchEvent.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { EventSignups } from '../row/EventSignups.tsx';
import { EventState } from '../row/EventState.tsx';
import { RowMenu } from '../row/RowMenu.tsx';
import type { RowActions } from '../row/rowActions.ts';
import { rowTimes } from '../row/rowTimes.ts';
import { SelectAllBox, SelectBox } from '../selection/SelectBox.tsx';
import type { Selection } from '../selection/selection.ts';
import type { EventGroup, EventSort, SortKey } from './eventOrder.ts';

const COLUMNS: readonly [SortKey, string][] = [
  ['when', 'When'],
  ['title', 'Event'],
  ['place', 'Place'],
  ['series', 'Series'],
  ['state', 'State'],
];

/** How many columns a group's name takes: those that are never left out. */
const GROUP_COLUMNS = 2;

export interface EventRowsProps {
  groups: readonly EventGroup[];
  /** Without them the rows have no buttons. */
  actions: RowActions | undefined;
  /** The event whose dialog is open. */
  selected: string | undefined;
  /** Set if several events can be changed at once. */
  selection: Selection | undefined;
  /** The event that was just saved. */
  changed: string | undefined;
  /** How many dates each series has. */
  seriesSizes: ReadonlyMap<number, number>;
  /** Events whose changes wait for the network. */
  waiting: ReadonlySet<string>;
  /** The church's clock. */
  now: { date: string; time: string };
}

interface EventTableProps extends EventRowsProps {
  /** All events of the list, also those that are not rendered yet. */
  events: readonly ChurchEvent[];
  sort: EventSort;
  onSort: (sort: EventSort) => void;
}

/** Staff's list of events on a desk. Its icons have the browser's own tooltips: MUI's are mounted twice for each row. */
export function EventTable({ groups, events: all, sort, onSort, ...row }: EventTableProps) {
  const hasSeries = row.seriesSizes.size > 0 || sort.by === 'series';
  return (
    <Table size="small" stickyHeader aria-label="Events" data-series={hasSeries || undefined} sx={table}>
      <TableHead>
        <TableRow>
          {row.selection ? (
            <TableCell data-column="select">
              <SelectAllBox selection={row.selection} events={all} />
            </TableCell>
          ) : null}
          {COLUMNS.map(([by, label]) => {
            const sorted = sort.by === by;
            const direction = sorted && sort.descending ? 'desc' : 'asc';
            return (
              <TableCell key={by} sortDirection={sorted ? direction : false} data-column={by}>
                <TableSortLabel
                  active={sorted}
                  direction={direction}
                  onClick={() => onSort({ by, descending: sorted && !sort.descending })}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            );
          })}
          {row.actions ? (
            <TableCell data-column="actions">
              <VisuallyHidden>Actions</VisuallyHidden>
            </TableCell>
          ) : null}
        </TableRow>
      </TableHead>
      {groups.map(({ name, events }) => (
        <TableBody key={name}>
          {name ? (
            <TableRow data-group>
              {row.selection ? <TableCell data-column="select" /> : null}
              <TableCell component="th" scope="rowgroup" colSpan={GROUP_COLUMNS}>
                {name} <span>{eventCount(events.length)}</span>
              </TableCell>
              {COLUMNS.slice(GROUP_COLUMNS).map(([by]) => (
                <TableCell key={by} data-column={by} />
              ))}
              {row.actions ? <TableCell data-column="actions" /> : null}
            </TableRow>
          ) : null}
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              actions={row.actions}
              checked={row.selection?.ids.has(event.id)}
              onToggle={row.selection?.toggle}
              now={row.now}
              selected={event.id === row.selected}
              changed={event.id === row.changed}
              unsent={row.waiting.has(event.id)}
              dates={event.series === undefined ? undefined : row.seriesSizes.get(event.series)}
            />
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

export interface EventRowProps extends Pick<EventRowsProps, 'actions' | 'now'> {
  event: ChurchEvent;
  /** Whether it is selected, and how that changes; undefined where several cannot be changed at once. */
  checked: boolean | undefined;
  onToggle: Selection['toggle'] | undefined;
  changed: boolean;
  unsent: boolean;
}

interface TableRowProps extends EventRowProps {
  selected: boolean;
  dates: number | undefined;
}

const EventRow = memo(function EventRow(props: TableRowProps) {
  const { event, actions, checked, onToggle, now, selected, changed, unsent, dates } = props;
  const { day, hours } = rowTimes(event, now.date);
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
          <SelectBox event={event} checked={checked === true} onToggle={onToggle} />
        </TableCell>
      ) : null}
      <TableCell data-column="when">
        {hours ? `${day}, ` : day}
        {hours ? <span>{hours}</span> : null}
      </TableCell>
      <TableCell component="th" scope="row" data-column="title">
        <h2>
          <Link href={href('event', { id: event.id })} title={event.title} sx={goesAhead(event) ? undefined : struck}>
            {event.title}
          </Link>
        </h2>
        {actions ? <EventSignups event={event} /> : null}
      </TableCell>
      <TableCell data-column="place" title={event.venue}>
        {branchOf(event.venue)?.name ?? event.venue}
      </TableCell>
      <TableCell data-column="series">{dates === undefined ? null : `${dates} dates`}</TableCell>
      <TableCell data-column="state">
        <EventState event={event} now={now} unsent={unsent} />
      </TableCell>
      {actions ? (
        <TableCell data-column="actions">
          <IconButton data-wide title="Edit" aria-label={`Edit ${event.title}`} onClick={() => actions.onEdit(event)}>
            <EditIcon />
          </IconButton>
          <IconButton
            data-wide
            title="Delete"
            aria-label={`Delete ${event.title}`}
            onClick={() => actions.onDelete(event)}
          >
            <DeleteIcon />
          </IconButton>
          <RowMenu event={event} besideButtons {...actions} />
        </TableCell>
      ) : null}
    </TableRow>
  );
});

const struck = { '&&': { textDecoration: 'line-through' } } as const;

/** Rows of 36 px: twelve on a laptop's screen. Where a dialog stands beside the table, the columns that matter least are left out. */
const table = {
  tableLayout: 'fixed',
  '& td, & th': {
    height: 36,
    py: 0,
    px: 1.25,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    borderColor: 'divider',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 600, bgcolor: 'background.paper', textOverflow: 'clip' },
  '& h2': { m: 0, fontSize: 'inherit', lineHeight: 'inherit', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tbody th a': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '& tbody th a:hover': { textDecoration: 'underline' },
  '& [data-group] > *': {
    height: 24,
    bgcolor: 'background.default',
    color: 'text.secondary',
    fontSize: '0.875rem',
    fontWeight: 600,
    '& span': { fontWeight: 400, ml: 1 },
  },
  '& [data-over] td': { color: 'text.secondary' },
  '& [data-over] th a': { color: 'text.secondary' },
  '& [data-column="select"]': { width: '2.75rem', p: 0, pl: 0.5 },
  '& [data-column="when"]': { width: '16.5rem' },
  '& [data-column="place"]': { width: '8rem' },
  '& [data-column="series"]': { width: '5.5rem' },
  '& [data-column="state"]': { width: '9rem' },
  '& [data-column="actions"]': { width: '7.5rem', px: 0.5, textAlign: 'end' },
  '& .MuiIconButton-root': { minWidth: 36, minHeight: 36, p: 0 },
  '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
  '& tbody tr': { position: 'relative' },
  '& .Mui-selected, & .Mui-selected:hover': { boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' },
  // The title keeps the most room.
  '&:not([data-series]) [data-column="series"]': { display: 'none' },
  '@container (max-width: 62rem)': {
    '& [data-column="place"]': { width: '7.5rem' },
    '& [data-column="series"]': { display: 'none' },
  },
  '@container (max-width: 52.5rem)': {
    '& [data-column="actions"]': { width: '2.75rem' },
    '& [data-column="actions"] [data-wide]': { display: 'none' },
  },
  // Beside a dialog, or where the text is large, time and title take two lines.
  '@container (max-width: 43.75rem)': {
    '& [data-column="place"]': { display: 'none' },
    '& td, & th': { px: 1 },
    '& tbody tr:not([data-group]) > *': { height: 48 },
    '& [data-column="when"]': { width: '9.75rem', whiteSpace: 'normal' },
    '& [data-column="when"] span': { display: 'inline-block' },
    '& h2': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', whiteSpace: 'normal' },
    '& [data-column="state"]': { width: '8.75rem' },
  },
  '@container (max-width: 24rem)': { '& [data-column="state"]': { display: 'none' } },
} as const;

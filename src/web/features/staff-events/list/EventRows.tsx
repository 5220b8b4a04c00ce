import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useGrowingList } from '#web/ui/feedback/useGrowingList.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import type { Selection } from '../selection/selection.ts';
import { EventTable, type EventTableProps } from './EventTable.tsx';
import { type EventSort, groupEvents } from './eventOrder.ts';

interface EventRowsProps extends Omit<EventTableProps, 'groups' | 'seriesSizes' | 'sort' | 'selection'> {
  events: readonly ChurchEvent[];
  /** All events, also those that the filter hides. They are counted for each series. */
  all: readonly ChurchEvent[];
  selection: Selection | undefined;
  sort: EventSort;
  onSort: (sort: EventSort) => void;
  /** Identifies the filter: after a change the list is shown from its beginning. */
  choice: string;
}

/** Rendered first, enough for any screen; the rest follows. */
const FIRST_ROWS = 24;

/** How many dates each series has among some events. */
function countSeries(events: readonly ChurchEvent[]): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { series } of events) if (series !== undefined) sizes.set(series, (sizes.get(series) ?? 0) + 1);
  return sizes;
}

/** Staff's list of events, in groups, of which the rest follows while one scrolls. */
export function EventRows({ events, all, selection, sort, onSort, choice, ...rows }: EventRowsProps) {
  const groups = groupEvents(events, sort, useClock());
  const ordered = groups.flatMap((group) => group.events);
  const first = Math.max(FIRST_ROWS, 1 + ordered.findIndex((event) => event.id === rows.changed));
  const { shown, more } = useGrowingList(ordered, { first, name: `${choice} ${sort.by} ${sort.descending}` });
  const visible = new Set(shown);
  const shownGroups = groups
    .map((group) => ({ ...group, shown: group.events.filter((event) => visible.has(event)) }))
    .filter((group) => group.shown.length > 0);
  return (
    <>
      <EventTable
        {...rows}
        groups={shownGroups}
        seriesSizes={countSeries(all)}
        selection={selection && { of: selection, all: events }}
        sort={{ by: sort, onSort }}
      />
      {more}
    </>
  );
}

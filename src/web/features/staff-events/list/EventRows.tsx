import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useGrowingList } from '#web/ui/feedback/useGrowingList.tsx';
import { useFollowedLinks } from '#web/ui/hooks/useFollowedLinks.ts';
import { changedMark } from './changedMark.ts';
import { EventRowList } from './EventRowList.tsx';
import { type EventRowsProps, EventTable } from './EventTable.tsx';
import { type EventSort, groupEvents } from './eventOrder.ts';

/** The theme's `md`, in rem: with large text a desk has no more room than a phone. */
const PHONE = '(max-width: 56.24rem)';

interface ListProps extends Omit<EventRowsProps, 'groups' | 'seriesSizes'> {
  events: readonly ChurchEvent[];
  /** All events, also those that the filter hides. They are counted for each series. */
  all: readonly ChurchEvent[];
  sort: EventSort;
  onSort: (sort: EventSort) => void;
  /** Identifies filter and order: after a change the list is shown from its beginning. */
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

/** Staff's list of events: a table on a desk, rows of two lines on a phone. */
export function EventRows({ events, all, sort, onSort, choice, ...rows }: ListProps) {
  const followLink = useFollowedLinks();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const { now, changed } = rows;
  const groups = groupEvents(events, sort, now);
  const ordered = groups.flatMap((group) => group.events);
  const first = Math.max(FIRST_ROWS, 1 + ordered.findIndex((event) => event.id === changed));
  const { shown, more } = useGrowingList(ordered, { first, name: `${choice} ${sort.by} ${sort.descending}` });
  const visible = new Set(shown);
  const shownGroups = groups
    .map(({ name, events }) => ({ name, events: events.filter((event) => visible.has(event)) }))
    .filter((group) => group.events.length > 0);
  const props = { ...rows, groups: shownGroups, seriesSizes: countSeries(all) };
  return (
    <>
      {phone ? (
        <EventRowList {...props} />
      ) : (
        <Paper
          variant="outlined"
          onClick={followLink}
          sx={{ containerType: 'inline-size', overflow: 'clip', ...changedMark }}
        >
          <EventTable {...props} events={events} sort={sort} onSort={onSort} />
        </Paper>
      )}
      {more}
    </>
  );
}

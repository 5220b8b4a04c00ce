import { Box, Chip } from '@mui/material';
import { useDeferredValue } from 'react';
import { branchByKey } from '#content/events/branchOf.ts';
import type { EventFilter } from '#content/events/filterEvents.ts';
import { type ChurchEvent, compareEvents, isOver } from '#shared/events/churchEvent.ts';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { announcedWeeks, WEEK_DAYS } from '#shared/events/times/week.ts';
import { addDays } from '#shared/time.ts';
import { type Options, SelectField } from '#web/ui/forms/FormTextField.tsx';
import { deviceText } from '#web/ui/hooks/deviceText.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { branches } from '#words/branches.ts';

/** What staff's list of events can be sorted by. */
const SORT_KEYS = ['when', 'title', 'place', 'series', 'state'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** What it is sorted by; with a minus from the last to the first. */
export type EventOrder = SortKey | `-${SortKey}`;

const ORDERS = SORT_KEYS.flatMap((key): EventOrder[] => [key, `-${key}`]);

/** Events under one heading of the list; without a heading if the list is not sorted by date. */
export interface EventGroup {
  name: 'Today' | 'This week' | 'Next week' | 'Later' | 'Past' | null;
  events: ChurchEvent[];
}

/**
 * Sorts and groups staff's list. By date, past events are always last, the latest first.
 *
 * @param now the church's clock
 */
export function groupEvents(events: readonly ChurchEvent[], order: EventOrder, now: ClockMoment): EventGroup[] {
  const descending = order.startsWith('-');
  if (!order.endsWith('when')) return [{ name: null, events: sorted(events, order.replace('-', ''), descending) }];
  const newestFirst = [...events].sort(compareEvents);
  const past = newestFirst.filter((event) => isOver(event, now));
  const coming = newestFirst.filter((event) => !isOver(event, now));
  if (!descending) coming.reverse();
  const [, nextWeek] = announcedWeeks(now.date);
  const groupOf = (event: ChurchEvent): EventGroup['name'] => {
    if (isOver(event, now)) return 'Past';
    if (event.start_date <= now.date) return 'Today';
    if (event.start_date < nextWeek) return 'This week';
    return event.start_date < addDays(nextWeek, WEEK_DAYS) ? 'Next week' : 'Later';
  };
  return [...Map.groupBy([...coming, ...past], groupOf)].map(([name, events]) => ({ name, events }));
}

/** How many dates each series has among some events. */
export function countSeries(events: readonly ChurchEvent[]): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { series } of events) if (series !== undefined) sizes.set(series, (sizes.get(series) ?? 0) + 1);
  return sizes;
}

/** Sorts by a text; events without it come last, and equal ones newest first (rulings, 7). */
function sorted(events: readonly ChurchEvent[], by: string, descending: boolean): ChurchEvent[] {
  const text = (event: ChurchEvent) => {
    if (by === 'title') return event.title;
    if (by === 'place') return event.venue;
    if (by === 'series') return event.series === undefined ? '' : String(event.series).padStart(12, '0');
    return event.status ?? event.publish ?? '';
  };
  const direction = descending ? -1 : 1;
  return [...events].sort((a, b) => {
    const [left, right] = [text(a), text(b)];
    if (left === right) return compareEvents(a, b);
    if (left === '' || right === '') return left === '' ? 1 : -1;
    return direction * left.localeCompare(right, 'en');
  });
}

const WHEN: Options<'coming' | 'past' | 'all' | 'drafts'> = [
  ['coming', 'Coming'],
  ['past', 'Past'],
  ['all', 'All'],
  ['drafts', 'Drafts'],
];

/** The choices of order; a desk's table also sorts by its columns. */
const NAMED_ORDERS: Options = [
  ['when', 'Soonest first'],
  ['-when', 'Newest first'],
  ['title', 'By title'],
  ['place', 'By place'],
];

/**
 * Filters and order of staff's list: on a phone in one line that scrolls sideways, elsewhere in two where there is no room.
 *
 * @param staff whether the person is signed in, and so has drafts
 */
export function ListFilters({ filter, change, staff }: ListFilterChoice & { staff: boolean }) {
  const { when, drafts, branch, category, order } = filter;
  const chosen = drafts ? 'drafts' : when || 'all';
  const isNamed = NAMED_ORDERS.some(([value]) => value === order);
  const orders = isNamed ? NAMED_ORDERS : [...NAMED_ORDERS, [order, 'By column'] as const];
  const select = (label: string, part: FilterPart, value: string, options: Options) => (
    <SelectField
      slotProps={{ htmlInput: { 'aria-label': label } }}
      size="small"
      value={value}
      onChange={(to) => change({ [part]: to })}
      options={options}
    />
  );
  return (
    <Box sx={line}>
      <Box role="group" aria-label="When" sx={{ display: 'flex', gap: 1 }}>
        {WHEN.filter(([value]) => staff || value !== 'drafts').map(([value, label]) => (
          <Chip
            key={value}
            component="button"
            clickable
            label={label}
            aria-pressed={chosen === value}
            onClick={() => change({ when: value, order: '' })}
          />
        ))}
      </Box>
      {select('Branch', 'branch', branch, [
        ['', 'All branches'],
        ...branches.map(({ key, name }): [string, string] => [key, name]),
      ])}
      {select('Category', 'category', category, [
        ['', 'All categories'],
        ...CATEGORIES.map((name): [string, string] => [name, name]),
      ])}
      {select('Order', 'order', order, orders)}
    </Box>
  );
}

/** The end of the line fades on a phone, to show that it scrolls. */
const line = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: 1,
  mx: { xs: -2, sm: 0 },
  pl: { xs: 2, sm: 0 },
  pr: { xs: 4, sm: 0 },
  py: 0.5,
  mb: 1,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)', sm: 'none' },
  '& .MuiFormControl-root': { width: 'auto', flexShrink: 0 },
  '& .MuiInputBase-root': { borderRadius: 999, minHeight: 44 },
  '& select': { fieldSizing: 'content', maxWidth: '11rem' },
} as const;

/**
 * The parameters of the list's address that this device remembers: `?when=all&branch=juja&category=Kesha&order=-when`.
 */
const PARTS = ['when', 'branch', 'category', 'order'] as const;

type FilterPart = (typeof PARTS)[number];

/** The local storage key of what was chosen last; its value is the parts as a query. */
export const LIST_FILTER_KEY = 'event_list';

type ListFilterChoice = ReturnType<typeof useListFilter>;

const kept = deviceText(LIST_FILTER_KEY);

/**
 * The filter and order of the dashboard's list. The address has priority, then this device's last choice; the default
 * is every event, newest first (rulings, 41).
 */
export function useListFilter() {
  const [search, changeSearch] = useAddressSearch();
  const stored = kept.use() ?? '';
  // In a transition, as the address: else 500 rows would be rendered before the press is answered.
  const remembered = new URLSearchParams(useDeferredValue(stored));
  const text = useDeferredValue(search.get('q') ?? '');
  const part = (name: FilterPart) => search.get(name) ?? remembered.get(name) ?? '';

  const asked = part('when');
  const drafts = asked === 'drafts';
  const when: NonNullable<EventFilter['when']> = asked === 'past' || asked === 'coming' ? asked : '';
  const order = ORDERS.find((one) => one === part('order')) ?? (when === 'coming' ? 'when' : '-when');

  /** Sets some parameters, in the address and for the next visit; an empty value is the default. */
  const change = (parts: Partial<Record<FilterPart, string>>) => {
    const stored = new URLSearchParams(kept.read() ?? ''); // a second quick change keeps the first
    const next = new URLSearchParams();
    for (const name of PARTS) {
      const value = parts[name] ?? search.get(name) ?? stored.get(name);
      if (value) next.set(name, value);
    }
    kept.keep(next.toString() || null);
    changeSearch(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value || null])), {
      replace: true,
    });
  };
  /** Stores the next visit's filter, and returns the parameters for the caller to set in the address. */
  const forget = () => {
    kept.keep(null);
    return { q: null, when: null, branch: null, category: null, order: null };
  };
  const category = CATEGORIES.find((name) => name === part('category')) ?? '';
  const branch = branchByKey(part('branch'))?.key ?? '';
  return {
    /** `drafts`: only events that are not on the site yet. */
    filter: { text, when, category, branch, drafts, order },
    change,
    /** Shows every event. */
    clear: () => changeSearch(forget(), { replace: true }),
    forget,
  };
}

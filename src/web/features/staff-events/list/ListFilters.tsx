import { Box, Chip } from '@mui/material';
import { useDeferredValue } from 'react';
import { branchByKey } from '#content/events/branchOf.ts';
import type { EventFilter } from '#content/events/filterEvents.ts';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import { type Options, SelectField } from '#web/ui/forms/SelectField.tsx';
import { deviceText } from '#web/ui/hooks/deviceText.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { branches } from '#words/branches.ts';
import { type EventSort, SORT_KEYS } from './eventOrder.ts';

const WHEN: Options<'coming' | 'past' | 'all' | 'drafts'> = [
  ['coming', 'Coming'],
  ['past', 'Past'],
  ['all', 'All'],
  ['drafts', 'Drafts'],
];

/** The choices of order; a desk's table also sorts by its columns. */
const ORDERS: Options = [
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
  const { when, drafts, branch, category, sort } = filter;
  const chosen = drafts ? 'drafts' : when || 'all';
  const order = `${sort.descending ? '-' : ''}${sort.by}`;
  const orders = ORDERS.some(([value]) => value === order) ? ORDERS : [...ORDERS, [order, 'By column'] as const];
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

/** The changes of the address that show every event. */
const EVERYTHING = { q: null, when: null, branch: null, category: null, order: null } as const;

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
  const order = part('order');
  const by = SORT_KEYS.find((key) => key === order.replace(/^-/, ''));
  const sort: EventSort = by
    ? { by, descending: order.startsWith('-') }
    : { by: 'when', descending: when !== 'coming' };

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
    return EVERYTHING;
  };
  const category = CATEGORIES.find((name) => name === part('category')) ?? '';
  const branch = branchByKey(part('branch'))?.key ?? '';
  return {
    /** `drafts`: only events that are not on the site yet. */
    filter: { text, when, category, branch, drafts, sort },
    change,
    /** Shows every event. */
    clear: () => changeSearch(forget(), { replace: true }),
    forget,
  };
}

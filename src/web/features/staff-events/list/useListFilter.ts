import { useDeferredValue } from 'react';
import { branchByKey } from '#content/events/branchOf.ts';
import type { EventFilter } from '#content/events/filterEvents.ts';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import { deviceText } from '#web/ui/hooks/deviceText.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { type EventSort, SORT_KEYS } from './eventOrder.ts';

/**
 * The parameters of the list's address that this device remembers: `?when=all&branch=juja&category=Kesha&order=-when`.
 */
const PARTS = ['when', 'branch', 'category', 'order'] as const;

export type FilterPart = (typeof PARTS)[number];

/** The changes of the address that show every event. */
const EVERYTHING = { q: null, when: null, branch: null, category: null, order: null } as const;

/** The local storage key of what was chosen last; its value is the parts as a query. */
export const LIST_FILTER_KEY = 'event_list';

interface ListFilter extends Required<Omit<EventFilter, 'oldestFirst'>> {
  /** Only events that are not on the site yet. */
  drafts: boolean;
  sort: EventSort;
}

export type ListFilterChoice = ReturnType<typeof useListFilter>;

const kept = deviceText(LIST_FILTER_KEY);

const remember = (query: string) => kept.keep(query || null);

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
  const when = asked === 'past' || asked === 'coming' ? asked : '';
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
    remember(next.toString());
    changeSearch(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value || null])), {
      replace: true,
    });
  };
  /** Stores the next visit's filter, and returns the parameters for the caller to set in the address. */
  const forget = () => {
    remember('');
    return EVERYTHING;
  };
  const filter: ListFilter = {
    text,
    when,
    category: CATEGORIES.find((name) => name === part('category')) ?? '',
    branch: branchByKey(part('branch'))?.key ?? '',
    drafts,
    sort,
  };
  return {
    filter,
    change,
    /** Shows every event. */
    clear: () => changeSearch(forget(), { replace: true }),
    forget,
  };
}

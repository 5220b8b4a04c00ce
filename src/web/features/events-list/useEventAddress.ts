import { useLocation, useNavigationType } from 'react-router-dom';
import { branchByKey } from '#content/events/branchOf.ts';
import { CATEGORIES } from '#shared/events/categories.ts';
import { isMonth, monthOf } from '#shared/events/times/monthGrid.ts';
import { isDate } from '#shared/time.ts';
import type { EventFilter } from '#web/entities/event/filterEvents.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';

/** What /events shows, kept in its address: `?q=&category=&branch=&when=past|coming&view=month&month=2026-12&day=…`. */
export interface EventAddress extends EventFilter {
  branch: string;
  /** Whether any filter is set. */
  filtered: boolean;
  asMonth: boolean;
  /** The month that is shown, `YYYY-MM`; undefined for the current one. */
  month: string | undefined;
  /** The opened day of the month, `YYYY-MM-DD`. */
  day: string | undefined;
}

type Part = 'q' | 'category' | 'branch' | 'when' | 'view' | 'month' | 'day';

/** Changes parts of the address; null removes one. With `ownStep` the change is a history entry. */
export type ChangeAddress = (parts: Partial<Record<Part, string | null>>, ownStep?: boolean) => void;

/** Marks the changes that the page itself makes to its address. */
const OWN = { own: true };

const nothing = new URLSearchParams();

const folded = (text: string) => text.trim().toLowerCase();

/** What the address asks for. Until hydration it is the plain list, which the server renders for any query. */
export function useEventAddress(): {
  address: EventAddress;
  change: ChangeAddress;
  /** Whether the page itself changed the address; otherwise a link, a reload or a step back did. */
  own: boolean;
  /** Changes with the address. */
  step: string;
} {
  const [parameters, change] = useAddressSearch();
  const { key, state } = useLocation();
  const stepped = useNavigationType() === 'POP';
  const asked = useHydrated() ? parameters : nothing;
  const when = asked.get('when');
  const month = asked.get('month') ?? '';
  const day = asked.get('day') ?? '';
  const filter: Pick<EventAddress, 'text' | 'category' | 'branch' | 'when'> = {
    text: asked.get('q')?.trim() ?? '',
    category: CATEGORIES.find((name) => folded(name) === folded(asked.get('category') ?? '')) ?? '',
    branch: branchByKey(asked.get('branch'))?.key ?? '',
    when: when === 'coming' || when === 'past' ? when : '',
  };
  return {
    address: {
      ...filter,
      filtered: Object.values(filter).some((part) => part !== ''),
      // Coming events soonest first; everything else newest first (rulings, 7).
      oldestFirst: when === 'coming',
      asMonth: asked.get('view') === 'month',
      month: isMonth(month) ? month : undefined,
      day: isDate(day) && isMonth(monthOf(day)) ? day : undefined,
    },
    change: (parts, ownStep = false) =>
      change(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value || null])), {
        replace: !ownStep,
        state: OWN,
        preventScrollReset: true,
      }),
    own: !stepped && (state as typeof OWN | null)?.own === true,
    step: key,
  };
}

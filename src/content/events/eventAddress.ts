import { CATEGORIES } from '#shared/events/eventFields.ts';
import { isMonth, monthOf } from '#shared/events/times/monthGrid.ts';
import { isDate } from '#shared/time.ts';
import { branchByKey } from './branchOf.ts';
import type { EventFilter } from './filterEvents.ts';

/** The most that is looked for, in characters; what is longer is cut. */
export const MAX_SEARCH_LENGTH = 100;

/** What /events shows, kept in its address: `?q=&category=&branch=&when=past|coming&view=month&month=2026-12&day=…`. */
export interface EventAddress extends Required<EventFilter> {
  /** Whether any filter is set. */
  filtered: boolean;
  asMonth: boolean;
  /** The month that is shown, `YYYY-MM`; undefined for the current one. */
  month: string | undefined;
  /** The opened day of the month, `YYYY-MM-DD`. */
  day: string | undefined;
}

/** The query of an address, as `URLSearchParams` reads it. */
interface Query {
  get(name: string): string | null;
}

const folded = (text: string) => text.trim().toLowerCase();

const cut = (text: string) => [...text.trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim();

/** Reads what an address of /events asks for, and passes over what it does not know. Page and server read it alike. */
export function readEventAddress(query: Query): EventAddress {
  const when = query.get('when');
  const asMonth = query.get('view') === 'month';
  const month = (asMonth && query.get('month')) || '';
  const day = (asMonth && query.get('day')) || '';
  const filter: Pick<EventAddress, 'text' | 'category' | 'branch' | 'when'> = {
    text: cut(query.get('q') ?? ''),
    category: CATEGORIES.find((name) => folded(name) === folded(query.get('category') ?? '')) ?? '',
    branch: branchByKey(query.get('branch'))?.key ?? '',
    when: when === 'coming' || when === 'past' ? when : '',
  };
  return {
    ...filter,
    filtered: Object.values(filter).some((part) => part !== ''),
    // Coming events soonest first; everything else newest first (rulings, 7).
    oldestFirst: when === 'coming',
    asMonth,
    month: isMonth(month) ? month : undefined,
    day: isDate(day) && isMonth(monthOf(day)) ? day : undefined,
  };
}

/** The query of an address that asks for the same, without its `?`; empty for the plain list. */
export function eventAddressQuery({ text, category, branch, when, asMonth, month, day }: EventAddress): string {
  const parts = { q: text, category, branch, when, view: asMonth ? 'month' : '', month, day };
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}

import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChurchEvent, isOver } from '#shared/churchEvent.ts';

/** Which events a staff list shows, kept in the address: `q`, `category`, `when` and `order`. */
export interface EventFilter {
  text: string;
  category: string;
  when: '' | 'coming' | 'past';
  /** Oldest first where true; newest first is the rule (rulings, 7). */
  oldestFirst: boolean;
}

/** The filter in the address, and the way to change one part of it. */
export function useEventFilter(): [EventFilter, (part: 'category' | 'when' | 'order', value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const text = useDeferredValue(parameters.get('q') ?? '');
  const when = parameters.get('when');
  const filter: EventFilter = {
    text,
    category: parameters.get('category') ?? '',
    when: when === 'coming' || when === 'past' ? when : '',
    oldestFirst: parameters.get('order') === 'oldest',
  };
  return [
    filter,
    (part, value) => {
      const next = new URLSearchParams(parameters);
      if (value) next.set(part, value);
      else next.delete(part);
      setParameters(next, { replace: true });
    },
  ];
}

const searchable = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The events that a filter lets through. Every word of its text must stand somewhere in the event. */
export function filterEvents(
  events: readonly ChurchEvent[],
  { text, category, when, oldestFirst }: EventFilter,
  now: { date: string; time: string },
): ChurchEvent[] {
  const words = searchable(text).split(/\s+/).filter(Boolean);
  const found = events.filter((event) => {
    if (category && event.category !== category) return false;
    if (when && isOver(event, now) !== (when === 'past')) return false;
    if (words.length === 0) return true;
    const told = searchable(`${event.title} ${event.description} ${event.category} ${event.venue} ${event.start_date}`);
    return words.every((word) => told.includes(word));
  });
  return oldestFirst ? found.reverse() : found;
}

import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventFilter } from '#web/entities/event/filterEvents.ts';

/** A staff list's filter, kept in the address as `q`, `category`, `when` and `order`, and the way to change one part of it. */
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

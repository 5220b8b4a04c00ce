import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventFilter } from '#web/entities/event/filterEvents.ts';
import { changedSearch } from '#web/ui/hooks/changedSearch.ts';

/** A staff list's filter, in the address as `q`, `category`, `when` and `order`, and a function that changes a part. */
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
    (part, value) => setParameters(changedSearch(parameters, { [part]: value || null }), { replace: true }),
  ];
}

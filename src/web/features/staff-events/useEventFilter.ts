import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventFilter } from '#content/events/filterEvents.ts';

/** The filter of Manage Events, in the address as `q`, `category`, `when` and `order`. */
export function useEventFilter(): EventFilter {
  const [parameters] = useSearchParams();
  const text = useDeferredValue(parameters.get('q') ?? '');
  const when = parameters.get('when');
  return {
    text,
    category: parameters.get('category') ?? '',
    when: when === 'coming' || when === 'past' ? when : '',
    oldestFirst: parameters.get('order') === 'oldest',
  };
}

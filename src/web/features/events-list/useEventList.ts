import { useState } from 'react';
import { FIRST_EVENTS } from '#shared/events/eventsQuery.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { FIRST_OF_LIST } from '#web/api/endpoints/foundEvents.ts';
import { eventsPageError } from '#web/api/errors.ts';
import type { Further } from '#web/ui/feedback/LoadMore.tsx';

/** The list of events, newest first: its beginning, and the whole of it once somebody scrolls further. */
export function useEventList() {
  const [asked, setAsked] = useState(false);
  const whole = api.useListEventsQuery(undefined, { skip: !asked });
  const first = api.useListEventsQuery(FIRST_OF_LIST);
  // Another backend has sent all of it, and so has one that does not know the query.
  const isWhole = whole.data !== undefined || !OWN_BACKEND || first.data?.length !== FIRST_EVENTS;
  return {
    events: whole.data ?? first.data ?? [],
    /** Why the list failed to load. */
    error: first.error ? eventsPageError(first.error) : null,
    isLoading: first.isLoading,
    /** The rest. */
    further: {
      more: first.data !== undefined && !isWhole,
      busy: whole.isFetching,
      error: whole.error ? eventsPageError(whole.error) : null,
      onLoad: () => (asked ? void whole.refetch() : setAsked(true)),
    } satisfies Further,
  };
}

import { useMemo } from 'react';
import type { ChurchEvent } from '#shared/churchEvent.ts';
import { useListEventPartsInfiniteQuery } from '#web/api/api.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { joinEventParts } from '#web/api/eventParts.ts';
import type { Further } from '#web/ui/useGrowingList.tsx';

/** The list of events as far as it has been loaded, newest first, and the way to more of it. */
export function useEventParts(): {
  events: ChurchEvent[];
  /** Why the list could not be had, or not be had anew. */
  error: string | null;
  /** True while there is nothing to show yet. */
  isLoading: boolean;
  further: Further;
} {
  const query = useListEventPartsInfiniteQuery();
  const { data, isLoading, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const parts = data?.pages;
  const events = useMemo(() => joinEventParts(parts ?? []), [parts]);
  const failure = query.error ? eventsPageError(query.error) : null;
  return {
    events,
    error: isFetchNextPageError ? null : failure,
    isLoading,
    further: {
      more: hasNextPage,
      busy: isFetching,
      error: isFetchNextPageError ? failure : null,
      load: () => void fetchNextPage(),
    },
  };
}

import { useMemo } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { joinEventPages } from '#web/api/eventPages.ts';
import type { Further } from '#web/ui/feedback/LoadMore.tsx';

/** The loaded part of the list of events, newest first, and a function that loads more. */
export function useEventPages(): {
  events: ChurchEvent[];
  /** Why the list failed to load. */
  error: string | null;
  /** True during the first loading. */
  isLoading: boolean;
  further: Further;
} {
  const query = api.useListEventPagesInfiniteQuery();
  const { data, isLoading, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const parts = data?.pages;
  const events = useMemo(() => joinEventPages(parts ?? []), [parts]);
  const failure = query.error ? eventsPageError(query.error) : null;
  return {
    events,
    error: isFetchNextPageError ? null : failure,
    isLoading,
    further: {
      more: hasNextPage,
      busy: isFetching,
      error: isFetchNextPageError ? failure : null,
      onLoad: () => void fetchNextPage(),
    },
  };
}

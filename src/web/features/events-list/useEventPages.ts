import { useMemo } from 'react';
import { api } from '#web/api/api.ts';
import { eventsPageError } from '#web/api/errors.ts';
import { joinEventPages } from '#web/api/eventPages.ts';
import type { Further } from '#web/ui/feedback/LoadMore.tsx';

/** The loaded part of the list of events, newest first, and a function that loads more. */
export function useEventPages() {
  const query = api.useListEventPagesInfiniteQuery();
  const { data, isLoading, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const parts = data?.pages;
  const events = useMemo(() => joinEventPages(parts ?? []), [parts]);
  const failure = query.error ? eventsPageError(query.error) : null;
  return {
    events,
    /** Why the list failed to load. */
    error: isFetchNextPageError ? null : failure,
    isLoading,
    /** The next page. */
    further: {
      more: hasNextPage,
      busy: isFetching,
      error: isFetchNextPageError ? failure : null,
      onLoad: () => void fetchNextPage(),
    } satisfies Further,
  };
}

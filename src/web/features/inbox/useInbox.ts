import { useEffect, useEffectEvent, useMemo } from 'react';
import { type MessageFilter, messagesApi } from '#web/api/endpoints/messages.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { staffApiError } from '#web/api/errors.ts';
import { MAX_LIST_AGE_S } from '#web/api/ofEndpoint.ts';

/** The inbox: the loaded pages as one list, newest first. */
export function useInbox(filter: MessageFilter) {
  const query = messagesApi.useListMessagesInfiniteQuery(filter, {
    refetchOnMountOrArgChange: MAX_LIST_AGE_S,
    refetchOnFocus: false,
  });
  const { data, error, isLoading, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const parts = data?.pages;
  const messages = useMemo(() => parts?.flatMap((part) => part.messages) ?? [], [parts]);
  const last = parts?.at(-1);
  const failure = error ? staffApiError(error) : null;

  // New messages may come while the list is open. A long list is not moved while somebody reads it.
  const { data: newMessages } = staffFrameApi.useListNewMessagesQuery();
  const newest = newMessages?.messages[0]?.id ?? 0;
  const hasNewer =
    parts !== undefined && filter.search === '' && !filter.spam && !isFetching && newest > (messages[0]?.id ?? 0);
  const short = parts?.length === 1;
  const refresh = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (hasNewer && short) refresh();
  }, [hasNewer, short]);

  return {
    messages,
    unread: newMessages?.unread ?? last?.unread ?? 0,
    spam: last?.spam ?? 0,
    total: last?.total ?? 0,
    isLoading,
    isFetching,
    isLoadingMore: isFetchingNextPage,
    /** Why the list, or its next page, could not be loaded. */
    error: failure,
    hasMore: hasNextPage,
    /** Whether messages have come since a long list was loaded. */
    hasNewer: hasNewer && !short,
    loadMore: () => void fetchNextPage(),
    refetch: () => void refetch(),
  };
}

import { useEffect, useEffectEvent, useMemo } from 'react';
import { staffCallError } from '#web/api/errors.ts';
import { type MessageFilter, useListMessagesInfiniteQuery, useMessageNewsQuery } from '#web/api/messagesApi.ts';
import { JUST_ASKED } from '#web/api/parts.ts';

/** The inbox as it is shown: the parts that were loaded so far as one list, newest first. */
export function useInbox(filter: MessageFilter) {
  const query = useListMessagesInfiniteQuery(filter, { refetchOnMountOrArgChange: JUST_ASKED, refetchOnFocus: false });
  const { data, error, isLoading, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const parts = data?.pages;
  const messages = useMemo(() => parts?.flatMap((part) => part.messages) ?? [], [parts]);
  const last = parts?.at(-1);
  const failure = error ? staffCallError(error) : null;

  // Somebody may write while the list stands open. A long one is not moved under the reader's finger.
  const { data: news } = useMessageNewsQuery();
  const newest = news?.messages[0]?.id ?? 0;
  const hasNewer =
    parts !== undefined && filter.search === '' && !filter.spam && !isFetching && newest > (messages[0]?.id ?? 0);
  const short = parts?.length === 1;
  const refresh = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (hasNewer && short) refresh();
  }, [hasNewer, short]);

  return {
    messages,
    unread: last?.unread ?? 0,
    spam: last?.spam ?? 0,
    total: last?.total ?? 0,
    isLoading,
    isFetching,
    isLoadingMore: isFetchingNextPage,
    /** Why the list, or its next part, could not be had. */
    error: failure,
    hasMore: hasNextPage,
    /** Whether something came since a long list was loaded. */
    hasNewer: hasNewer && !short,
    loadMore: () => void fetchNextPage(),
    refetch: () => void refetch(),
  };
}

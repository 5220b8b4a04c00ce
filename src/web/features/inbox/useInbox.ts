import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type MessageFilter, useListMessagesInfiniteQuery } from '#web/api/endpoints/messages.ts';
import { useListNewMessagesQuery } from '#web/api/endpoints/newMessages.ts';
import { staffApiError } from '#web/api/errors.ts';
import { MAX_LIST_AGE_S } from '#web/api/pagination.ts';
import { selectAccount } from '#web/auth/authSlice.ts';
import { inboxWithWaiting, messagesWaiting } from '#web/outbox/waiting/inboxWithWaiting.ts';
import { useNoticed, useWaiting } from '#web/outbox/waiting/waitingApi.ts';

/** The inbox: the loaded pages as one list, newest first, with unsent changes applied. */
export function useInbox(filter: MessageFilter) {
  const query = useListMessagesInfiniteQuery(filter, {
    refetchOnMountOrArgChange: MAX_LIST_AGE_S,
    refetchOnFocus: false,
  });
  const { data, error, isLoading, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const parts = data?.pages;
  const by = useSelector(selectAccount);
  const { items } = useWaiting();
  const noticed = useNoticed();
  const loaded = useMemo(() => parts?.flatMap((part) => part.messages) ?? [], [parts]);
  const { messages, gone, unread } = useMemo(() => inboxWithWaiting(loaded, items, by), [loaded, items, by]);
  const last = parts?.at(-1);
  const failure = error ? staffApiError(error) : null;

  // New messages may come while the list is open. A long list is not moved while somebody reads it.
  const { data: newMessages } = useListNewMessagesQuery();
  const newest = newMessages?.messages[0]?.id ?? 0;
  const hasNewer =
    parts !== undefined && filter.search === '' && !filter.spam && !isFetching && newest > (loaded[0]?.id ?? 0);
  const short = parts?.length === 1;
  const refresh = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (hasNewer && short) refresh();
  }, [hasNewer, short]);

  return {
    messages,
    /** The ids of messages with unsent changes. */
    waiting: useMemo(() => messagesWaiting(noticed), [noticed]),
    unread: (last?.unread ?? 0) + unread,
    spam: last?.spam ?? 0,
    total: (last?.total ?? 0) - gone,
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

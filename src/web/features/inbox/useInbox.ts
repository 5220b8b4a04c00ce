import { useEffect, useEffectEvent, useMemo } from 'react';
import type { InboxMessage } from '#shared/inbox/inbox.ts';
import type { MessageMarks } from '#shared/inbox/messageMarks.ts';
import { isChurchDate } from '#shared/time.ts';
import { MAX_LIST_AGE_S } from '#web/api/api.ts';
import { type MessageFilter, messagesApi } from '#web/api/endpoints/messages.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import type { ChosenMessage } from '#web/api/writes.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';

/** The inbox: the loaded pages as one list, newest first. */
export function useInbox(filter: MessageFilter) {
  const query = messagesApi.useListMessagesInfiniteQuery(filter, {
    refetchOnMountOrArgChange: MAX_LIST_AGE_S,
    refetchOnFocus: false,
  });
  const parts = query.data?.pages;
  const messages = useMemo(() => parts?.flatMap((part) => part.messages) ?? [], [parts]);
  const last = parts?.at(-1);

  // New messages may come while the list is open. A long list is not moved while somebody reads it.
  const { data: newMessages } = staffFrameApi.useListNewMessagesQuery();
  const newest = newMessages?.messages[0]?.id ?? 0;
  const hasNewer =
    parts !== undefined && filter.search === '' && !filter.spam && !query.isFetching && newest > (messages[0]?.id ?? 0);
  const short = parts?.length === 1;
  const refresh = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (hasNewer && short) refresh();
  }, [hasNewer, short]);

  return {
    query,
    messages,
    unread: newMessages?.unread ?? last?.unread ?? 0,
    spam: last?.spam ?? 0,
    total: last?.total ?? 0,
    /** Whether messages have come since a long list was loaded. */
    hasNewer: hasNewer && !short,
  };
}

/** The filters; one is chosen at a time. */
const MARKS = ['unread', 'unanswered', 'spam'] as const;

/** Which messages are shown. */
export type Shown = 'all' | (typeof MARKS)[number];

/** The days on which the messages came, `YYYY-MM-DD`; null for any. */
export interface Days {
  from?: string | null;
  to?: string | null;
}

/** The inbox's address: `search`, one of the marks, `from` and `to`, and `message`, the open one. */
export function useInboxAddress() {
  const [parameters, changeSearch] = useAddressSearch();
  const day = (name: string) => {
    const date = parameters.get(name) ?? '';
    return isChurchDate(date) ? date : '';
  };
  const filter: MessageFilter = {
    search: parameters.get('search') ?? '',
    unread: parameters.has('unread'),
    unanswered: parameters.has('unanswered'),
    spam: parameters.has('spam'),
    from: day('from'),
    to: day('to'),
  };
  const change = (values: Record<string, string | null>) => changeSearch(values, { replace: true });
  return {
    filter,
    openId: Number(parameters.get('message')) || null,
    show: (which: Shown) =>
      change({ ...Object.fromEntries(MARKS.map((mark) => [mark, mark === which ? '' : null])), message: null }),
    showDays: (days: Days) => change({ ...days, message: null }),
    open: (id: number | null) => change({ message: id === null ? null : String(id) }),
  };
}

/** The result of a change of messages. */
export type Changed = Promise<Submitted>;

/** The part of a message that the device stores while a change waits. */
const chosenOf = (messages: readonly InboxMessage[]): ChosenMessage[] => messages.map(({ id, name }) => ({ id, name }));

/** The changes of messages, each through the outbox. */
export function useMessageChanges() {
  const submit = useOutbox();
  return {
    mark: (messages: readonly InboxMessage[], marks: MessageMarks): Changed =>
      submit({ kind: 'markMessages', chosen: chosenOf(messages), marks }, newKey()),
    remove: (messages: readonly InboxMessage[]): Changed =>
      submit({ kind: 'deleteMessages', chosen: chosenOf(messages) }, newKey()),
    restore: (messages: readonly InboxMessage[]): Changed =>
      submit({ kind: 'restoreMessages', chosen: chosenOf(messages) }, newKey()),
  };
}

import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxAnswer, InboxMessage, MessageMarks } from '#shared/inbox/inbox.ts';
import { type AuthState, selectAccount } from '#web/auth/authSlice.ts';
import { answersDone, api, unlessRefused } from '../api.ts';
import type { ApiRequest } from '../apiRequest.ts';
import { pageOptions } from '../pagination.ts';
import { type Done, hasList, readDone } from '../parsers.ts';
import { requestTo } from '../requestTo.ts';
import { messageWrites } from '../writes/messageWrites.ts';
import type { WriteOf } from '../writes/writes.ts';

/** Which messages of the inbox are requested. */
export interface MessageFilter {
  search: string;
  unread: boolean;
  /** Only what nobody has answered. */
  unanswered: boolean;
  /** Only what came on the church's days from here to there, `YYYY-MM-DD`; empty for any. */
  from: string;
  to: string;
  /** Only spam; without it, everything but spam. */
  spam: boolean;
}

/** The parts of a filter that are set. */
const given = (filter: MessageFilter): Partial<MessageFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** @param before the id of a message: the page of those before it */
const listRequest = (filter: MessageFilter, before: number | undefined): ApiRequest =>
  requestTo(staffEndpoints.listMessages, { ...given(filter), before }, { validateStatus: hasList('messages') });

const inbox = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<InboxAnswer, MessageFilter, number | undefined>({
      query: ({ queryArg, pageParam }) => listRequest(queryArg, pageParam),
      infiniteQueryOptions: pageOptions,
      providesTags: ['Inbox'],
    }),
  }),
});

type InboxState = Parameters<typeof inbox.util.selectCachedArgsForQuery>[0];
type PatchAction = ReturnType<typeof inbox.util.updateQueryData>;

/** Patches the cached lists of the inbox in place. Returns a function that undoes this. */
function changeInbox(
  store: { dispatch: (action: PatchAction) => { undo: () => void }; getState: () => unknown },
  change: (page: InboxAnswer) => void,
): () => void {
  const held = inbox.util.selectCachedArgsForQuery(store.getState() as InboxState, 'listMessages');
  const patches = held.map((filter) =>
    store.dispatch(inbox.util.updateQueryData('listMessages', filter, ({ pages }) => pages.forEach(change))),
  );
  return () => {
    for (const patch of patches) patch.undo();
  };
}

/** The part of a message that its marks are counted by. */
type Held = Pick<InboxMessage, 'id' | 'read' | 'spam'>;

const idsOf = (chosen: readonly Held[]): number[] => chosen.map(({ id }) => id);

/** The messages as they are in the cache now: they may have been marked since they were chosen. */
function asHeld(store: { getState: () => unknown }, chosen: readonly Held[]): readonly Held[] {
  const state = store.getState() as InboxState;
  const held = inbox.util
    .selectCachedArgsForQuery(state, 'listMessages')
    .flatMap((filter) => inbox.endpoints.listMessages.select(filter)(state).data?.pages ?? [])
    .flatMap(({ messages }) => messages);
  return chosen.map((one) => held.find(({ id }) => id === one.id) ?? one);
}

/** By how much the count of unread messages changes when they are marked. */
const moreUnread = (chosen: readonly Held[], read: boolean): number =>
  (read ? -1 : 1) * chosen.filter((message) => message.read !== read && !message.spam).length;

/** The fields of a message that marks change. @param by the account that marks it */
export function markedFields({ read, answered, kept, spam }: MessageMarks, by: string | null): Partial<InboxMessage> {
  const answer = answered ? { answered_by: by ?? '', answered_at: new Date().toISOString() } : NOT_ANSWERED;
  return {
    ...(read !== undefined && { read }),
    ...(kept !== undefined && { kept }),
    ...(spam !== undefined && { spam }),
    ...(answered !== undefined && answer),
  };
}

const NOT_ANSWERED = { answered_by: null, answered_at: null };

const accountOf = (store: { getState: () => unknown }): string | null =>
  selectAccount(store.getState() as { auth: AuthState });

/** The inbox. Marks are patched into its cached lists, so that what is open stays in its place. */
export const messagesApi = inbox.injectEndpoints({
  endpoints: (build) => ({
    /** Marks messages. A message marked as spam or not spam moves to the other list. */
    markMessages: build.mutation<Done, WriteOf<'markMessages'>>({
      query: messageWrites.markMessages.request,
      transformResponse: readDone,
      invalidatesTags: (done, error, { marks }) =>
        unlessRefused(
          ...(marks.spam === undefined ? [] : (['Inbox'] as const)),
          ...(marks.read === undefined && marks.spam === undefined ? [] : (['NewMessages'] as const)),
        )(done, error),
      onQueryStarted: async ({ chosen: asked, marks }, store) => {
        if (marks.spam !== undefined) return;
        const chosen = asHeld(store, asked);
        const ids = new Set(idsOf(chosen));
        const fields = markedFields(marks, accountOf(store));
        const undo = changeInbox(store, (page) => {
          if (marks.read !== undefined) page.unread += moreUnread(chosen, marks.read);
          for (const message of page.messages) if (ids.has(message.id)) Object.assign(message, fields);
        });
        await store.queryFulfilled.catch(undo);
      },
    }),
    noteMessage: build.mutation<Done, WriteOf<'noteMessage'>>({
      query: messageWrites.noteMessage.request,
      ...answersDone('Inbox'),
    }),
    deleteMessages: build.mutation<Done, WriteOf<'deleteMessages'>>({
      query: messageWrites.deleteMessages.request,
      ...answersDone('Inbox', 'NewMessages'),
    }),
    restoreMessages: build.mutation<Done, WriteOf<'restoreMessages'>>({
      query: messageWrites.restoreMessages.request,
      ...answersDone('Inbox', 'NewMessages'),
    }),
  }),
});

export const { useListMessagesInfiniteQuery } = messagesApi;

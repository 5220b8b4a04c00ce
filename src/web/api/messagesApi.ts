import { type Done, readDone } from './answers.ts';
import { api, unlessRefused } from './api.ts';
import { PART_SIZE, partOptions } from './parts.ts';
import { type MessagesPart, readMessages } from './staffAnswers.ts';
import { staffCalls as calls } from './staffCalls.ts';

/** Which messages of the inbox are asked for. */
export interface MessageFilter {
  search: string;
  unread: boolean;
}

/** How many of the newest unread messages the notifications name. */
const NEWS = 5;

const inbox = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<MessagesPart, MessageFilter, string | undefined>({
      query: ({ queryArg: { search, unread }, pageParam }) => ({
        call: calls.listMessages,
        query: { search: search || undefined, unread: unread || undefined, before: pageParam, limit: PART_SIZE },
      }),
      transformResponse: readMessages,
      // A list of two thousand is not fetched whole again because one message came.
      infiniteQueryOptions: { ...partOptions, refetchCachedPages: false },
    }),
    messageNews: build.query<MessagesPart, void>({
      query: () => ({ call: calls.listMessages, query: { unread: true, limit: NEWS } }),
      transformResponse: readMessages,
      providesTags: ['MessageNews'],
    }),
  }),
});

type InboxState = Parameters<typeof inbox.util.selectCachedArgsForQuery>[0];
type PatchAction = ReturnType<typeof inbox.util.updateQueryData>;

/** Changes the lists of the inbox that are held in the cache, where they stand. Returns the way to take that back. */
function changeInbox(
  store: { dispatch: (action: PatchAction) => { undo: () => void }; getState: () => unknown },
  change: (part: MessagesPart) => void,
): () => void {
  const held = inbox.util.selectCachedArgsForQuery(store.getState() as InboxState, 'listMessages');
  const patches = held.map((filter) =>
    store.dispatch(inbox.util.updateQueryData('listMessages', filter, ({ pages }) => pages.forEach(change))),
  );
  return () => {
    for (const patch of patches) patch.undo();
  };
}

/** The inbox: its lists are changed in place, so that what is open or scrolled to stays where it is. */
export const messagesApi = inbox.injectEndpoints({
  endpoints: (build) => ({
    markMessage: build.mutation<Done, { id: string; read: boolean }>({
      query: ({ id, read }) => ({ call: calls.updateMessage, parameters: { id }, body: { read } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('MessageNews'),
      onQueryStarted: async ({ id, read }, store) => {
        const undo = changeInbox(store, (part) => {
          part.unread += read ? -1 : 1;
          for (const message of part.messages) if (message.id === id) message.read = read;
        });
        await store.queryFulfilled.catch(undo);
      },
    }),
    deleteMessage: build.mutation<Done, { id: string; read: boolean }>({
      query: ({ id }) => ({ call: calls.deleteMessage, parameters: { id } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('MessageNews'),
      onQueryStarted: async ({ id, read }, store) => {
        const gone = await store.queryFulfilled.then(
          () => true,
          (failed) => !failed.isUnhandledError && failed.error.status === 404,
        );
        if (!gone) return;
        changeInbox(store, (part) => {
          part.total -= 1;
          if (!read) part.unread -= 1;
          part.messages = part.messages.filter((message) => message.id !== id);
        });
      },
    }),
  }),
});

export const { useListMessagesInfiniteQuery, useMessageNewsQuery, useMarkMessageMutation, useDeleteMessageMutation } =
  messagesApi;

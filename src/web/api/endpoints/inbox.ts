import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxMessage, InboxPart } from '#shared/inbox/inbox.ts';
import { answersDone, api } from '../api.ts';
import { pageOptions } from '../pagination.ts';
import { type Done, readDone } from '../parsers.ts';

/** Which messages of the inbox are asked for. */
export interface MessageFilter {
  search: string;
  unread: boolean;
  /** What looks like spam, in place of what does not. */
  spam: boolean;
}

/** How many of the newest unread messages the notifications name. */
const MAX_NEWS = 5;

const inbox = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<InboxPart, MessageFilter, number | undefined>({
      query: ({ queryArg: { search, unread, spam }, pageParam }) => ({
        call: staffEndpoints.listMessages,
        query: { search: search || undefined, unread: unread || undefined, spam: spam || undefined, before: pageParam },
        holds: 'messages',
      }),
      // A list of two thousand is not fetched whole again because one message came.
      infiniteQueryOptions: { ...pageOptions, refetchCachedPages: false },
      providesTags: ['Inbox'],
    }),
    messageNews: build.query<InboxPart, void>({
      query: () => ({ call: staffEndpoints.listMessages, query: { unread: true, limit: MAX_NEWS }, holds: 'messages' }),
      providesTags: ['MessageNews'],
    }),
  }),
});

type InboxState = Parameters<typeof inbox.util.selectCachedArgsForQuery>[0];
type PatchAction = ReturnType<typeof inbox.util.updateQueryData>;

/** Changes the lists of the inbox that are held in the cache, where they stand. Returns the way to take that back. */
function changeInbox(
  store: { dispatch: (action: PatchAction) => { undo: () => void }; getState: () => unknown },
  change: (part: InboxPart) => void,
): () => void {
  const held = inbox.util.selectCachedArgsForQuery(store.getState() as InboxState, 'listMessages');
  const patches = held.map((filter) =>
    store.dispatch(inbox.util.updateQueryData('listMessages', filter, ({ pages }) => pages.forEach(change))),
  );
  return () => {
    for (const patch of patches) patch.undo();
  };
}

/** The inbox. Its cached lists are patched, so that what is open or scrolled to stays in place. */
export const messagesApi = inbox.injectEndpoints({
  endpoints: (build) => ({
    markMessage: build.mutation<Done, Pick<InboxMessage, 'id' | 'read' | 'spam'>>({
      query: ({ id, read }) => ({ call: staffEndpoints.updateMessage, parameters: { id: String(id) }, body: { read } }),
      ...answersDone('MessageNews'),
      onQueryStarted: async ({ id, read, spam }, store) => {
        const undo = changeInbox(store, (part) => {
          if (!spam) part.unread += read ? -1 : 1;
          for (const message of part.messages) if (message.id === id) message.read = read;
        });
        await store.queryFulfilled.catch(undo);
      },
    }),
    keepMessage: build.mutation<Done, Pick<InboxMessage, 'id' | 'kept'>>({
      query: ({ id, kept }) => ({ call: staffEndpoints.updateMessage, parameters: { id: String(id) }, body: { kept } }),
      transformResponse: readDone,
      onQueryStarted: async ({ id, kept }, store) => {
        const undo = changeInbox(store, (part) => {
          for (const message of part.messages) if (message.id === id) message.kept = kept;
        });
        await store.queryFulfilled.catch(undo);
      },
    }),
    clearOfSpam: build.mutation<Done, Pick<InboxMessage, 'id'>>({
      query: ({ id }) => ({
        call: staffEndpoints.updateMessage,
        parameters: { id: String(id) },
        body: { spam: false },
      }),
      ...answersDone('Inbox', 'MessageNews'),
    }),
    deleteMessage: build.mutation<Done, Pick<InboxMessage, 'id' | 'read' | 'spam'>>({
      query: ({ id }) => ({ call: staffEndpoints.deleteMessage, parameters: { id: String(id) } }),
      ...answersDone('MessageNews'),
      onQueryStarted: async ({ id, read, spam }, store) => {
        const gone = await store.queryFulfilled.then(
          () => true,
          (failed) => !failed.isUnhandledError && failed.error.status === 404,
        );
        if (!gone) return;
        changeInbox(store, (part) => {
          part.total -= 1;
          if (spam) part.spam -= 1;
          else if (!read) part.unread -= 1;
          part.messages = part.messages.filter((message) => message.id !== id);
        });
      },
    }),
    restoreMessage: build.mutation<Done, Pick<InboxMessage, 'id'>>({
      query: ({ id }) => ({ call: staffEndpoints.restoreMessage, parameters: { id: String(id) } }),
      ...answersDone('Inbox', 'MessageNews'),
    }),
  }),
});

export const {
  useListMessagesInfiniteQuery,
  useMessageNewsQuery,
  useMarkMessageMutation,
  useKeepMessageMutation,
  useClearOfSpamMutation,
  useDeleteMessageMutation,
  useRestoreMessageMutation,
} = messagesApi;

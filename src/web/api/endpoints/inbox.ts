import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxMessage, InboxPart } from '#shared/inbox/inbox.ts';
import { answersDone, api } from '../api.ts';
import { pageOptions } from '../pagination.ts';
import { type Done, readDone } from '../parsers.ts';

/** Which messages of the inbox are asked for. */
export interface MessageFilter {
  search: string;
  unread: boolean;
  /** Only what nobody has answered. */
  unanswered: boolean;
  /** Only what came on the church's days from here to there, `YYYY-MM-DD`; empty for any. */
  from: string;
  to: string;
  /** What looks like spam, in place of what does not. */
  spam: boolean;
}

/** The filter that leaves nothing out but spam. */
export const NO_FILTER: MessageFilter = { search: '', unread: false, unanswered: false, spam: false, from: '', to: '' };

/** What of a filter is set. */
const given = (filter: MessageFilter): Partial<MessageFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

const inbox = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<InboxPart, MessageFilter, number | undefined>({
      query: ({ queryArg, pageParam }) => ({
        call: staffEndpoints.listMessages,
        query: { ...given(queryArg), before: pageParam },
        holds: 'messages',
      }),
      // A list of two thousand is not fetched whole again because one message came.
      infiniteQueryOptions: { ...pageOptions, refetchCachedPages: false },
      providesTags: ['Inbox'],
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

/** Messages that are marked, deleted or restored together. */
type Chosen = readonly InboxMessage[];

const idsOf = (chosen: Chosen): number[] => chosen.map(({ id }) => id);

/** How many of them count as unread. */
const unreadIn = (chosen: Chosen): number => chosen.filter(({ read, spam }) => !read && !spam).length;

/** The inbox. Its cached lists are patched, so that what is open or scrolled to stays in place. */
export const messagesApi = inbox.injectEndpoints({
  endpoints: (build) => ({
    /** Marks messages that are not marked so yet. */
    markMessages: build.mutation<Done, { chosen: Chosen; read: boolean }>({
      query: ({ chosen, read }) => ({ call: staffEndpoints.updateMessages, body: { ids: idsOf(chosen), read } }),
      ...answersDone('MessageNews'),
      onQueryStarted: async ({ chosen, read }, store) => {
        const ids = new Set(idsOf(chosen));
        const count = chosen.filter(({ spam }) => !spam).length;
        const undo = changeInbox(store, (part) => {
          part.unread += read ? -count : count;
          for (const message of part.messages) if (ids.has(message.id)) message.read = read;
        });
        await store.queryFulfilled.catch(undo);
      },
    }),
    keepMessage: build.mutation<Done, Pick<InboxMessage, 'id' | 'kept'>>({
      query: ({ id, kept }) => ({ call: staffEndpoints.updateMessages, body: { ids: [id], kept } }),
      transformResponse: readDone,
      onQueryStarted: async ({ id, kept }, store) => {
        const undo = changeInbox(store, (part) => {
          for (const message of part.messages) if (message.id === id) message.kept = kept;
        });
        await store.queryFulfilled.catch(undo);
      },
    }),
    answerMessages: build.mutation<Done, { chosen: Chosen; answered: boolean; by: string }>({
      query: ({ chosen, answered }) => ({
        call: staffEndpoints.updateMessages,
        body: { ids: idsOf(chosen), answered },
      }),
      transformResponse: readDone,
      onQueryStarted: async ({ chosen, answered, by }, store) => {
        const ids = new Set(idsOf(chosen));
        const at = new Date().toISOString();
        const undo = changeInbox(store, (part) => {
          for (const message of part.messages) {
            if (!ids.has(message.id)) continue;
            message.answered_by = answered ? by : null;
            message.answered_at = answered ? at : null;
          }
        });
        await store.queryFulfilled.catch(undo);
      },
    }),
    noteMessage: build.mutation<Done, { id: number; note: string; was: string; by: string }>({
      query: ({ id, note, was }) => ({
        call: staffEndpoints.updateMessageNote,
        parameters: { id: String(id) },
        body: { note, was },
      }),
      transformResponse: readDone,
      onQueryStarted: async ({ id, note, by }, store) => {
        const written = await store.queryFulfilled.then(
          () => ({ note, note_by: note ? by : null }),
          (failed) => (failed.isUnhandledError ? null : noteNow(failed.error.answer)),
        );
        if (written === null) return;
        changeInbox(store, (part) => {
          for (const message of part.messages) if (message.id === id) Object.assign(message, written);
        });
      },
    }),
    clearOfSpam: build.mutation<Done, Pick<InboxMessage, 'id'>>({
      query: ({ id }) => ({ call: staffEndpoints.updateMessages, body: { ids: [id], spam: false } }),
      ...answersDone('Inbox', 'MessageNews'),
    }),
    deleteMessages: build.mutation<Done, { chosen: Chosen }>({
      query: ({ chosen }) => ({ call: staffEndpoints.deleteMessages, body: { ids: idsOf(chosen) } }),
      ...answersDone('MessageNews'),
      onQueryStarted: async ({ chosen }, store) => {
        const gone = await store.queryFulfilled.then(
          () => true,
          (failed) => !failed.isUnhandledError && failed.error.status === 404,
        );
        if (!gone) return;
        const ids = new Set(idsOf(chosen));
        changeInbox(store, (part) => {
          part.total -= chosen.length;
          part.spam -= chosen.filter(({ spam }) => spam).length;
          part.unread -= unreadIn(chosen);
          part.messages = part.messages.filter((message) => !ids.has(message.id));
        });
      },
    }),
    restoreMessages: build.mutation<Done, { chosen: Chosen }>({
      query: ({ chosen }) => ({ call: staffEndpoints.restoreMessages, body: { ids: idsOf(chosen) } }),
      ...answersDone('Inbox', 'MessageNews'),
    }),
  }),
});

/** The note as the server has it, from its refusal of another; null where it says nothing of it. */
function noteNow(answer: unknown): Pick<InboxMessage, 'note' | 'note_by'> | null {
  const { note, note_by } = (answer ?? {}) as Partial<InboxMessage>;
  return typeof note === 'string' ? { note, note_by: note_by ?? null } : null;
}

export const {
  useListMessagesInfiniteQuery,
  useMarkMessagesMutation,
  useKeepMessageMutation,
  useAnswerMessagesMutation,
  useNoteMessageMutation,
  useClearOfSpamMutation,
  useDeleteMessagesMutation,
  useRestoreMessagesMutation,
} = messagesApi;

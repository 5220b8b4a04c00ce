import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxAnswer } from '#shared/inbox/inbox.ts';
import { type AuthState, selectAccount } from '#web/auth/authSlice.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { api, pageOptions, saves, unlessRefused } from '../api.ts';
import { type Done, hasList, readDone, requestTo } from '../requests.ts';
import { requestOf, type WriteOf } from '../writes.ts';

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

/** The inbox. Marks are patched into its cached lists, so that what is open stays in its place. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<InboxAnswer, MessageFilter, number | undefined>({
      query: ({ queryArg, pageParam: before }) =>
        requestTo(staffEndpoints.listMessages, { ...given(queryArg), before }, { validateStatus: hasList('messages') }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['Inbox'],
    }),
    /** Marks messages. A message marked as spam or not spam moves to the other list. */
    markMessages: build.mutation<Done, WriteOf<'markMessages'>>({
      query: requestOf,
      transformResponse: readDone,
      invalidatesTags: (done, error, { marks }) =>
        unlessRefused('NewMessages', ...(marks.spam === undefined ? [] : (['Inbox'] as const)))(done, error),
      onQueryStarted: async ({ chosen, marks }, { dispatch, getState, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(Boolean, () => false);
        if (!isDone || marks.spam !== undefined) return;
        const ids = new Set(chosen.map(({ id }) => id));
        const { answered, ...fields } = marks;
        const by = answered ? (selectAccount(getState() as unknown as { auth: AuthState }) ?? '') : null;
        const answer = { answered_by: by, answered_at: answered ? serverNow().toISOString() : null };
        for (const filter of messagesApi.util.selectCachedArgsForQuery(getState(), 'listMessages')) {
          const patch = messagesApi.util.updateQueryData('listMessages', filter, ({ pages }) => {
            for (const message of pages.flatMap(({ messages }) => messages)) {
              if (ids.has(message.id)) Object.assign(message, fields, answered !== undefined && answer);
            }
          });
          dispatch(patch);
        }
      },
    }),
    noteMessage: saves(build, readDone, 'Inbox'),
    deleteMessages: saves(build, readDone, 'Inbox', 'NewMessages'),
    restoreMessages: saves(build, readDone, 'Inbox', 'NewMessages'),
  }),
});

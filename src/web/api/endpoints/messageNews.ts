import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxAnswer } from '#shared/inbox/inbox.ts';
import { api } from '../api.ts';

/** How many of the newest unread messages the notifications list. */
const MAX_NEWS = 5;

/** The endpoint of the inbox that every staff screen needs; the others load with the inbox. */
export const { useMessageNewsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    messageNews: build.query<InboxAnswer, void>({
      query: () => ({
        endpoint: staffEndpoints.listMessages,
        query: { unread: true, limit: MAX_NEWS },
        holds: 'messages',
      }),
      providesTags: ['MessageNews'],
    }),
  }),
});

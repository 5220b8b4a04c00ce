import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxAnswer } from '#shared/inbox/inbox.ts';
import { api } from '../api.ts';
import { hasList } from '../parsers.ts';

/** How many of the newest unread messages the notifications list. */
const MAX_NEWS = 5;

/** The newest unread messages, which every staff screen needs; messages.ts loads with the inbox. */
export const { useListNewMessagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listNewMessages: build.query<InboxAnswer, void>({
      query: () => ({
        endpoint: staffEndpoints.listMessages,
        params: { unread: true, limit: MAX_NEWS },
        validateStatus: hasList('messages'),
      }),
      providesTags: ['NewMessages'],
    }),
  }),
});

import type { HistoryPart } from '#shared/history.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { type Done, readDone } from './answers.ts';
import { api, unlessRefused } from './api.ts';
import { partOptions } from './parts.ts';

/** What was changed, and the way to bring a deleted event back. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<HistoryPart, void, number | undefined>({
      query: ({ pageParam }) => ({ call: staffCalls.listHistory, query: { before: pageParam }, holds: 'history' }),
      infiniteQueryOptions: partOptions,
      providesTags: ['History'],
    }),
    restoreEvent: build.mutation<Done, { eventId: string }>({
      query: ({ eventId }) => ({ call: staffCalls.restoreEvent, parameters: { id: eventId } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused({ type: 'Event', id: 'LIST' }, 'History'),
    }),
  }),
});

export const { useListHistoryInfiniteQuery, useRestoreEventMutation } = historyApi;

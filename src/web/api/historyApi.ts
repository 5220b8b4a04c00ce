import { type Done, readDone } from './answers.ts';
import { api, unlessRefused } from './api.ts';
import { PART_SIZE, partOptions } from './parts.ts';
import { type HistoryPart, readHistory } from './staffAnswers.ts';
import { staffCalls as calls } from './staffCalls.ts';

/** What was changed, and the way to bring a deleted event back. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<HistoryPart, void, string | undefined>({
      query: ({ pageParam }) => ({ call: calls.listHistory, query: { before: pageParam, limit: PART_SIZE } }),
      transformResponse: readHistory,
      infiniteQueryOptions: partOptions,
      providesTags: ['History'],
    }),
    restoreEvent: build.mutation<Done, { eventId: string }>({
      query: ({ eventId }) => ({ call: calls.restoreEvent, parameters: { id: eventId } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused({ type: 'Event', id: 'LIST' }, 'History'),
    }),
  }),
});

export const { useListHistoryInfiniteQuery, useRestoreEventMutation } = historyApi;

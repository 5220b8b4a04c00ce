import type { HistoryPart } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { answersDone, api } from '../api.ts';
import { pageOptions } from '../pagination.ts';
import type { Done } from '../parsers.ts';

/** What was changed, and the way to bring a deleted event back. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<HistoryPart, void, number | undefined>({
      query: ({ pageParam }) => ({ call: staffEndpoints.listHistory, query: { before: pageParam }, holds: 'history' }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['History'],
    }),
    restoreEvent: build.mutation<Done, { eventId: string }>({
      query: ({ eventId }) => ({ call: staffEndpoints.restoreEvent, parameters: { id: eventId } }),
      ...answersDone({ type: 'Event', id: 'LIST' }, 'History'),
    }),
  }),
});

export const { useListHistoryInfiniteQuery, useRestoreEventMutation } = historyApi;

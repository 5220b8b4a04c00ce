import type { HistoryAnswer } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, invalidatesEventList } from '../api.ts';
import { pageOptions } from '../pagination.ts';
import { type Done, readDone } from '../parsers.ts';
import { asks } from '../requestTo.ts';
import { type Changed, readChanged } from './staffEvents.ts';

/** The history of changes, and the ways back to an earlier state of an event. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<HistoryAnswer, { search: string }, number | undefined>({
      query: ({ queryArg: { search }, pageParam }) => ({
        endpoint: staffEndpoints.listHistory,
        params: { search: search || undefined, before: pageParam },
      }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['History'],
    }),
    /** Makes an event as it was after an entry of the history; `version` is the one that was seen. Undone by undoEvents. */
    revertEvent: build.mutation<Changed, { id: string; entry: number; version: number }>({
      query: asks(staffEndpoints.revertEvent),
      transformResponse: readChanged,
      invalidatesTags: invalidatesEventList,
    }),
    restoreEvent: build.mutation<Done, { id: string }>({
      query: asks(staffEndpoints.restoreEvent),
      transformResponse: readDone,
      invalidatesTags: invalidatesEventList,
    }),
  }),
});

export const { useListHistoryInfiniteQuery, useRestoreEventMutation, useRevertEventMutation } = historyApi;

import type { HistoryAnswer } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { pageOptions } from '../pagination.ts';

/** The history of changes. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<HistoryAnswer, { search: string }, number | undefined>({
      query: ({ queryArg: { search }, pageParam }) => ({
        endpoint: staffEndpoints.listHistory,
        query: { search: search || undefined, before: pageParam },
        holds: 'history',
      }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['History'],
    }),
  }),
});

export const { useListHistoryInfiniteQuery } = historyApi;

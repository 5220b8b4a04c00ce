import type { HistoryAnswer } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { pageOptions } from '../pagination.ts';
import { hasList } from '../parsers.ts';

/** The history of changes. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<HistoryAnswer, { search: string }, number | undefined>({
      query: ({ queryArg: { search }, pageParam }) => ({
        endpoint: staffEndpoints.listHistory,
        params: { search: search || undefined, before: pageParam },
        validateStatus: hasList('history'),
      }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['History'],
    }),
  }),
});

export const { useListHistoryInfiniteQuery } = historyApi;

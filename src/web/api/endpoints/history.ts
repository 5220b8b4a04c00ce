import type { HistoryAnswer } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { answersDone, api, unlessRefused } from '../api.ts';
import { pageOptions } from '../pagination.ts';
import type { Done } from '../parsers.ts';
import { type Changed, readChanged } from './severalEvents.ts';

/** The history of changes, and how to restore a deleted event. */
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
    /** Makes an event as it was after an entry of the history; `version` is the one that was seen. Undone by undoEvents. */
    revertEvent: build.mutation<Changed, { eventId: string; entry: number; version: number }>({
      query: ({ eventId, entry, version }) => ({
        endpoint: staffEndpoints.revertEvent,
        parameters: { id: eventId },
        body: { entry },
        headers: { 'if-match': `"${version}"` },
        holds: 'changed',
      }),
      transformResponse: readChanged,
      invalidatesTags: unlessRefused({ type: 'Event', id: 'LIST' }, 'History'),
    }),
    restoreEvent: build.mutation<Done, { eventId: string }>({
      query: ({ eventId }) => ({ endpoint: staffEndpoints.restoreEvent, parameters: { id: eventId } }),
      ...answersDone({ type: 'Event', id: 'LIST' }, 'History'),
    }),
  }),
});

export const { useListHistoryInfiniteQuery, useRestoreEventMutation, useRevertEventMutation } = historyApi;

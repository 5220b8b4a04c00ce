import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { answersDone, api, unlessRefused } from '../api.ts';
import { type Done, readDone, readEvents } from '../parsers.ts';

/** Events that repeat to be created, with a key that stays the same when the same save is tried again. */
export interface CreateSeriesArgument {
  series: NewSeries;
  idempotencyKey: string;
}

/** An event of a series and the later ones to be changed. `version` is the one that the person started from. */
export interface UpdateSeriesArgument {
  id: number;
  change: SeriesChange;
  version?: number | undefined;
  idempotencyKey: string;
}

const eventList = unlessRefused({ type: 'Event', id: 'LIST' }, 'History');

/** What staff do with events that repeat; only our own server knows of series. */
export const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the new events, the earliest first. */
    createSeries: build.mutation<Done & { events: ChurchEvent[] }, CreateSeriesArgument>({
      query: ({ series, idempotencyKey }) => ({
        call: staffEndpoints.createSeries,
        body: series,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      transformResponse: (answer: unknown) => ({ ...readDone(answer), events: readEvents(answer).reverse() }),
      invalidatesTags: eventList,
    }),
    /** Answers the events as they are now, the earliest first. */
    updateSeries: build.mutation<Done & { events: ChurchEvent[] }, UpdateSeriesArgument>({
      query: ({ id, change, version, idempotencyKey }) => ({
        call: staffEndpoints.updateSeries,
        parameters: { id: String(id) },
        body: change,
        headers: {
          'idempotency-key': idempotencyKey,
          ...(version !== undefined && { 'if-match': `"${version}"` }),
        },
      }),
      transformResponse: (answer: unknown) => ({ ...readDone(answer), events: readEvents(answer).reverse() }),
      invalidatesTags: eventList,
    }),
    deleteSeries: build.mutation<
      Done & { ids: number[] },
      { id: number; choice: SeriesDeletion; idempotencyKey: string }
    >({
      query: ({ id, choice, idempotencyKey }) => ({
        call: staffEndpoints.deleteSeries,
        parameters: { id: String(id) },
        body: choice,
        headers: { 'idempotency-key': idempotencyKey },
        holds: 'ids',
      }),
      transformResponse: (answer: { ids: number[] }) => ({ ...readDone(answer), ids: answer.ids }),
      invalidatesTags: eventList,
    }),
    restoreEvents: build.mutation<Done, { ids: number[] }>({
      query: ({ ids }) => ({ call: staffEndpoints.restoreEvents, body: { ids } }),
      ...answersDone({ type: 'Event', id: 'LIST' }, 'History'),
    }),
  }),
});

export const { useCreateSeriesMutation, useUpdateSeriesMutation, useDeleteSeriesMutation, useRestoreEventsMutation } =
  seriesApi;

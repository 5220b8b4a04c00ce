import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { answersDone, api, unlessRefused } from '../api.ts';
import { type Done, readDone, readEvents } from '../parsers.ts';
import {
  type CreateSeriesArgument,
  createSeriesRequest,
  type DeleteSeriesArgument,
  deleteSeriesRequest,
  type UpdateSeriesArgument,
  updateSeriesRequest,
} from '../requests/staffRequests.ts';

const eventList = unlessRefused({ type: 'Event', id: 'LIST' }, 'History');

/** Series of events, for staff; only our own server has them. */
export const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the new events, the earliest first. */
    createSeries: build.mutation<Done & { events: ChurchEvent[] }, CreateSeriesArgument>({
      query: createSeriesRequest,
      transformResponse: (answer: unknown) => ({ ...readDone(answer), events: readEvents(answer).reverse() }),
      invalidatesTags: eventList,
    }),
    /** Answers the events as they are now, the earliest first. */
    updateSeries: build.mutation<Done & { events: ChurchEvent[] }, UpdateSeriesArgument>({
      query: updateSeriesRequest,
      transformResponse: (answer: unknown) => ({ ...readDone(answer), events: readEvents(answer).reverse() }),
      invalidatesTags: eventList,
    }),
    deleteSeries: build.mutation<Done & { ids: number[] }, DeleteSeriesArgument>({
      query: deleteSeriesRequest,
      transformResponse: (answer: { ids: number[] }) => ({ ...readDone(answer), ids: answer.ids }),
      invalidatesTags: eventList,
    }),
    restoreEvents: build.mutation<Done, { ids: number[] }>({
      query: ({ ids }) => ({ endpoint: staffEndpoints.restoreEvents, body: { ids } }),
      ...answersDone({ type: 'Event', id: 'LIST' }, 'History'),
    }),
  }),
});

export const { useCreateSeriesMutation, useUpdateSeriesMutation, useDeleteSeriesMutation, useRestoreEventsMutation } =
  seriesApi;

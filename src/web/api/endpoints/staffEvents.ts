import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, invalidatesEventList } from '../api.ts';
import { type Done, hasList, readDone, readEvents } from '../parsers.ts';
import { eventWrites } from '../writes/eventWrites.ts';
import type { WriteOf } from '../writes/writes.ts';

/** The changed events with their new versions, which an undo sends back. */
export type Changed = Done & { changed: EventVersion[] };

export const readChanged = (answer: { changed: EventVersion[] }): Changed => ({
  ...readDone(answer),
  changed: answer.changed,
});

/** Staff's changes of events that only our own server has: of series, and of several events at once. */
export const staffEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the new events, the earliest first. */
    createSeries: build.mutation<Done & { events: ChurchEvent[] }, WriteOf<'createSeries'>>({
      query: eventWrites.createSeries.request,
      transformResponse: (answer: unknown) => ({ ...readDone(answer), events: readEvents(answer).reverse() }),
      invalidatesTags: invalidatesEventList,
    }),
    /** Answers the events as they are now, the earliest first. */
    updateSeries: build.mutation<Done & { events: ChurchEvent[] }, WriteOf<'updateSeries'>>({
      query: eventWrites.updateSeries.request,
      transformResponse: (answer: unknown) => ({ ...readDone(answer), events: readEvents(answer).reverse() }),
      invalidatesTags: invalidatesEventList,
    }),
    deleteSeries: build.mutation<Done & { ids: number[] }, WriteOf<'deleteSeries'>>({
      query: eventWrites.deleteSeries.request,
      transformResponse: (answer: { ids: number[] }) => ({ ...readDone(answer), ids: answer.ids }),
      invalidatesTags: invalidatesEventList,
    }),
    restoreEvents: build.mutation<Done, { ids: number[] }>({
      query: ({ ids }) => ({ endpoint: staffEndpoints.restoreEvents, body: { ids } }),
      transformResponse: readDone,
      invalidatesTags: invalidatesEventList,
    }),
    changeEvents: build.mutation<Changed, WriteOf<'changeEvents'>>({
      query: eventWrites.changeEvents.request,
      transformResponse: readChanged,
      invalidatesTags: invalidatesEventList,
    }),
    /** Brings events back to what they were before the change that gave them these versions. */
    undoEvents: build.mutation<Changed, { events: EventVersion[]; idempotencyKey: string }>({
      query: ({ events, idempotencyKey }) => ({
        endpoint: staffEndpoints.undoEvents,
        body: { events },
        headers: { 'idempotency-key': idempotencyKey },
        validateStatus: hasList('changed'),
      }),
      transformResponse: readChanged,
      invalidatesTags: invalidatesEventList,
    }),
  }),
});

export const { useRestoreEventsMutation, useUndoEventsMutation } = staffEventsApi;

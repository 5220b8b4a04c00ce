import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { HistoryAnswer } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, EVENT_LIST, invalidatesEventList } from '../api.ts';
import { changes } from '../ofEndpoint.ts';
import { pageOptions } from '../pagination.ts';
import { type Done, readDone, readEvents } from '../parsers.ts';
import { asks, requestTo } from '../requestTo.ts';
import { eventWrites } from '../writes/eventWrites.ts';
import type { WriteOf } from '../writes/writes.ts';

/** The changed events with their new versions, which an undo sends back. */
export type Changed = Done & { changed: EventVersion[] };

const readChanged = (answer: { changed: EventVersion[] }): Changed => ({
  ...readDone(answer),
  changed: answer.changed,
});

/** How an answer with a series' events is read, the earliest first. */
const readSeries = (answer: unknown): Done & { events: ChurchEvent[] } => ({
  ...readDone(answer),
  events: readEvents(answer).reverse(),
});

/** Staff's changes of events that only our own server has: of series, and of several events at once; the history of all changes. */
export const staffEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSeries: build.mutation<Done & { events: ChurchEvent[] }, WriteOf<'createSeries'>>({
      query: eventWrites.createSeries.request,
      transformResponse: readSeries,
      invalidatesTags: invalidatesEventList,
    }),
    updateSeries: build.mutation<Done & { events: ChurchEvent[] }, WriteOf<'updateSeries'>>({
      query: eventWrites.updateSeries.request,
      transformResponse: readSeries,
      invalidatesTags: invalidatesEventList,
    }),
    deleteSeries: build.mutation<Changed, WriteOf<'deleteSeries'>>({
      query: eventWrites.deleteSeries.request,
      transformResponse: readChanged,
      invalidatesTags: invalidatesEventList,
    }),
    changeEvents: build.mutation<Changed, WriteOf<'changeEvents'>>({
      query: eventWrites.changeEvents.request,
      transformResponse: readChanged,
      invalidatesTags: invalidatesEventList,
    }),
    /** Brings events back to what they were before the change that gave them these versions. */
    undoEvents: build.mutation<Changed, { events: EventVersion[]; idempotencyKey: string }>({
      query: asks(staffEndpoints.undoEvents),
      transformResponse: readChanged,
      invalidatesTags: invalidatesEventList,
    }),
    listHistory: build.infiniteQuery<HistoryAnswer, { search: string }, number | undefined>({
      query: ({ queryArg: { search }, pageParam: before }) =>
        requestTo(staffEndpoints.listHistory, { search: search || undefined, before }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['History'],
    }),
    /** Makes an event as it was after an entry of the history; `version` is the one that was seen. Undone by undoEvents. */
    revertEvent: build.mutation<Changed, { id: string; entry: number; version: number }>({
      query: asks(staffEndpoints.revertEvent),
      transformResponse: readChanged,
      invalidatesTags: invalidatesEventList,
    }),
    restoreEvent: changes<{ id: string }>(build, staffEndpoints.restoreEvent, EVENT_LIST, 'History'),
  }),
});

export const { useUndoEventsMutation, useListHistoryInfiniteQuery, useRestoreEventMutation, useRevertEventMutation } =
  staffEventsApi;

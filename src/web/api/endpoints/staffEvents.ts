import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { HistoryAnswer } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { changes, EVENT_LIST, saves } from '../ofEndpoint.ts';
import { pageOptions } from '../pagination.ts';
import { type Done, readDone, readEvents } from '../parsers.ts';
import { requestTo } from '../requestTo.ts';

/** The changed events with their new versions, which an undo sends back. */
export type Changed = Done & { changed: EventVersion[] };

const readChanged = (answer: unknown) => answer as Changed;

/** What a change of events changes. */
const OF_EVENTS = [EVENT_LIST, 'History'] as const;

/** How an answer with a series' events is read, the earliest first. */
const readSeries = (answer: unknown): Done & { events: ChurchEvent[] } => ({
  ...readDone(answer),
  events: readEvents(answer).reverse(),
});

/** Staff's changes of events that only our own server has: of series, and of several events at once; the history of all changes. */
export const staffEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSeries: saves(build, 'createSeries', readSeries, ...OF_EVENTS),
    updateSeries: saves(build, 'updateSeries', readSeries, ...OF_EVENTS),
    deleteSeries: saves(build, 'deleteSeries', readChanged, ...OF_EVENTS),
    changeEvents: saves(build, 'changeEvents', readChanged, ...OF_EVENTS),
    /** Brings events back to what they were before the change that gave them these versions. */
    undoEvents: changes<{ events: EventVersion[]; idempotencyKey: string }, Changed>(
      build,
      staffEndpoints.undoEvents,
      ...OF_EVENTS,
    ),
    listHistory: build.infiniteQuery<HistoryAnswer, { search: string }, number | undefined>({
      query: ({ queryArg: { search }, pageParam: before }) =>
        requestTo(staffEndpoints.listHistory, { search: search || undefined, before }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['History'],
    }),
    /** Makes an event as it was after an entry of the history; `version` is the one that was seen. Undone by undoEvents. */
    revertEvent: changes<{ id: string; entry: number; version: number }, Changed>(
      build,
      staffEndpoints.revertEvent,
      ...OF_EVENTS,
    ),
    restoreEvent: changes<{ id: string }>(build, staffEndpoints.restoreEvent, ...OF_EVENTS),
  }),
});

export const { useUndoEventsMutation, useListHistoryInfiniteQuery, useRestoreEventMutation, useRevertEventMutation } =
  staffEventsApi;

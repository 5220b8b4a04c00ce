import type { BulkChange, EventVersion } from '#shared/events/bulkChange.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, unlessRefused } from '../api.ts';
import { type Done, readDone } from '../parsers.ts';

/** The changed events with their new versions, which an undo sends back. */
export type Changed = Done & { changed: EventVersion[] };

export const readChanged = (answer: { changed: EventVersion[] }): Changed => ({
  ...readDone(answer),
  changed: answer.changed,
});

const eventList = unlessRefused({ type: 'Event', id: 'LIST' }, 'History');

/** Changes of several events at once, all or none, for staff; only our own server has them. */
export const severalEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateEvents: build.mutation<Changed, { change: BulkChange; idempotencyKey: string }>({
      query: ({ change, idempotencyKey }) => ({
        endpoint: staffEndpoints.updateEvents,
        body: change,
        headers: { 'idempotency-key': idempotencyKey },
        holds: 'changed',
      }),
      transformResponse: readChanged,
      invalidatesTags: eventList,
    }),
    /** Brings events back to what they were before the change that gave them these versions. */
    undoEvents: build.mutation<Changed, { events: EventVersion[]; idempotencyKey: string }>({
      query: ({ events, idempotencyKey }) => ({
        endpoint: staffEndpoints.undoEvents,
        body: { events },
        headers: { 'idempotency-key': idempotencyKey },
        holds: 'changed',
      }),
      transformResponse: readChanged,
      invalidatesTags: eventList,
    }),
  }),
});

export const { useUpdateEventsMutation, useUndoEventsMutation } = severalEventsApi;

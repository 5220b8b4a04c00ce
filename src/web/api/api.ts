import { createApi } from '@reduxjs/toolkit/query/react';
import { calls } from '#shared/calls.ts';
import type { ContactInput } from '#shared/contact.ts';
import type { EventInput } from '#shared/event.ts';
import type { LoginInput } from '#shared/staff.ts';
import { type Done, type EventsAnswer, readCreated, readDone, readEvents, readLogin } from './answers.ts';
import { API_HOST, baseQuery, type CallError } from './baseQuery.ts';
import { eventsFailed } from './errors.ts';

/** An event to be created, with a key that stays the same when the same save is tried again. */
export interface CreateEventArgument {
  event: EventInput;
  attempt: string;
}

/** An event to be changed. `version` is the one that the person started from, where the backend keeps versions. */
export interface UpdateEventArgument {
  id: string;
  event: EventInput;
  version?: number;
}

/** After a change that went through, and after one to something that is gone, the lists are read again. */
const eventList = (_done: unknown, error: CallError | undefined) =>
  error && error.status !== 404 ? [] : [{ type: 'Event' as const, id: 'LIST' }];

/** Every endpoint of the specification's section 7, and of our own additions. Endpoints never toast. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Event'],
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    listEvents: build.query<EventsAnswer, void>({
      query: () => ({ call: calls.listEvents }),
      transformResponse: (answer) => readEvents(answer) ?? { events: [], message: eventsFailed },
      providesTags: [{ type: 'Event', id: 'LIST' }],
    }),
    createEvent: build.mutation<ReturnType<typeof readCreated>, CreateEventArgument>({
      query: ({ event, attempt }) => ({
        call: calls.createEvent,
        body: event,
        // Another origin's backend may refuse a header that it does not know before it even reads the call.
        headers: API_HOST === '' ? { 'idempotency-key': attempt } : {},
      }),
      transformResponse: readCreated,
      invalidatesTags: eventList,
    }),
    updateEvent: build.mutation<Done, UpdateEventArgument>({
      query: ({ id, event, version }) => ({
        call: calls.updateEvent,
        parameters: { id },
        body: event,
        headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      }),
      transformResponse: readDone,
      invalidatesTags: eventList,
    }),
    deleteEvent: build.mutation<Done, { eventId: string }>({
      query: ({ eventId }) => ({ call: calls.deleteEvent, parameters: { id: eventId } }),
      transformResponse: readDone,
      invalidatesTags: eventList,
    }),
    deleteListedEvent: build.mutation<Done, { eventId: string }>({
      query: ({ eventId }) => ({ call: calls.deleteListedEvent, parameters: { id: eventId } }),
      transformResponse: readDone,
      invalidatesTags: eventList,
    }),
    submitMessage: build.mutation<Done, ContactInput>({
      query: (message) => ({ call: calls.submitMessage, body: message }),
      transformResponse: readDone,
    }),
    login: build.mutation<ReturnType<typeof readLogin>, LoginInput>({
      query: (credentials) => ({ call: calls.login, body: credentials }),
      transformResponse: readLogin,
    }),
    logout: build.mutation<Done, void>({
      query: () => ({ call: calls.logout }),
      transformResponse: readDone,
    }),
  }),
});

export const {
  useListEventsQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useDeleteListedEventMutation,
  useSubmitMessageMutation,
  useLoginMutation,
  useLogoutMutation,
} = api;

import { createApi, type TagDescription } from '@reduxjs/toolkit/query/react';
import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { LoginInput } from '#shared/auth/accounts.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { type ChurchEvent, compareEvents, eventsFrom } from '#shared/events/churchEvent.ts';
import { EVENTS_PER_PAGE, type EventsQuery } from '#shared/events/eventsQuery.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { PageScriptures } from '#shared/verse/pageScriptures.ts';
import type { ApiError } from './apiError.ts';
import type { ApiRequest } from './apiRequest.ts';
import { OWN_BACKEND } from './backend.ts';
import { baseQuery } from './baseQuery.ts';
import { eventPageOptions } from './eventPages.ts';
import { withLastSeen } from './kept/withLastSeen.ts';
import { type Done, hasContent, hasEvents, readDone, readEvents, readLogin, readSaved } from './parsers.ts';
import { eventWrites } from './writes/eventWrites.ts';
import { visitorWrites } from './writes/visitorWrites.ts';
import type { WriteOf } from './writes/writes.ts';

/** Which page's words, in the language of this build if `lang` is missing. */
export interface WordsOf {
  page: EditablePage;
  lang?: Language;
}

const tagTypes = [
  'Content',
  'Event',
  'Inbox',
  'NewMessages',
  'History',
  'Session',
  'Staff',
  'Giving',
  'Edition',
  'Reminder',
  'Sermon',
  'Signup',
] as const;

export type TagType = (typeof tagTypes)[number];
export type Tag = TagDescription<TagType>;

/** Statuses after which the app's data is out of date: it was deleted (404), or somebody else changed it (412). */
const OUTDATED: readonly unknown[] = [404, 412];

/**
 * Tags to invalidate after a change that succeeded, may have succeeded, or showed that the app's data is out of date.
 */
export const unlessRefused =
  (...tags: Tag[]) =>
  (_done: unknown, error: ApiError | undefined): Tag[] =>
    error && error.kind !== 'unreadable' && !OUTDATED.includes(error.status) ? [] : tags;

/** The options of mutations that answer only a message: how it is read, and which tags they invalidate. */
export const answersDone = (...tags: Tag[]) => ({
  transformResponse: readDone,
  invalidatesTags: unlessRefused(...tags),
});

/** The request for the list of events. Only our own server understands a query for part of it. */
export const askEvents = (query?: EventsQuery): ApiRequest => ({
  endpoint: endpoints.listEvents,
  ...(OWN_BACKEND && query && { params: { ...query } }),
  validateStatus: hasEvents,
});

/** An event of a list that shows no descriptions: they can be longer than the rest of the page. */
export const withoutDescription = (event: ChurchEvent): ChurchEvent => ({ ...event, description: '' });

export const EVENT_LIST = { type: 'Event', id: 'LIST' } as const;

/** The tag of every list that may leave an event out, such as a draft: an edit can add the event to it. */
const PARTIAL_EVENT_LIST = { type: 'Event', id: 'PARTIAL-LIST' } as const;

/** The tags of a list of events and of each event in it. */
const eventTags = (events: readonly ChurchEvent[] = []): Tag[] => [
  EVENT_LIST,
  ...events.map(({ id }) => ({ type: 'Event' as const, id })),
];

/** The tags of a list that may leave events out. */
export const partialEventTags = (events: readonly ChurchEvent[] = []): Tag[] => [
  PARTIAL_EVENT_LIST,
  ...eventTags(events),
];

/** The `invalidatesTags` of every change that can move an event into or out of a list. */
export const invalidatesEventList = unlessRefused(EVENT_LIST, 'History');

/** The options of a query of coming events that a page shows: what it chooses from those of a day on. */
const eventsOf = (choose: (events: ChurchEvent[], from: string) => ChurchEvent[]) => ({
  query: (from: string) => askEvents({ from }),
  transformResponse: (answer: unknown, _meta: unknown, from: string) => choose(readEvents(answer), from),
  providesTags: (events: ChurchEvent[] | undefined) => partialEventTags(events),
});

/**
 * The one api slice, with every tag and the endpoints that many screens need. Those that only some screens need are
 * injected by endpoints/, and load with those screens. Endpoints never toast.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: withLastSeen(baseQuery, (): object => api.endpoints),
  tagTypes,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    /** The whole list, for staff's screens and the search; or the events of a span of days. */
    // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's hooks take no argument only where it may be void
    listEvents: build.query<ChurchEvent[], Pick<EventsQuery, 'from' | 'to'> | void>({
      query: (span) => askEvents(span ?? undefined),
      transformResponse: readEvents,
      providesTags: partialEventTags,
    }),
    /** The list in pages, for the public list. */
    listEventPages: build.infiniteQuery<ChurchEvent[], void, string | null>({
      query: ({ pageParam }) => askEvents({ limit: EVENTS_PER_PAGE, before: pageParam ?? undefined }),
      infiniteQueryOptions: eventPageOptions,
      transformResponse: readEvents,
      providesTags: (data) => partialEventTags(data?.pages.flat()),
    }),
    /** All coming events, soonest first; the argument of this and the next is the church's `YYYY-MM-DD`. */
    listComingEvents: build.query<ChurchEvent[], string>(eventsOf(eventsFrom)),
    /** All coming events, soonest first, without their descriptions: for the home page and the rows of /events. */
    listSoonEvents: build.query<ChurchEvent[], string>(
      eventsOf((events, from) => eventsFrom(events, from).map(withoutDescription)),
    ),
    /** One event by its id, null if it is gone; section 7 has no endpoint for a single one. */
    findEvent: build.query<ChurchEvent | null, string>({
      query: () => askEvents(),
      transformResponse: (answer, _meta, id) => readEvents(answer).find((event) => event.id === id) ?? null,
      providesTags: (event) => eventTags(event ? [event] : []),
    }),
    createEvent: build.mutation<ReturnType<typeof readSaved>, WriteOf<'createEvent'>>({
      query: eventWrites.createEvent.request,
      transformResponse: readSaved,
      invalidatesTags: invalidatesEventList,
      // The event is in the list at once, even if the list then fails to refetch (rulings, 32).
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.then(
          ({ data }) => data.event,
          () => null, // the form says why
        );
        if (!created || created.publish) return; // a draft is in no list that visitors see
        const put = api.util.updateQueryData('listEvents', undefined, (events) =>
          [...events.filter(({ id }) => id !== created.id), created].sort(compareEvents),
        );
        dispatch(put);
      },
    }),
    updateEvent: build.mutation<ReturnType<typeof readSaved>, WriteOf<'updateEvent'>>({
      query: eventWrites.updateEvent.request,
      transformResponse: readSaved,
      invalidatesTags: (done, error, { eventId: id }) =>
        unlessRefused({ type: 'Event', id }, PARTIAL_EVENT_LIST, 'History')(done, error),
    }),
    deleteEvent: build.mutation<Done, WriteOf<'deleteEvent'>>({
      query: eventWrites.deleteEvent.request,
      ...answersDone(EVENT_LIST, 'History'),
    }),
    contact: build.mutation<Done, WriteOf<'contact'>>({
      query: visitorWrites.contact.request,
      transformResponse: readDone,
    }),
    /** The words of a page that staff have changed. */
    readContent: build.query<ContentOverlay, WordsOf>({
      query: (params) => ({ endpoint: endpoints.readContent, params: { ...params }, validateStatus: hasContent }),
      providesTags: ['Content'],
    }),
    /** What the Kiswahili pages quote. */
    readScriptures: build.query<PageScriptures, void>({ query: () => ({ endpoint: endpoints.readScriptures }) }),
    login: build.mutation<ReturnType<typeof readLogin>, LoginInput>({
      query: ({ username, password, code }) => ({
        endpoint: endpoints.login,
        body: { username, password, ...(OWN_BACKEND && { code }) },
      }),
      transformResponse: readLogin,
    }),
    // Logging out removes the token at once, so the request gets it as an argument.
    logout: build.mutation<Done, { accessToken: string }>({
      query: ({ accessToken }) => ({ endpoint: endpoints.logout, accessToken, needsNothing: true }),
      transformResponse: readDone,
    }),
  }),
});

export const {
  useListEventsQuery,
  useListEventPagesInfiniteQuery,
  useListComingEventsQuery,
  useListSoonEventsQuery,
  useFindEventQuery,
  useReadContentQuery,
  useReadScripturesQuery,
  useLoginMutation,
} = api;

import { createApi, type EndpointBuilder, type TagDescription } from '@reduxjs/toolkit/query/react';
import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { LoginInput } from '#shared/auth/accounts.ts';
import type { ContentOverlay } from '#shared/content/values.ts';
import { type ChurchEvent, compareEvents, eventsFrom } from '#shared/events/churchEvent.ts';
import { EVENTS_PER_PAGE, type EventsQuery, eventCursor } from '#shared/events/eventsQuery.ts';
import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import type { PageScriptures } from '#shared/verse/pageScriptures.ts';
import { baseQuery } from './baseQuery.ts';
import { withLastSeen } from './kept/withLastSeen.ts';
import {
  type ApiError,
  type ApiQuery,
  type ApiRequest,
  asks,
  type Done,
  hasContent,
  hasEvents,
  OWN_BACKEND,
  readDone,
  readEvents,
  readLogin,
  readSaved,
} from './requests.ts';
import { type Key, requestOf, type Write, type WriteOf } from './writes.ts';

/** The tags of the api slice, and its endpoints that are no more than one of the contract or one kind of write. */

export const tagTypes = [
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

type TagType = (typeof tagTypes)[number];
type Tag = TagDescription<TagType>;

/** The tag of every list of events: each change of an event can move it into the list or out of it. */
export const EVENT_LIST = { type: 'Event', id: 'LIST' } as const;

/** The tags of a list of events and of each event in it. */
export const eventTags = (events: readonly ChurchEvent[] = []): Tag[] => [
  EVENT_LIST,
  ...events.map(({ id }) => ({ type: 'Event' as const, id })),
];

/** Statuses after which the app's data is out of date: it was deleted (404), or somebody else changed it (409, 412). */
const OUTDATED: readonly unknown[] = [404, 409, 412];

/**
 * Tags to invalidate after a change that succeeded, may have succeeded, or showed that the app's data is out of date.
 */
export const unlessRefused =
  (...tags: Tag[]) =>
  (_done: unknown, error: ApiError | undefined): Tag[] =>
    error && error.kind !== 'unreadable' && !OUTDATED.includes(error.status) ? [] : tags;

type Build = EndpointBuilder<ApiQuery, TagType, 'api'>;

/** A query that answers what the server answers. */
export const reads = <Answer, Argument = void>(build: Build, endpoint: Endpoint, ...tags: Tag[]) =>
  build.query<Answer, Argument>({ query: asks<Argument>(endpoint), providesTags: tags });

/** A query whose answer has a list under this name. */
export const lists = <Item, Argument = void>(build: Build, endpoint: Endpoint, name: string, ...tags: Tag[]) =>
  build.query<Item[], Argument>({
    query: asks<Argument>(endpoint),
    transformResponse: (answer: Record<string, Item[]>): Item[] => answer[name] ?? [],
    providesTags: tags,
  });

/** A change that only our own server knows: it answers a message, and what `Answer` says besides. */
export const changes = <Argument, Answer = Done>(build: Build, endpoint: Endpoint, ...tags: Tag[]) =>
  build.mutation<Answer, Argument>({ query: asks<Argument>(endpoint), invalidatesTags: unlessRefused(...tags) });

/** A save that the outbox can send too: its argument is a write of the kind that it is named for. */
export const saves = <Answer>(build: Build, read: (answer: unknown) => Answer, ...tags: Tag[]) =>
  build.mutation<Answer, Write & Key>({
    query: requestOf,
    transformResponse: read,
    invalidatesTags: unlessRefused(...tags),
  });

/** Pagination of a long list: the answer's `next` is where the next page begins, null at the end. */
export const pageOptions = {
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }: { next: number | null }): number | undefined => next ?? undefined,
};

/** A list younger than this, in seconds, is not refetched when its screen opens. */
export const MAX_LIST_AGE_S = 5;

/** Which page's words, in the language of this build if `lang` is missing. */
interface WordsOf {
  page: EditablePage;
  lang?: Language;
}

/** The request for the list of events. Only our own server understands a query for part of it. */
export const askEvents = (query?: EventsQuery): ApiRequest => ({
  endpoint: endpoints.listEvents,
  ...(OWN_BACKEND && query && { params: { ...query } }),
  validateStatus: hasEvents,
});

/** An event of a list that shows no descriptions: they can be longer than the rest of the page. */
export const withoutDescription = (event: ChurchEvent): ChurchEvent => ({ ...event, description: '' });

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
      providesTags: eventTags,
    }),
    /** The list in pages, for the public list: a phone loads no more than is scrolled to. */
    listEventPages: build.infiniteQuery<ChurchEvent[], void, string | null>({
      query: ({ pageParam }) => askEvents({ limit: EVENTS_PER_PAGE, before: pageParam ?? undefined }),
      infiniteQueryOptions: {
        initialPageParam: null,
        // A backend that ignores the query answers all events: more than a page, or again from the first.
        getNextPageParam: (last, pages) => {
          const end = last.at(-1);
          if (!OWN_BACKEND || last.length !== EVENTS_PER_PAGE || !end) return undefined;
          const again = pages.length > 1 && last[0]?.id === pages[0]?.[0]?.id;
          return again ? undefined : eventCursor(end);
        },
      },
      transformResponse: readEvents,
      providesTags: (data) => eventTags(data?.pages.flat()),
    }),
    /**
     * All coming events, soonest first, without their descriptions: for the home page and the rows of /events. The
     * argument is the church's `YYYY-MM-DD`.
     */
    listSoonEvents: build.query<ChurchEvent[], string>({
      query: (from) => askEvents({ from }),
      transformResponse: (answer, _meta, from) => eventsFrom(readEvents(answer), from).map(withoutDescription),
      providesTags: eventTags,
    }),
    createEvent: build.mutation<ReturnType<typeof readSaved>, WriteOf<'createEvent'>>({
      query: requestOf,
      transformResponse: readSaved,
      invalidatesTags: unlessRefused(EVENT_LIST, 'History'),
      // The event is in the list at once, even if the list then fails to refetch (rulings, 32).
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // the form says why
        const created = answer?.data.event;
        if (!created || created.publish) return; // a draft is in no list that visitors see
        const put = api.util.updateQueryData('listEvents', undefined, (events) =>
          [...events.filter(({ id }) => id !== created.id), created].sort(compareEvents),
        );
        dispatch(put);
      },
    }),
    updateEvent: saves(build, readSaved, EVENT_LIST, 'History'),
    deleteEvent: saves(build, readDone, EVENT_LIST, 'History'),
    contact: saves(build, readDone),
    /** The words of a page that staff have changed. */
    readContent: build.query<ContentOverlay, WordsOf>({
      query: asks(endpoints.readContent, { validateStatus: hasContent }),
      providesTags: ['Content'],
    }),
    /** What the Kiswahili pages quote. */
    readScriptures: reads<PageScriptures>(build, endpoints.readScriptures),
    login: build.mutation<ReturnType<typeof readLogin>, LoginInput>({
      query: ({ username, password, code }) => ({
        endpoint: endpoints.login,
        body: { username, password, ...(OWN_BACKEND && { code }) },
      }),
      transformResponse: readLogin,
    }),
    // Logging out removes the token at once, so the request gets it as an argument.
    logout: build.mutation<Done, { accessToken: string }>({
      query: asks(endpoints.logout, { needsNothing: true }),
      transformResponse: readDone,
    }),
  }),
});

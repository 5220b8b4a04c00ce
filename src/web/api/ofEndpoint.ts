import type { EndpointBuilder, TagDescription } from '@reduxjs/toolkit/query/react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { type ApiError, type ApiQuery, asks, type Done } from './requests.ts';
import { type Key, requestOf, type Write } from './writes.ts';

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

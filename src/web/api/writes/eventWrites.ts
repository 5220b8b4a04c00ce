import type { BulkChange } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { isObject } from '../parsers.ts';
import { ifMatch, once, type WriteKinds } from './kind.ts';

/** A new event. */
interface EventCreation {
  kind: 'createEvent';
  event: EventInput;
}

/** Fields of an event to be changed. */
interface EventChange {
  kind: 'updateEvent';
  eventId: string;
  event: EventInput;
  /** The event that the person started from: equal fields were not changed. */
  base: ChurchEvent;
  /** The version that the server should have. */
  version?: number | undefined;
}

interface EventDeletion {
  kind: 'deleteEvent';
  eventId: string;
  /** Whether to use the older list's endpoint (rulings, 8). */
  listed?: boolean | undefined;
  base: ChurchEvent;
}

/** One change of several events: all of them are changed, or none. */
interface ChangeOfEvents {
  kind: 'changeEvents';
  change: BulkChange;
  /** The title of one event, or how many they are. */
  title: string;
}

/** A new event that repeats. */
interface SeriesCreation {
  kind: 'createSeries';
  series: NewSeries;
  /** The values of its form, to fill it again. */
  form: Readonly<Record<string, unknown>>;
}

/** An event of a series to be changed, and the later ones like it. */
interface ChangeOfSeries {
  kind: 'updateSeries';
  seriesId: number;
  change: SeriesChange;
  base: ChurchEvent;
  version?: number | undefined;
}

interface DeletionOfSeries {
  kind: 'deleteSeries';
  seriesId: number;
  choice: SeriesDeletion;
  base: ChurchEvent;
}

export type EventWrite =
  | EventCreation
  | EventChange
  | EventDeletion
  | ChangeOfEvents
  | SeriesCreation
  | ChangeOfSeries
  | DeletionOfSeries;

export const eventWrites: WriteKinds<EventWrite> = {
  createEvent: {
    request: ({ event, ...key }) => ({
      endpoint: endpoints.createEvent,
      body: event,
      headers: once(key),
      validateStatus: isObject,
    }),
  },
  updateEvent: {
    request: ({ eventId, event, version, ...key }) => ({
      endpoint: endpoints.updateEvent,
      pathParams: { id: eventId },
      body: event,
      headers: { ...once(key), ...ifMatch(version) },
      needsNothing: true,
    }),
    changedEvents: ({ eventId }) => [eventId],
  },
  deleteEvent: {
    request: ({ eventId, listed, ...key }) => ({
      endpoint: listed ? endpoints.deleteListedEvent : endpoints.deleteEvent,
      pathParams: { id: eventId },
      headers: once(key),
      needsNothing: true,
    }),
    about: ({ eventId }) => `delete ${eventId}`,
    changedEvents: ({ eventId }) => [eventId],
  },
  changeEvents: {
    request: ({ change, ...key }) => ({
      endpoint: staffEndpoints.updateEvents,
      body: change,
      headers: once(key),
    }),
    changedEvents: ({ change }) => change.events.map(({ id }) => String(id)),
    isFormless: true,
  },
  createSeries: {
    request: ({ series, ...key }) => ({ endpoint: staffEndpoints.createSeries, body: series, headers: once(key) }),
    isFinal: true,
  },
  updateSeries: {
    request: ({ seriesId, change, version, ...key }) => ({
      endpoint: staffEndpoints.updateSeries,
      pathParams: { id: String(seriesId) },
      body: change,
      headers: { ...once(key), ...ifMatch(version) },
    }),
    changedEvents: ({ base }) => [base.id],
  },
  deleteSeries: {
    request: ({ seriesId, choice, ...key }) => ({
      endpoint: staffEndpoints.deleteSeries,
      pathParams: { id: String(seriesId) },
      body: choice,
      headers: once(key),
    }),
    about: ({ seriesId, choice }) => `delete series ${seriesId} ${JSON.stringify(choice)}`,
    changedEvents: ({ base }) => [base.id],
  },
};

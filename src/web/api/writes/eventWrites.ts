import type { BulkChange } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { isObject } from '../parsers.ts';
import { requestTo } from '../requestTo.ts';
import type { WriteKinds, WritesOf } from './kind.ts';

interface EventKinds {
  createEvent: { event: EventInput };
  /** Fields of an event to be changed. */
  updateEvent: {
    eventId: string;
    event: EventInput;
    /** The event that the person started from: equal fields were not changed. */
    base: ChurchEvent;
    /** The version that the server should have. */
    version?: number | undefined;
  };
  deleteEvent: {
    eventId: string;
    /** Whether to use the older list's endpoint (rulings, 8). */
    listed?: boolean | undefined;
    base: ChurchEvent;
  };
  /** One change of several events: all of them are changed, or none. */
  changeEvents: {
    change: BulkChange;
    /** The title of one event, or how many they are. */
    title: string;
  };
  /** A new event that repeats. */
  createSeries: {
    series: NewSeries;
    /** The values of its form, to fill it again. */
    form: Readonly<Record<string, unknown>>;
  };
  /** An event of a series to be changed, and the later ones like it. */
  updateSeries: { seriesId: number; change: SeriesChange; base: ChurchEvent; version?: number | undefined };
  deleteSeries: { seriesId: number; choice: SeriesDeletion; base: ChurchEvent };
}

export type EventWrite = WritesOf<EventKinds>;

export const eventWrites: WriteKinds<EventWrite> = {
  createEvent: {
    request: ({ event, key }) =>
      requestTo(endpoints.createEvent, { ...event, idempotencyKey: key }, { validateStatus: isObject }),
  },
  updateEvent: {
    request: ({ eventId: id, event, version, key }) =>
      requestTo(endpoints.updateEvent, { id, ...event, version, idempotencyKey: key }, { needsNothing: true }),
    changedEvents: ({ eventId }) => [eventId],
  },
  deleteEvent: {
    request: ({ eventId: id, listed, key: idempotencyKey }) => {
      const endpoint = listed ? endpoints.deleteListedEvent : endpoints.deleteEvent;
      return requestTo(endpoint, { id, idempotencyKey }, { needsNothing: true });
    },
    about: ({ eventId }) => `delete ${eventId}`,
    changedEvents: ({ eventId }) => [eventId],
  },
  changeEvents: {
    request: ({ change, key }) => requestTo(staffEndpoints.updateEvents, { ...change, idempotencyKey: key }),
    changedEvents: ({ change }) => change.events.map(({ id }) => String(id)),
    isFormless: true,
  },
  createSeries: {
    request: ({ series, key }) => requestTo(staffEndpoints.createSeries, { ...series, idempotencyKey: key }),
    isFinal: true,
  },
  updateSeries: {
    request: ({ seriesId: id, change, version, key }) =>
      requestTo(staffEndpoints.updateSeries, { id, ...change, version, idempotencyKey: key }),
    changedEvents: ({ base }) => [base.id],
  },
  deleteSeries: {
    request: ({ seriesId: id, choice, key }) =>
      requestTo(staffEndpoints.deleteSeries, { id, ...choice, idempotencyKey: key }),
    about: ({ seriesId, choice }) => `delete series ${seriesId} ${JSON.stringify(choice)}`,
    changedEvents: ({ base }) => [base.id],
  },
};

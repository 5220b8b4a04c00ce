/**
 * A part of the list of events: the query of `GET /all/events`. The answer is an array of events, as without a query,
 * in the list's own order (`compareEvents`). A backend that does not know the query ignores it and answers everything;
 * a client can tell, because that answer is longer than `limit`, or holds an event that does not come after `before`
 * or lies outside the span. An answer shorter than `limit` is the end of the list.
 */
export interface EventsQuery {
  /** Only events that touch the days from here, the church's `YYYY-MM-DD`: those that end on this day or later. */
  from?: string;
  /** Only events that touch the days up to here, the church's `YYYY-MM-DD`: those that start on this day or earlier. */
  to?: string;
  /** At most so many, 1 to `MOST_EVENTS`; all of them where it is left out. */
  limit?: number;
  /** Only what comes after this place in the list: the `eventPlace` of the last event held. */
  before?: string;
}

/** The most events that one part of the list holds. */
export const MOST_EVENTS = 100;

/** How many events the public page shows at a time. */
export const EVENTS_AT_A_TIME = 24;

/** How many of the coming events the public page shows above its list, in their order of time (rulings, 37). */
export const EVENTS_COMING_NEXT = 3;

/**
 * Where an event stands in the list, for `before`: `2026-11-27,21:00,17`. It is a place and no event's name, so that it
 * goes on leading to the same place when the event is moved or deleted.
 */
export const eventPlace = (event: { id: string | number; start_date: string; start_time: string }): string =>
  `${event.start_date},${event.start_time},${event.id}`;

/**
 * The query of `GET /all/events`, for a part of the list. The answer is an array of events in the list's order
 * (`compareEvents`). A backend that does not know the query ignores it and returns all events.
 */
export interface EventsQuery {
  /** Only events that touch the days from here, the church's `YYYY-MM-DD`: those that end on this day or later. */
  from?: string;
  /** Only the first so many, 1 to `MAX_FIRST_EVENTS`. */
  limit?: number;
}

/** The most events that `limit` may ask for. */
export const MAX_FIRST_EVENTS = 100;

/** How many events the public list loads at first. */
export const FIRST_EVENTS = 24;

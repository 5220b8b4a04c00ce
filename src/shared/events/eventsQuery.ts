/**
 * The query of `GET /all/events`, for one page of the list. The answer is an array of events in the list's order
 * (`compareEvents`). An answer shorter than `limit` is the last page. A backend that does not know the query ignores it
 * and returns all events: the answer is then longer than `limit`, or holds events before `before` or outside the span.
 */
export interface EventsQuery {
  /** Only events that touch the days from here, the church's `YYYY-MM-DD`: those that end on this day or later. */
  from?: string;
  /** Only events that touch the days up to here, the church's `YYYY-MM-DD`: those that start on this day or earlier. */
  to?: string;
  /** At most so many, 1 to `MAX_EVENTS_PER_PAGE`; all of them where it is left out. */
  limit?: number;
  /** The cursor: only events after this place in the list, the `eventCursor` of the last event of the page before. */
  before?: string;
}

/** The most events on one page. */
export const MAX_EVENTS_PER_PAGE = 100;

/** How many events the public list loads at a time. */
export const EVENTS_PER_PAGE = 24;

/**
 * The cursor of an event, for `before`: `2026-11-27,21:00,17`. It names a place in the list, not an event, so it still
 * works after the event is moved or deleted.
 */
export const eventCursor = (event: { id: string | number; start_date: string; start_time: string }): string =>
  `${event.start_date},${event.start_time},${event.id}`;

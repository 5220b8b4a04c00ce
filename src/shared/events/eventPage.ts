import type { ChurchEvent } from './churchEvent.ts';

/** What an event's page shows (`GET /read/events/:id`): the answer's status tells whether there is such an event. */
export interface EventPageAnswer<Event = ChurchEvent> {
  /** Null where it was removed (410), or never was (404). */
  event: Event | null;
  /** The events that come next at the same branch, or at all; soonest first. */
  next: Event[];
}

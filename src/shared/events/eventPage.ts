import type { RefusedForm, SignupShown } from '../signup/signup.ts';
import type { ChurchEvent } from './churchEvent.ts';

/** What an event's page shows (`GET /read/events/:id`): the answer's status tells whether there is such an event. */
export interface EventPageAnswer<Event = ChurchEvent> {
  /** Null where it was removed (410), or never was (404). */
  event: Event | null;
  /** The events that come next at the same branch, or at all; soonest first. */
  next: Event[];
  /** How its sign-up stands; missing if it takes none. */
  signup?: SignupShown;
  /** On the page that answers a sign-up without script: why it was refused. */
  refused?: RefusedForm;
}

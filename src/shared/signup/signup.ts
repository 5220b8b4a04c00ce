import { type ChurchEvent, isOver, waitsForDay } from '../events/churchEvent.ts';
import type { SIGNUP_FIELDS } from '../events/eventLife.ts';
import type { ClockMoment } from '../events/times/eventEnd.ts';

/**
 * Sign-ups for an event, as visitors see them. Without yup. The settings are fields of the event (`signup`,
 * `signup_places` …, see eventLife.ts).
 */

/**
 * How an event's sign-up stands: `open`; `full`, which takes people on the waiting list; `closed` by staff or by its
 * hour; `cancelled`, `postponed` without a new day, `over` or `removed` with its event.
 */
export type SignupState = 'open' | 'full' | 'closed' | 'cancelled' | 'postponed' | 'over' | 'removed';

/** How many people have signed up. */
export interface SignupNumbers {
  /** Null if places are not limited. */
  places: number | null;
  /** How many places are free; null if they are not limited. */
  left: number | null;
  /** How many people come. */
  coming: number;
  /** How many people are on the waiting list. */
  waiting: number;
}

/** What everybody sees of an event's sign-up. */
export interface SignupShown {
  state: SignupState;
  /** When it closes, `YYYY-MM-DDTHH:MM`, Africa/Nairobi. */
  closes: string;
  /** The places unless staff hide them, the heads where staff show them. */
  numbers?: Partial<SignupNumbers>;
}

/** The answer of `GET /all/signup-numbers`: only events that are open or full, and whose numbers are shown. */
export type SignupNumbersAnswer = Record<string, Pick<SignupShown, 'state' | 'numbers'>>;

/** Whether somebody has a place, waits for one, has left, or was taken off by staff. */
export type OwnState = 'coming' | 'waiting' | 'left' | 'removed';

/** One's own sign-up. */
export interface OwnSignup {
  name: string;
  adults: number;
  children: number;
  phone_number: string | null;
  /** The answer to the event's own question. */
  answer: string | null;
  state: OwnState;
  /** Grows with each change by its person or by staff. */
  version: number;
  /** The place in the waiting list, 1 for the next one; null if it does not wait. */
  place: number | null;
  /** The most people that it can be changed to now; 0 if it cannot be changed. */
  most: number;
  /** How many people could have a place at once, for one that waits; null if places are not limited. */
  free: number | null;
}

/** A form that was sent without script, and why it was refused. */
export interface RefusedForm {
  message: string;
  /** One sentence per faulty field. */
  fields: Record<string, string>;
  /** The fields as they were typed. */
  sent: Record<string, string>;
}

/** The answer of `POST /create/signups`, `POST /read/signup` and `PUT /update/signup`. */
export interface OwnSignupAnswer<Event = ChurchEvent> {
  event: Event;
  shown: SignupShown;
  signup: OwnSignup;
  /** What was done, in words; not in the answer of a read. */
  message?: string;
  /** On the own page, after a form without script was refused. */
  refused?: RefusedForm;
}

/** The fields of an event that say how people sign up, as a list or the server's store has them. */
type SignupSettings = { [Field in (typeof SIGNUP_FIELDS)[number]]?: string | null };

type SignupEvent = SignupSettings &
  Pick<ChurchEvent, 'start_date' | 'start_time' | 'end_date' | 'end_time'> & {
    [Field in 'status' | 'previous_start_date' | 'previous_start_time']?: ChurchEvent[Field] | null;
  };

/** When sign-up closes: as staff say, otherwise at the start. `YYYY-MM-DDTHH:MM`, Africa/Nairobi. */
export const closesAt = (event: Pick<SignupEvent, 'signup_closes' | 'start_date' | 'start_time'>): string =>
  event.signup_closes || `${event.start_date}T${event.start_time}`;

/** How many places there are; null if they are not limited. */
export const placesOf = ({ signup_places }: Pick<SignupSettings, 'signup_places'>): number | null =>
  signup_places ? Number(signup_places) : null;

/**
 * The state of an event's sign-up at a local time, regardless of free places. An event that takes no sign-ups counts as
 * closed.
 */
export function signupStanding(event: SignupEvent, now: ClockMoment): Exclude<SignupState, 'full' | 'removed'> {
  if (event.status === 'cancelled') return 'cancelled';
  if (waitsForDay(event)) return 'postponed';
  if (isOver(event, now)) return 'over';
  if (event.signup !== 'open') return 'closed';
  return closesAt(event) <= `${now.date}T${now.time}` ? 'closed' : 'open';
}

/** How many people a sign-up is for. */
export const headsOf = ({ adults, children }: { adults: number; children: number }): number => adults + children;

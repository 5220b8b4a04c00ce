import { array, boolean, type InferType, object } from 'yup';
import { rowId } from '#shared/http/rows.ts';
import type { ChurchEvent } from '../events/churchEvent.ts';
import { numberField } from '../text.ts';
import type { OwnState, SignupNumbers, SignupShown } from './signup.ts';
import { newSignupSchema, type SignupWords, signupSchema } from './signupSchemas.ts';

/** The most sign-ups that one event takes, those that wait and those that left included. */
export const MAX_SIGNUPS = 3_000;

/** A sign-up as staff see it. */
export interface StaffSignup {
  id: number;
  name: string;
  adults: number;
  children: number;
  phone_number: string | null;
  answer: string | null;
  state: OwnState;
  /** The place in the waiting list, 1 for the next one; null if it does not wait. */
  place: number | null;
  /** Whether it looks like spam; it then takes no place. */
  spam: boolean;
  /** The language of the page that it was sent from, for words to this person. */
  language: 'en' | 'sw';
  /** When it was sent and last changed, ISO 8601, UTC. */
  at: string;
  changed_at: string;
  /** The username of who added it by hand; null if the person did it. */
  added_by: string | null;
  /** Whether the name was ticked off at the door. */
  ticked: boolean;
  /** Grows with each change by its person or by staff. */
  version: number;
}

/** How many adults and children. */
export interface Heads {
  adults: number;
  children: number;
}

/** How many people have signed up for an event. */
export interface SignupTotals extends Omit<SignupNumbers, 'coming' | 'waiting'> {
  coming: Heads;
  waiting: Heads;
}

/** The answer of `GET /all/signups/{id}`, and of every change of the list by staff. */
export interface SignupListAnswer<Event = ChurchEvent> {
  event: Event;
  shown: SignupShown;
  totals: SignupTotals;
  /** In the order in which they came: first who has a place, then the waiting list, then who left or was taken off. */
  signups: StaffSignup[];
  /** True once names and numbers were deleted, `MAX_SIGNUP_AGE_DAYS` after the event: only totals are left. */
  forgotten: boolean;
  /** What was done, in words; not in the answer of `GET`. */
  message?: string;
  /** The id of the sign-up that was added or changed. */
  changed?: number;
}

/** One event of `GET /all/signup-totals`. */
export interface EventSignupTotals extends SignupTotals {
  event_id: number;
  state: SignupShown['state'];
}

/** The answer of `GET /all/signup-totals`: every event that takes sign-ups, or has some, and is not over. */
export interface SignupTotalsAnswer {
  events: EventSignupTotals[];
}

/** The body of `POST /create/signups/{id}`, by staff: as a person's own, and the key is made by the caller too. */
export const staffSignupSchema = (words: SignupWords) => newSignupSchema(words).omit(['event', 'remarks', 'seconds']);

const NO_PROGRAM = 'Spam can only be set to false: a person sent it.';

/**
 * The body of `PUT /update/signups/{id}`: the new fields. `coming` is false if they do not come, `spam` false if a
 * sign-up was wrongly marked as spam.
 */
export const staffSignupChangeSchema = (words: SignupWords) =>
  signupSchema(words).shape({
    spam: boolean().typeError(NO_PROGRAM).oneOf([false], NO_PROGRAM).optional(),
    coming: boolean().typeError('Say by true or false whether they come.').default(true),
  });

/** The body of `PUT /update/signup-closing/{id}`. */
export const signupClosingSchema = object({
  closed: boolean()
    .typeError('Say by true or false whether sign-up is closed.')
    .required('Say by true or false whether sign-up is closed.'),
});

const TICKS = 'Say which names are ticked off: the id of each sign-up, true or false, and the number of the press.';

/** The most ticks of one upload. */
const MAX_TICKS = 500;

/** The highest number of a press. */
const MAX_PRESSES = 1_000_000;

/**
 * The body of `PUT /update/door-names/{id}`: names that were ticked off on a phone, or whose tick was taken away. Each
 * has the number of its press, one more than the highest that the phone knows of this name, so that phones can be
 * without a network and uploads may come late, twice or in another order (see `laterTick`).
 */
export const doorTicksSchema = object({
  ticks: array()
    .typeError('The ticks must be a list.')
    .of(
      object({
        id: rowId(TICKS),
        ticked: boolean().typeError(TICKS).required(TICKS),
        press: numberField().typeError(TICKS).integer(TICKS).min(1, TICKS).max(MAX_PRESSES, TICKS).required(TICKS),
      })
        .typeError(TICKS)
        .nonNullable(TICKS),
    )
    .default([])
    .max(MAX_TICKS, `At most ${MAX_TICKS} ticks can be sent at once.`),
});

/** Whether a name is ticked off, by a press. */
export type DoorTick = InferType<typeof doorTicksSchema>['ticks'][number];

/** A name on the list at the door. */
export interface DoorName extends Heads {
  /** The id of the sign-up. */
  id: number;
  name: string;
  /** Whether they wait for a place. */
  waiting: boolean;
  ticked: boolean;
  /** The number of the press that the tick is from; 0 if there was none. */
  press: number;
}

/** The answer of `PUT /update/door-names/{id}`: everybody who comes or waits, by name. */
export interface DoorNamesAnswer {
  names: DoorName[];
}

/**
 * The tick that holds of two: that of the later press. Of two phones that pressed at the same number, the tick holds: a
 * name that is ticked off once too often does less harm than one that is missing.
 */
export function laterTick<Tick extends Pick<DoorTick, 'ticked' | 'press'>>(one: Tick, other: Tick): Tick {
  if (one.press !== other.press) return one.press > other.press ? one : other;
  return one.ticked ? one : other;
}

import { type InferType, object, string } from 'yup';
import { numberField } from '../text.ts';

/** The highest number that one phone can count to, for one event. */
export const MAX_TAPS = 5_000;

/** How many phones can count at the door of one event. */
export const MAX_DOOR_DEVICES = 40;

/** Who is counted. A door that does not count children separately counts everybody as an adult. */
export const HEADS = ['adults', 'children'] as const;

export type Head = (typeof HEADS)[number];

const UNREADABLE = 'Say what the phone counted: whole numbers from 0.';

const taps = (label: string) =>
  numberField()
    .typeError(UNREADABLE)
    .required(UNREADABLE)
    .integer(UNREADABLE)
    .min(0, UNREADABLE)
    .max(MAX_TAPS, `${label} can be at most ${MAX_TAPS.toLocaleString('en-GB')} on one phone.`);

/**
 * The body of `PUT /update/door-counts/{id}`: a phone's random id, and how often plus and minus were pressed on it for
 * this event since it began to count. The four numbers never go down.
 */
export const doorCountSchema = object({
  device: string()
    .typeError('Say which phone counted.')
    .required('Say which phone counted.')
    .matches(/^[\w-]{16,64}$/, 'The phone’s id must be 16 to 64 letters and digits.'),
  adults_plus: taps('Adults'),
  adults_minus: taps('Adults'),
  children_plus: taps('Children'),
  children_minus: taps('Children'),
});

/** What one phone counted. */
export type DoorCount = InferType<typeof doorCountSchema>;

/** The names of the four numbers. */
export const TAPS = ['adults_plus', 'adults_minus', 'children_plus', 'children_minus'] as const;

/** The answer of `PUT /update/door-counts/{id}`. */
export interface DoorAnswer {
  event: { title: string; start_date: string; start_time: string; venue: string };
  /** What each phone counted, the caller's included. */
  counts: DoorCount[];
  /** How many people have signed up; null if the event takes no sign-ups. */
  expected: number | null;
}

/** A phone that has counted nobody yet. */
export const nothingCounted = (device: string): DoorCount => ({
  device,
  adults_plus: 0,
  adults_minus: 0,
  children_plus: 0,
  children_minus: 0,
});

/**
 * Joins two states of the counts: of each phone and number the greater is the newer. So the order does not matter, nor
 * how often a state arrives.
 */
export function mergeCounts(one: readonly DoorCount[], other: readonly DoorCount[]): DoorCount[] {
  const merged = new Map(one.map((count) => [count.device, count]));
  for (const count of other) {
    const known = merged.get(count.device) ?? count;
    const newest = { ...count };
    for (const name of TAPS) newest[name] = Math.max(known[name], count[name]);
    merged.set(count.device, newest);
  }
  return [...merged.values()];
}

/** How many came. */
export interface Came {
  adults: number;
  children: number;
}

/**
 * How many came by all phones' counts. One phone may take back what another counted, so the numbers are summed first; two
 * phones may take back the same person, so the sum is never less than nobody.
 */
export function cameOf(counts: readonly DoorCount[]): Came {
  const sum = (head: Head) =>
    Math.max(
      0,
      counts.reduce((total, count) => total + count[`${head}_plus`] - count[`${head}_minus`], 0),
    );
  return { adults: sum('adults'), children: sum('children') };
}

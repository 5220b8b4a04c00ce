import { addDays, daysBetween, momentLater } from '../../time.ts';
import { type ChurchEvent, compareEvents } from '../churchEvent.ts';
import type { EventInput } from '../event.ts';
import type { RequiredEventField } from '../eventFields.ts';
import { OPTIONAL_FIELDS, type OptionalField, STATUS_NOTES, type StatusNoteField } from '../eventLife.ts';

/** The eight fields of an event that every change sends. */
type EightFields = Pick<EventInput, RequiredEventField>;

/** An event with what a change of its series may change. */
type Changeable = EightFields & Partial<Record<'image' | 'status' | StatusNoteField | OptionalField, unknown>>;

/** The eight fields of an event that every change sends. */
export function fieldsOf(event: EightFields): EventInput {
  const { title, category, description, venue, start_date, start_time, end_date, end_time } = event;
  return { title, category, description, venue, start_date, start_time, end_date, end_time };
}

/**
 * What a later event of a series becomes where one of its series is changed: it gets the same differences, such as a
 * new time, a new venue, the same shift in days. A status applies as it is.
 *
 * @param first the event that is changed, as it was
 * @param event its new fields
 */
export function sameChange(later: EightFields, first: Changeable, event: EventInput): EventInput {
  const input: EventInput = { ...fieldsOf(later) };
  const put = <Field extends keyof EventInput>(field: Field) => {
    if (event[field] !== undefined && event[field] !== first[field]) input[field] = event[field];
  };
  for (const field of ['title', 'category', 'description', 'venue', 'start_time', 'end_time'] as const) put(field);
  for (const field of ['image', ...OPTIONAL_FIELDS] as const) put(field);
  if (event.status !== undefined) input.status = event.status; // applies to all, even if the first had it already
  for (const note of STATUS_NOTES) {
    if (event.status === undefined) put(note);
    else input[note] = event[note];
  }
  input.start_date = addDays(later.start_date, daysBetween(first.start_date, event.start_date));
  input.end_date = addDays(later.end_date, daysBetween(first.end_date, event.end_date));
  if (input.signup_closes) {
    input.signup_closes = momentLater(input.signup_closes, daysBetween(event.start_date, input.start_date));
  }
  return input;
}

/** The later events of the series of an event, earliest first; none if it has no series. */
export function laterOnes(events: readonly ChurchEvent[], event: ChurchEvent): ChurchEvent[] {
  if (event.series === undefined) return [];
  return events
    .filter((other) => other.series === event.series && other.id !== event.id && startsAfter(other, event))
    .sort(compareEvents)
    .reverse();
}

/** In the server's order: by date, time and id. */
function startsAfter(other: ChurchEvent, event: ChurchEvent): boolean {
  const [a, b] = [other, event].map(({ start_date, start_time }) => `${start_date} ${start_time}`);
  return a === b ? Number(other.id) > Number(event.id) : String(a) > String(b);
}

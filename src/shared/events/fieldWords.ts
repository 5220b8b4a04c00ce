import { readableDate, readableTime } from '../time.ts';
import type { EventField } from './eventFields.ts';
import { EXTRA_FIELDS, type ExtraField } from './eventLife.ts';
import { isPublish, momentWords, publishWords } from './publishing.ts';

/** A setting as staff read it where both states are shown: `open` → `Yes`. */
const SIGNUP_STATES: Readonly<Record<string, string>> = { '': 'No', open: 'Yes', closed: 'Yes, closed by staff' };

/**
 * The value of an event's field as staff read it in the history, in a conflict and in an exported list. A text that people
 * write themselves comes back as it is.
 *
 * @param value the stored text; empty if there is none
 */
export function fieldWords(field: EventField | ExtraField, value: string): string {
  if (field === 'start_date' || field === 'end_date') return readableDate(value);
  if (field === 'start_time' || field === 'end_time') return readableTime(value);
  if (field === 'publish') return publishWords(value);
  if (field === 'signup') return SIGNUP_STATES[value] ?? value;
  if (field === 'signup_closes') return isPublish(value) ? momentWords(value) : ''; // the start of the event
  const isYes = field in EXTRA_FIELDS && EXTRA_FIELDS[field as ExtraField].kind === 'yes';
  return isYes ? (value === 'yes' ? 'Yes' : 'No') : value;
}

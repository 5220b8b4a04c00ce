import type { ChurchEvent } from '#shared/churchEvent.ts';
import { EVENT_LABELS, type EventField, type EventInput } from '#shared/event.ts';

/** What the event form holds: every field as its input's text. */
export type EventValues = Record<EventField, string>;

/** The fields in the order of the form. */
export const EVENT_FIELDS = Object.keys(EVENT_LABELS) as EventField[];

/** The empty form. */
export const emptyValues = Object.fromEntries(EVENT_FIELDS.map((field) => [field, ''])) as EventValues;

/** An event as the form holds it. */
export const valuesOf = (event: ChurchEvent): EventValues =>
  Object.fromEntries(EVENT_FIELDS.map((field) => [field, event[field] ?? ''])) as EventValues;

/** What an update sends: the eight fields, and the image only if the person changed it (rulings, 5). */
export function changesOf(event: EventInput, before: EventValues): EventInput {
  const { image, ...fields } = event;
  return (image ?? '') === before.image ? fields : { ...fields, image: image ?? null };
}

/** Whether the end lies before the start; false while any of the four is empty. */
export function endsTooEarly(
  values: Pick<EventValues, 'start_date' | 'start_time' | 'end_date' | 'end_time'>,
): boolean {
  const { start_date, start_time, end_date, end_time } = values;
  if (!start_date || !start_time || !end_date || !end_time) return false;
  return `${end_date} ${end_time}` < `${start_date} ${start_time}`;
}

/** What a duplicate starts from: everything but the days, which are always other ones. */
export const copyOf = (event: ChurchEvent): EventValues => ({ ...valuesOf(event), start_date: '', end_date: '' });

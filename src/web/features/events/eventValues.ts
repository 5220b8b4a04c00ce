import type { ChurchEvent } from '#shared/churchEvent.ts';
import { EVENT_LABELS, type EventField, type EventInput } from '#shared/event.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { noRepeats, type RepeatValues } from './repeatValues.ts';

/** What is told of an event's picture, and goes with it. */
const PICTURE_FIELDS = ['image_alt', 'image_focus'] as const;

/** The fields of an event, each as its input's text. */
export type EventTexts = Record<EventField | (typeof PICTURE_FIELDS)[number], string>;

/** What the event form holds. */
export type EventValues = EventTexts & {
  /** Where a new event may repeat: how. */
  repeats?: RepeatValues;
};

/** The fields in the order of the form. */
const FORM_FIELDS = [...(Object.keys(EVENT_LABELS) as EventField[]), ...PICTURE_FIELDS];

/** The empty form. */
export const emptyValues = Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])) as EventTexts;

/** What a form of a new event starts from, where the backend can put on several at once. */
export const repeatable = (values: EventValues = emptyValues): EventValues => ({ ...values, repeats: noRepeats });

/** An event as the form holds it. */
export const valuesOf = (event: ChurchEvent): EventTexts =>
  Object.fromEntries(FORM_FIELDS.map((field) => [field, event[field] ?? ''])) as EventTexts;

/** What an update sends: the eight fields, and the image only if the person changed it (rulings, 5). */
export function changesOf(event: EventInput, before: EventTexts): EventInput {
  const { image, ...fields } = withItsPicture(event, before);
  return (image ?? '') === before.image ? fields : { ...fields, image: image ?? null };
}

/**
 * What is sent of an event's picture beyond section 7: only what was changed, and to another backend nothing, since it
 * does not know these fields (rulings, 33). Without a picture there is nothing to tell of it.
 */
export function withItsPicture(event: EventInput, before: EventTexts = emptyValues): EventInput {
  const sent = { ...event };
  const shown = event.image === undefined ? before.image : event.image;
  for (const field of PICTURE_FIELDS) {
    const told = (shown && event[field]) || null;
    if (!OWN_BACKEND || (told ?? '') === before[field]) delete sent[field];
    else sent[field] = told;
  }
  return sent;
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
export const copyOf = (event: ChurchEvent): EventTexts => ({ ...valuesOf(event), start_date: '', end_date: '' });

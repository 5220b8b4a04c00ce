import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS, type EventField, type EventInput } from '#shared/events/event.ts';
import { OPTIONAL_FIELDS, type OptionalField } from '#shared/events/eventLife.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { eventTexts } from '#shared/publication/eventTexts.ts';
import { addDays, daysBetween } from '#shared/time.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import type { Write } from '#web/api/writes.ts';
import type { ChosenRepeats, RepeatValues } from '../repeats/repeatValues.ts';
import type { SeriesChoice } from '../repeats/SeriesScope.tsx';

/** Fields about the picture: empty without one. */
const PICTURE_FIELDS: readonly OptionalField[] = ['image_alt', 'image_focus'];

/** The fields of an event, each as its input's text. */
export type EventTexts = Record<EventField | OptionalField, string>;

/** The values of the event form. */
export type EventValues = EventTexts & {
  /** How a new event repeats, if it may. */
  repeats?: RepeatValues;
};

/** The fields in the order of the form. */
const FORM_FIELDS = [...(Object.keys(EVENT_LABELS) as EventField[]), ...OPTIONAL_FIELDS];

/** The empty form. */
export const emptyValues = Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])) as EventTexts;

/** An event as the form holds it: one that waits for an owner's yes as it would be. */
export const valuesOf = (event: ChurchEvent): EventTexts => {
  const values = Object.fromEntries(FORM_FIELDS.map((field) => [field, event[field] ?? ''])) as EventTexts;
  return event.waits && event.publish === DRAFT ? { ...values, publish: event.waits_publish ?? '' } : values;
};

/** What an update sends: the eight fields, and the image only if the person changed it (rulings, 5). */
function changesOf(event: EventInput, before: EventTexts): EventInput {
  const { image, ...fields } = withOptionalFields(event, before);
  return (image ?? '') === before.image ? fields : { ...fields, image: image ?? null };
}

/** The event with only those optional fields that were changed; with none for another backend (rulings, 33). */
function withOptionalFields(event: EventInput, before: EventTexts = emptyValues): EventInput {
  const sent = { ...event };
  const shown = event.image === undefined ? before.image : event.image;
  for (const field of OPTIONAL_FIELDS) {
    const value = (PICTURE_FIELDS.includes(field) && !shown ? null : event[field]) || null;
    // Fields that the form does not have stay unchanged.
    if (!OWN_BACKEND || event[field] === undefined || (value ?? '') === before[field]) delete sent[field];
    else sent[field] = value;
  }
  return sent;
}

/**
 * The initial values of a duplicate: on the same day of the next week that is to come, since most events are repeated
 * from week to week.
 *
 * @param today the church's day, `YYYY-MM-DD`
 */
export function copyOf(event: ChurchEvent, today: string): EventTexts {
  const weeks = Math.max(1, Math.ceil((daysBetween(event.start_date, today) + 1) / 7));
  const later = (date: string) => addDays(date, weeks * 7);
  const values = valuesOf(event);
  const [closingDay = '', closingHour = ''] = values.signup_closes.split('T');
  return {
    ...values,
    start_date: later(event.start_date),
    end_date: later(event.end_date ?? event.start_date),
    signup: values.signup && 'open', // sign-up was closed for the earlier event
    signup_closes: values.signup_closes && `${later(closingDay)}T${closingHour}`,
  };
}

/** What a form saves. */
export interface ToSave {
  write: Write;
  /** The texts that will be on the site, and those that are there already: an owner has to look at new ones once. */
  texts: readonly string[];
  onSite: readonly string[];
}

/** A new event, or those of a series; `form` fills its form again. */
export function creation(whole: EventInput, repeats: ChosenRepeats | undefined, form: EventValues): ToSave {
  const event = withOptionalFields(whole);
  return {
    write: repeats ? { kind: 'createSeries', series: { ...repeats, event }, form } : { kind: 'createEvent', event },
    texts: event.publish === DRAFT ? [] : eventTexts(event),
    onSite: [],
  };
}

/**
 * A change of an event, or of it and the later ones of its series.
 *
 * @param base the event that the form was filled from, which may be older than the one in the list
 */
export function changeOf(base: ChurchEvent, input: EventInput, { later, own }: SeriesChoice): ToSave {
  const { id, series, version } = base;
  const before: EventTexts = valuesOf(base);
  const event = changesOf(input, before);
  const from = { base: { ...base, ...before } as ChurchEvent, version };
  return {
    write:
      later && series !== undefined
        ? { kind: 'updateSeries', seriesId: series, change: { from: Number(id), own, event }, ...from }
        : { kind: 'updateEvent', eventId: id, event, ...from },
    texts: input.publish === DRAFT ? [] : eventTexts({ ...before, ...event }),
    onSite: base.waits || base.publish === DRAFT ? [] : eventTexts(before),
  };
}

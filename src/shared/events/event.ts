import { type InferType, object } from 'yup';
import { MAX_PLACES } from '../signup/signupLimits.ts';
import { lineField, textField } from '../text.ts';
import { CHURCH_YEARS, isChurchDate, isDate, isTime } from '../time.ts';
import {
  CATEGORIES,
  EVENT_LABELS,
  EVENT_LIMITS,
  REQUIRED_EVENT_FIELDS,
  type RequiredEventField,
} from './eventFields.ts';
import { EVENT_STATUSES, EXTRA_FIELDS, type ExtraField } from './eventLife.ts';
import { DRAFT, isPublish } from './publishing.ts';

export * from './eventFields.ts';

/** What one screen says when a required field is empty (rulings, 22: one description of the fields, three wordings). */
export type EventWording = Record<RequiredEventField, string>;

/** The server's own wording, also for any screen that has none of its own: `Title is required.` */
export const plainEventWording = Object.fromEntries(
  REQUIRED_EVENT_FIELDS.map((field) => [field, `${EVENT_LABELS[field]} is required.`]),
) as EventWording;

/** Said when the image is no absolute http(s) address (rulings, 6 and 23). */
const IMAGE_MESSAGE = 'Image must be a valid URL';

/** Shown when a year was mistyped, such as 26 for 2026. */
export const YEAR_MESSAGE = `The year must lie between ${CHURCH_YEARS.first} and ${CHURCH_YEARS.last}.`;

/** Shown when the moment at which an event is published is not complete. */
export const PUBLISH_MESSAGE = 'Choose the day and the hour from which it is on the site.';

/** Shown when the moment at which sign-up closes is not complete. */
export const CLOSES_MESSAGE = 'Choose the day and the hour at which sign-up closes.';

/** Shown when the number of places is invalid. */
export const PLACES_MESSAGE = `Places must be a whole number from 1 to ${MAX_PLACES.toLocaleString('en-GB')}, or empty.`;

/** Not by `oneOf`, which speaks before `required` and would hide a screen's own words for an empty category. */
const isCategory = (text: string): boolean => text === '' || CATEGORIES.some((category) => category === text);

/** A further field: empty is none; absent leaves what is stored. */
function extraText(field: ExtraField) {
  const { label, kind, limit } = EXTRA_FIELDS[field];
  const text = (kind === 'line' ? lineField : textField)(label, limit)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .optional();
  if (kind !== 'yes') return text;
  return text.test('yes', `${label} must be yes, or empty.`, (value) => value == null || value === 'yes');
}

/** Every further field by its kind; `eventSchema` replaces those with a rule of their own. */
const extraTexts = () =>
  Object.fromEntries((Object.keys(EXTRA_FIELDS) as ExtraField[]).map((field) => [field, extraText(field)])) as Record<
    ExtraField,
    ReturnType<typeof extraText>
  >;

/** A number from 1 to `MAX_PLACES` in digits; a JSON number is taken, too. */
const placesField = () =>
  extraText('signup_places')
    .transform((text: unknown, original: unknown) => (typeof original === 'number' ? String(original) : text))
    .test('places', PLACES_MESSAGE, (text) => text == null || (/^[1-9]\d*$/.test(text) && Number(text) <= MAX_PLACES));

/** Also a day of a year with too many digits, such as 20261, which browsers let people type. */
const isDayOfSomeYear = (text: string): boolean => isDate(text) || /^\d{5,6}-\d\d-\d\d$/.test(text);

/** Two whole percents, from left and top, such as `50 30`. */
const isFocus = (text: string): boolean => /^(100|\d{1,2}) (100|\d{1,2})$/.test(text);

const isHttpUrl = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/**
 * The one description of an event's fields, read by the forms, the server's validation and the tests.
 * Cast values are trimmed; an empty image becomes null. The end may lie before the start (rulings, 24).
 *
 * @param wording what to say for each required field that is empty
 */
export function eventSchema(wording: EventWording) {
  const date = (field: 'start_date' | 'end_date') =>
    textField(EVENT_LABELS[field], 20)
      .required(wording[field])
      .test('date', `${EVENT_LABELS[field]} must be a day of the calendar, such as 2026-09-14.`, isDayOfSomeYear)
      .test('year', YEAR_MESSAGE, (text) => !isDayOfSomeYear(text) || isChurchDate(text));
  const time = (field: 'start_time' | 'end_time') =>
    textField(EVENT_LABELS[field], 20)
      .transform((text: unknown) => (typeof text === 'string' ? text.replace(/^(\d\d:\d\d):00$/, '$1') : text))
      .required(wording[field])
      .test('time', `${EVENT_LABELS[field]} must be a time of day, such as 18:00.`, (text) => isTime(text));
  return object({
    title: lineField(EVENT_LABELS.title, EVENT_LIMITS.title).required(wording.title),
    category: textField(EVENT_LABELS.category, 100)
      .required(wording.category)
      .test('category', `Category must be one of: ${CATEGORIES.join(', ')}.`, isCategory),
    description: textField(EVENT_LABELS.description, EVENT_LIMITS.description).required(wording.description),
    start_date: date('start_date'),
    start_time: time('start_time'),
    end_date: date('end_date'),
    end_time: time('end_time'),
    venue: lineField(EVENT_LABELS.venue, EVENT_LIMITS.venue).required(wording.venue),
    image: textField(EVENT_LABELS.image, EVENT_LIMITS.image)
      .transform((text: unknown) => (text === '' ? null : text))
      .test('url', IMAGE_MESSAGE, (text) => text == null || isHttpUrl(text))
      .nullable()
      .optional(),
    ...extraTexts(),
    status: extraText('status').oneOf(
      [...EVENT_STATUSES, null],
      `Status must be one of: ${EVENT_STATUSES.join(', ')}.`,
    ),
    image_focus: extraText('image_focus').test(
      'focus',
      'The middle of the picture must be two numbers from 0 to 100, such as 50 30.',
      (text) => text == null || isFocus(text),
    ),
    publish: extraText('publish')
      .test('publish', PUBLISH_MESSAGE, (text) => text == null || isPublish(text))
      .test(
        'year',
        YEAR_MESSAGE,
        (text) => text == null || !isPublish(text) || text === DRAFT || isChurchDate(text.slice(0, 10)),
      ),
    signup: extraText('signup').test(
      'signup',
      'People sign up must be open, closed or empty.',
      (text) => text == null || text === 'open' || text === 'closed',
    ),
    signup_places: placesField(),
    signup_closes: extraText('signup_closes')
      .test('closes', CLOSES_MESSAGE, (text) => text == null || (isPublish(text) && text !== DRAFT))
      .test('year', YEAR_MESSAGE, (text) => text == null || !isPublish(text) || isChurchDate(text.slice(0, 10))),
  });
}

/** What a form or a request sends of an event. Dates `YYYY-MM-DD`, times `HH:MM`, Africa/Nairobi. */
export type EventInput = InferType<ReturnType<typeof eventSchema>>;

import { EVENT_LIMITS } from './eventFields.ts';

/**
 * What our own server knows of an event beyond the specification's nine fields: whether it was called off, the series
 * that it belongs to, and how its picture is shown. Every field is optional, so that a plain section-7 client is unhurt
 * and an older backend's events are read as they are. Without yup, for pages that only show events.
 */

/** What can become of an event; one that goes ahead as announced has none of these. */
export const EVENT_STATUSES = ['cancelled', 'postponed', 'moved'] as const;

export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What is written once about a further field. */
interface ExtraFact {
  /** Its name on screen. */
  label: string;
  /** One line, a text of several, `yes` or nothing; `own` has a rule of its own in event.ts. */
  kind: 'line' | 'text' | 'yes' | 'own';
  /** The longest text in characters. */
  limit: number;
}

/**
 * The further fields that a person fills in, in the order of the form. The schema, the tables, the app's parser, the
 * history, the series, the exported list and what an owner has to approve follow this list.
 */
export const EXTRA_FIELDS = {
  status: { label: 'Status', kind: 'own', limit: 20 },
  /** The church's words about the status, such as why or until when, and the same in Kiswahili. */
  status_note: { label: 'What to tell people', kind: 'text', limit: 500 },
  status_note_sw: { label: 'What to tell people in Kiswahili', kind: 'text', limit: 500 },
  /** What the picture shows, for people who do not see it. */
  image_alt: { label: 'What the picture shows', kind: 'text', limit: 300 },
  /** The point of the picture that stays in view when it is cropped, in percent from left and top: `50 30`. */
  image_focus: { label: 'Middle of the picture', kind: 'own', limit: 7 },
  /** Its title and description in Kiswahili. Where one is missing, the Kiswahili pages show the English text. */
  title_sw: { label: 'Title in Kiswahili', kind: 'line', limit: EVENT_LIMITS.title },
  description_sw: { label: 'Description in Kiswahili', kind: 'text', limit: EVENT_LIMITS.description },
  /** `draft`, or from when it is on the site; see publishing.ts. Only staff get it. */
  publish: { label: 'On the site', kind: 'own', limit: 16 },
  /** Whether people sign up: `open`, or `closed` by staff before its hour; missing if they do not. See shared/signup. */
  signup: { label: 'People sign up', kind: 'own', limit: 10 },
  /** How many places there are, in digits; missing if they are not limited. */
  signup_places: { label: 'Places', kind: 'own', limit: 10 },
  /** When sign-up closes, `2026-11-27T18:00`, Africa/Nairobi; missing for the start. */
  signup_closes: { label: 'Sign-up closes', kind: 'own', limit: 16 },
  signup_children: { label: 'Children counted separately', kind: 'yes', limit: 3 },
  /** A question of the church's own, such as at which stop somebody boards the bus, and its Kiswahili. */
  signup_question: { label: 'Question', kind: 'line', limit: 200 },
  signup_question_sw: { label: 'Question in Kiswahili', kind: 'line', limit: 200 },
  signup_numbers: { label: 'Everybody sees how many come', kind: 'yes', limit: 3 },
  signup_hide_places: { label: 'Only staff see how many places are left', kind: 'yes', limit: 3 },
  /** A crowd signs up over one network, such as the church's Wi-Fi: heads of a network are not limited. */
  signup_crowd: { label: 'Many sign up over one Wi-Fi', kind: 'yes', limit: 3 },
} as const satisfies Readonly<Record<string, ExtraFact>>;

/** The further fields that a person fills in. */
export type ExtraField = keyof typeof EXTRA_FIELDS;

/** The church's words about a status, in English and in Kiswahili. */
export const STATUS_NOTES = ['status_note', 'status_note_sw'] as const;

export type StatusNoteField = (typeof STATUS_NOTES)[number];

/** The fields beyond the nine that the event form holds: all but the status, which has a form of its own. */
export type OptionalField = Exclude<ExtraField, 'status' | StatusNoteField>;

const EXTRA_NAMES = Object.keys(EXTRA_FIELDS) as ExtraField[];

export const OPTIONAL_FIELDS = EXTRA_NAMES.filter((field): field is OptionalField => !field.startsWith('status'));

/** The fields that say whether and how people sign up. */
export const SIGNUP_FIELDS = OPTIONAL_FIELDS.filter((field) => field.startsWith('signup'));

/** The names on screen of the further fields. */
export const EXTRA_LABELS = Object.fromEntries(
  EXTRA_NAMES.map((field) => [field, EXTRA_FIELDS[field].label]),
) as Readonly<Record<ExtraField, string>>;

/** The further fields of an event as `GET /all/events` answers them; whatever does not apply is left out. */
export interface EventLife extends Partial<Record<Exclude<ExtraField, 'status'>, string>> {
  status?: EventStatus;
  /** Where a moved or postponed event was announced for before: `YYYY-MM-DD` and `HH:MM`, Africa/Nairobi, and the venue. */
  previous_start_date?: string;
  previous_start_time?: string;
  previous_venue?: string;
  /** The series that it belongs to. */
  series?: number;
  /** True where it was changed by hand apart from its series. */
  series_own?: boolean;
  /** Why what is shown waits for an owner's yes: `the number 400200`. Only staff get it. */
  waits?: string;
  /** Of a draft that waits: what `publish` becomes; missing for at once. Only staff get it. */
  waits_publish?: string;
}

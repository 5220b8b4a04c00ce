/**
 * What our own server knows of an event beyond the specification's nine fields: whether it was called off, the series
 * that it belongs to, and how its picture is shown. Every field is optional, so that a plain section-7 client is unhurt
 * and an older backend's events are read as they are. Without yup, for pages that only show events.
 */

/** What can become of an event; one that goes ahead as announced has none of these. */
export const EVENT_STATUSES = ['cancelled', 'postponed', 'moved'] as const;

export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The fields that say whether and how people sign up. */
export const SIGNUP_FIELDS = [
  'signup',
  'signup_places',
  'signup_closes',
  'signup_children',
  'signup_question',
  'signup_question_sw',
  'signup_numbers',
  'signup_hide_places',
  'signup_crowd',
] as const;

/** The fields beyond the nine that the event form holds: all but the status, which has a form of its own. */
export const OPTIONAL_FIELDS = [
  'image_alt',
  'image_focus',
  'title_sw',
  'description_sw',
  'publish',
  ...SIGNUP_FIELDS,
] as const;

export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

/** The church's words about a status, in English and in Kiswahili. */
export const STATUS_NOTES = ['status_note', 'status_note_sw'] as const;

export type StatusNoteField = (typeof STATUS_NOTES)[number];

/** The further fields that a person fills in. */
export type ExtraField = 'status' | StatusNoteField | OptionalField;

/** The further fields of an event as `GET /all/events` answers them; whatever does not apply is left out. */
export interface EventLife {
  status?: EventStatus;
  /** The church's words about the status, such as why or until when, and the same in Kiswahili. */
  status_note?: string;
  status_note_sw?: string;
  /** Where a moved or postponed event was announced for before: `YYYY-MM-DD` and `HH:MM`, Africa/Nairobi, and the venue. */
  previous_start_date?: string;
  previous_start_time?: string;
  previous_venue?: string;
  /** The series that it belongs to. */
  series?: number;
  /** True where it was changed by hand apart from its series. */
  series_own?: boolean;
  /** What the picture shows, for people who do not see it. */
  image_alt?: string;
  /** The point of the picture that stays in view when it is cropped, in percent from left and top: `50 30`. */
  image_focus?: string;
  /** Its title and description in Kiswahili. Where one is missing, the Kiswahili pages show the English text. */
  title_sw?: string;
  description_sw?: string;
  /** `draft`, or from when it is on the site; see publishing.ts. Only staff get it. */
  publish?: string;
  /** Why what is shown waits for an owner's yes: `the number 400200`. Only staff get it. */
  waits?: string;
  /** Of a draft that waits: what `publish` becomes; missing for at once. Only staff get it. */
  waits_publish?: string;
  /** Whether people sign up: `open`, or `closed` by staff before its hour; missing if they do not. See shared/signup. */
  signup?: string;
  /** How many places there are, in digits; missing if they are not limited. */
  signup_places?: string;
  /** When sign-up closes, `2026-11-27T18:00`, Africa/Nairobi; missing for the start. */
  signup_closes?: string;
  /** `yes` if children are counted separately. */
  signup_children?: string;
  /** A question of the church's own, such as at which stop somebody boards the bus, and its Kiswahili. */
  signup_question?: string;
  signup_question_sw?: string;
  /** `yes` if everybody sees how many come. */
  signup_numbers?: string;
  /** `yes` if not everybody sees how many places are left. */
  signup_hide_places?: string;
  /** `yes` if a crowd signs up over one network, such as the church's Wi-Fi: heads of a network are not limited. */
  signup_crowd?: string;
}

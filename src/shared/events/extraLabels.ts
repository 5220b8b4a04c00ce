import { EVENT_LIMITS } from './eventFields.ts';
import type { ExtraField } from './eventLife.ts';

/** The names on screen of what a person fills in beyond the nine fields. Apart, for visitors' pages never say them. */
export const EXTRA_LABELS: Readonly<Record<ExtraField, string>> = {
  status: 'Status',
  status_note: 'What to tell people',
  status_note_sw: 'What to tell people in Kiswahili',
  image_alt: 'What the picture shows',
  image_focus: 'Middle of the picture',
  title_sw: 'Title in Kiswahili',
  description_sw: 'Description in Kiswahili',
  publish: 'On the site',
  signup: 'People sign up',
  signup_places: 'Places',
  signup_closes: 'Sign-up closes',
  signup_children: 'Children counted separately',
  signup_question: 'Question',
  signup_question_sw: 'Question in Kiswahili',
  signup_numbers: 'Everybody sees how many come',
  signup_hide_places: 'Only staff see how many places are left',
  signup_crowd: 'Many sign up over one Wi-Fi',
};

/** The longest texts in characters. */
export const EXTRA_LIMITS = {
  status_note: 500,
  status_note_sw: 500,
  image_alt: 300,
  title_sw: EVENT_LIMITS.title,
  description_sw: EVENT_LIMITS.description,
  signup_question: 200,
  signup_question_sw: 200,
} as const;

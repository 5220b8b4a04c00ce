import { array, mixed, object, string } from 'yup';
import { listOf, pageFields, rowId } from '../http/rows.ts';
import { lineField } from '../text.ts';
import { isDate, isTime } from '../time.ts';
import { MAX_REFERENCE } from './fields.ts';
import type { FieldValue } from './values.ts';

/** The language of a field's value; `both` where one value serves both languages. */
export type ContentLanguage = 'en' | 'sw' | 'both';

const page = string().typeError('Name one page.').required('Name the page.');
const lang = string().typeError('Name one language.');
const fieldName = string().typeError('Name the field.').required('Name the field.');

/** A moment of the church's clock, `2026-11-27T18:00`. */
const moment = string().test('moment', 'Choose a day and an hour, such as 2026-11-27T18:00.', (text) => {
  const [date = '', time = '', ...more] = (text ?? '').split('T');
  return !text || (more.length === 0 && isDate(date) && isTime(time));
});

/** The version that somebody began with; 0 for the words of the files. */
const base = rowId('Base must be a version.', 0);

/** The query of `GET /all/content`, `/all/content-fields` and `/read/content-preview`: a page of `src/content/editable`. `lang=sw` asks for Kiswahili. */
export const contentQuerySchema = object({ page, lang });

/** The query of `GET /all/content-history`; without `field`, every field of the page. */
export const contentHistoryQuerySchema = contentQuerySchema.concat(object({ field: string(), ...pageFields }));

const languageOf = <Choice extends ContentLanguage>(...choices: Choice[]) =>
  string().oneOf(choices, 'Choose a language.').required('Choose a language.');

const language = languageOf('en', 'sw');

/** The most drafts that one preview shows. */
const MAX_DRAFTS = 200;

/** A field's value as it was sent; the field's own schema checks it. Null for the words of the files. */
const value = mixed<NonNullable<FieldValue>>().nullable();

/**
 * A page with drafts in place of what is published, those of the church's facts and of the other language too: the body of
 * `POST /read/content-preview`. A draft may be unfinished.
 */
export const contentPreviewSchema = object({
  page,
  language,
  drafts: array()
    .of(
      object({
        page,
        field: fieldName,
        language: languageOf('en', 'sw', 'both'),
        value,
      }),
    )
    .typeError('Name the drafts.')
    .required('Name the drafts.')
    .max(MAX_DRAFTS, `At most ${MAX_DRAFTS} drafts can be shown at once.`),
});

/** A reference to a passage that is checked as it is typed: the body of `POST /check/passage`. */
export const checkedPassageSchema = object({
  language,
  reference: lineField('Reference', MAX_REFERENCE).required('Reference is required.'),
});

/** The most fields that are published at once. */
const MAX_PUBLISHED = 100;

/** What comes on the site, now or `at` a moment: the body of `POST /publish/content`. All of it, or nothing. */
export const publicationSchema = object({
  page,
  language,
  changes: listOf(
    object({ field: fieldName, value, base }),
    'Say what changes.',
    MAX_PUBLISHED,
    `At most ${MAX_PUBLISHED} fields can be published at once.`,
  ),
  at: moment,
});

/** What is taken off the site, or no longer waits: the body of `POST /withdraw/content`. */
export const withdrawalSchema = object({
  ids: listOf(
    rowId('Name a version.'),
    'Name the versions.',
    MAX_PUBLISHED,
    `At most ${MAX_PUBLISHED} fields can be withdrawn at once.`,
  ),
});

/** What became of a version: it waits for its moment, is on the site, was there, or was withdrawn. */
export type VersionState = 'waiting' | 'on the site' | 'replaced' | 'withdrawn';

/** A version of a field. */
export interface ContentVersion {
  id: number;
  field: string;
  language: ContentLanguage;
  /** As staff wrote it; null for the words of the files. */
  value: FieldValue;
  username: string;
  /** ISO 8601, UTC. */
  created_at: string;
  publish_at: string;
  withdrawn_by: string | null;
  withdrawn_at: string | null;
  state: VersionState;
}

/** A field as staff's screens show it. */
export interface FieldState {
  field: string;
  language: ContentLanguage;
  /** What is on the site, as staff write it. */
  value: FieldValue;
  /** What stands in the files. */
  original: FieldValue;
  /** Whether a value of it is still a sample, until the church gives its own. */
  sample: boolean;
  /** The version that is on the site; 0 for the words of the files. */
  version: number;
  waiting: ContentVersion[];
}

/** A field that still says a sample, or whose Kiswahili is older than its English. */
export interface UnfinishedField {
  page: string;
  field: string;
  label: string;
  /** How many values of it are samples. */
  samples: number;
  /** Whether English was changed after Kiswahili. */
  waitsForKiswahili: boolean;
}

/** What is left to do in the words of the site. */
export interface UnfinishedContent {
  fields: UnfinishedField[];
  /** How many files of Kiswahili words no native reader has approved. */
  unapproved: number;
}

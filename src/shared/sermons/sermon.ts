import { type InferType, object } from 'yup';
import { videoId } from '../content/fieldSchemas.ts';
import { isPublish } from '../events/publishing.ts';
import { pageFields } from '../http/rows.ts';
import { lineField, textField } from '../text.ts';
import { CHURCH_YEARS, isChurchDate } from '../time.ts';
import { SERMON_LABELS, SERMON_LIMITS, type SermonField } from './sermonLimits.ts';
import type { SoundKind } from './sermonPaths.ts';

const required = (field: SermonField) =>
  lineField(SERMON_LABELS[field], SERMON_LIMITS[field]).required(`${SERMON_LABELS[field]} is required.`);

/** A text that may be left empty: null then. */
const optional = (field: SermonField, kind = lineField) =>
  kind(SERMON_LABELS[field], SERMON_LIMITS[field])
    .transform((text: unknown) => (text === '' ? null : text))
    .nullable()
    .default(null);

/** The one description of a sermon's fields, read by the form and by the server. Days are the church's. */
export const sermonSchema = object({
  title: required('title'),
  title_sw: optional('title_sw'),
  preacher: required('preacher'),
  date: required('date').test(
    'date',
    `Date must be a day between ${CHURCH_YEARS.first} and ${CHURCH_YEARS.last}.`,
    (text) => text === '' || isChurchDate(text),
  ),
  passages: optional('passages'),
  series: optional('series'),
  notes: optional('notes', textField),
  film: optional('film')
    .transform((text: unknown) => (typeof text === 'string' ? videoId(text) : text))
    .matches(/^[\w-]{11}$/, `${SERMON_LABELS.film} must be the address of a video on YouTube.`),
  sound: optional('sound').matches(/^[0-9a-f]{64}$/, 'Sound must be a recording that was sent here.'),
  publish: optional('publish').test(
    'publish',
    'Choose the day and the hour from which it is on the site.',
    (text) => text == null || isPublish(text),
  ),
});

export type SermonInput = InferType<typeof sermonSchema>;

/** Apart from the schema, so that visitors' pages need no library. */
export { isPodcastKind, SOUND_TYPES, type SoundKind, soundPath } from './sermonPaths.ts';

/** The query of `GET /all/sermons`: each of them can be shared as a link. */
export const sermonsQuerySchema = object({
  search: textField('Search', 200).optional(),
  series: lineField(SERMON_LABELS.series, SERMON_LIMITS.series).optional(),
  preacher: lineField(SERMON_LABELS.preacher, SERMON_LIMITS.preacher).optional(),
  /** A book of the Bible by its code, as in `JHN`. */
  book: lineField('Book', 3).optional(),
  ...pageFields,
});

export type SermonsQuery = InferType<typeof sermonsQuerySchema>;

/** A recording, kept under its content's hash. */
export interface SermonSound {
  /** SHA-256 of the file, in hex. */
  id: string;
  /** The file's ending, which says what it is: `m4a`, `mp3`, `opus`, `wav`. */
  kind: SoundKind;
  bytes: number;
  seconds: number;
}

/** A passage that a sermon reads, by the reader of references. */
export interface SermonPassage {
  /** As people read it: `John 3:16-18`. */
  reference: string;
  /** The book's code and the chapter, which the reader of the daily verse opens. */
  book: string;
  chapter: number;
}

/** What lists show of a sermon. */
export interface SermonSummary {
  id: number;
  title: string;
  title_sw: string | null;
  preacher: string;
  /** `YYYY-MM-DD`, the church's day. */
  date: string;
  series: string | null;
  passages: readonly SermonPassage[];
  /** How many words its notes have; 0 without notes. */
  words: number;
  /** The id of its film on YouTube. */
  film: string | null;
  sound: SermonSound | null;
}

/** The answer of `GET /all/sermons`: one page, latest first. */
export interface SermonsAnswer {
  sermons: readonly SermonSummary[];
  /** The next page's `before`; null at the end. */
  next: number | null;
  /** What one can choose from, over all sermons on the site; books by their codes, in the Bible's order. */
  choices: { series: readonly string[]; preachers: readonly string[]; books: readonly string[] };
}

/** The answer of `GET /read/sermons/:id`. */
export interface SermonAnswer {
  sermon: SermonSummary & {
    /** The notes as HTML, made as articles are; null without notes. */
    notes_html: string | null;
    /** ISO 8601, UTC. */
    updated_at: string;
  };
}

/** A sermon as staff write it (`GET /all/staff-sermons`, the answers of their writes). */
export interface StaffSermon extends SermonInput {
  id: number;
  /** Starts at 1, plus 1 at each change. */
  version: number;
  /** The recording that `sound` names. */
  recording: SermonSound | null;
  /** ISO 8601, UTC. */
  updated_at: string;
}

/** A sermon as it stood, in the history. */
export type SermonState = SermonInput & { version: number };

/** The fields of a sermon that staff fill in, in the order of the form, each with its name on screen. */
export const SERMON_LABELS = {
  title: 'Title',
  title_sw: 'Title in Kiswahili',
  preacher: 'Preacher',
  date: 'Date',
  passages: 'Passages',
  series: 'Series',
  notes: 'Notes',
  film: 'Film on YouTube',
  sound: 'Sound',
  publish: 'On the site',
} as const;

export type SermonField = keyof typeof SERMON_LABELS;

/** Their limits in characters (rulings, 27), apart from the schema, so that lists need no library. */
export const SERMON_LIMITS = {
  title: 200,
  title_sw: 200,
  preacher: 100,
  date: 10,
  passages: 300,
  series: 100,
  notes: 20_000,
  film: 200,
  sound: 64,
  publish: 16,
} as const satisfies Record<SermonField, number>;

/** The largest recording that is taken, in bytes. */
export const MAX_SOUND_BYTES = 300 * 1024 * 1024;

/** The longest recording that is taken, in seconds. */
export const MAX_SOUND_SECONDS = 4 * 60 * 60;

/** Where recordings are uploaded by the tus protocol, in parts that may break off and go on; for staff alone. */
export const SERMON_UPLOADS = '/upload/sermons';

/** An event's fields apart from what checks them, so that a list of events does not load the schema's library. */

/** The limits of an event's texts in characters (rulings, 27). */
export const EVENT_LIMITS = { title: 200, description: 5000, venue: 200, image: 2048 } as const;

/** The fields of an event that a person fills in, in the order of the form, each with its name on screen. */
export const EVENT_LABELS = {
  title: 'Title',
  category: 'Category',
  description: 'Description',
  venue: 'Venue',
  image: 'Image URL',
  start_date: 'Start Date',
  start_time: 'Start Time',
  end_date: 'End Date',
  end_time: 'End Time',
} as const;

export type EventField = keyof typeof EVENT_LABELS;
export type RequiredEventField = Exclude<EventField, 'image'>;

/** The eight fields that every event has: all but the image. */
export const REQUIRED_EVENT_FIELDS: readonly RequiredEventField[] = [
  'title',
  'category',
  'description',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'venue',
];

/** The categories of an event (specification, section 3). */
export const CATEGORIES = [
  'Worship and Prayer',
  'Kesha',
  'Revival',
  'Bible Study',
  'Seminar',
  'Conference',
  'In His Presence',
  'Evangelism',
  'Fellowship',
] as const;

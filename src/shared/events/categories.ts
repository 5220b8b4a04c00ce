/** The categories of an event (specification, section 3); apart from the schema, which pages that only show events do without. */
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

/**
 * What staff may change of the church's words: each field's type and the name that staff read. Which page has which
 * fields stands in `src/content/editable`; the schemas that check a value stand in `fieldSchemas.ts`.
 */

interface Named {
  /** What staff read. */
  label: string;
  /** Whether one value serves both languages: a telephone number, an address of the web. */
  inBoth?: boolean;
  /** Whether there may be no value. */
  optional?: boolean;
  /** What staff read below the field while nothing is wrong. */
  hint?: string;
  /** The language that it is written in, if that is not the page's. */
  lang?: 'sw';
}

/** The types whose value is a text, each with its longest, in UTF-16 units. `video` is a YouTube id, `key` a name in addresses. */
export const TEXT_LIMITS = {
  line: 200,
  short: 80,
  paragraph: 3000,
  markdown: 30_000,
  email: 254,
  phone: 40,
  link: 2048,
  video: 2048,
  key: 40,
  time: 5,
  price: 8,
} as const;

export type TextType = keyof typeof TEXT_LIMITS;

/** All types without parts: also degrees on the map, a day of the week from 0 for Sunday, and a passage by its reference. */
export type PlainType = TextType | 'latitude' | 'longitude' | 'weekday' | 'picture' | 'scripture';

export interface PlainField extends Named {
  type: PlainType;
}
/** What is edited as one and has parts: a service, a place on the map, a page of plain reading, an entry of a list. */
export interface WholeField extends Named {
  type: 'hours' | 'point' | 'article' | 'entry';
  parts: Fields;
}
export interface ListField extends Named {
  type: 'list';
  of: Field;
  /** The fewest entries; none may be removed below that. */
  fewest: number;
  /** The most entries; `MAX_ENTRIES` unless said. */
  most?: number;
}

export type Field = PlainField | WholeField | ListField;

/** The fields of a page, by their path in its words: `mission.paragraphs`. */
export type Fields = Readonly<Record<string, Field>>;

const plain =
  (type: PlainType) =>
  (label: string): PlainField => ({ type, label });

export const line = plain('line');
export const paragraph = plain('paragraph');
export const email = plain('email');
export const phone = plain('phone');
export const link = plain('link');
export const video = plain('video');
export const key = plain('key');
export const price = plain('price');
export const picture = plain('picture');
export const scriptureReference = plain('scripture');

const DEGREES = 'In degrees, as a map shows it';

export const point = (label: string): WholeField => ({
  type: 'point',
  label,
  parts: {
    latitude: { type: 'latitude', label: 'Latitude', hint: DEGREES },
    longitude: { type: 'longitude', label: 'Longitude', hint: DEGREES },
  },
});
export const hours = (label: string): WholeField => ({
  type: 'hours',
  label,
  parts: {
    day: { type: 'weekday', label: 'Day' },
    name: { type: 'short', label: 'Name' },
    name_sw: { type: 'short', label: 'Name in Kiswahili', lang: 'sw' },
    opens: { type: 'time', label: 'Starts' },
    closes: { type: 'time', label: 'Ends' },
  },
});
/** Without an article its page is the 404 page. */
export const article = (label: string): WholeField => ({
  type: 'article',
  label,
  optional: true,
  parts: {
    lead: { type: 'paragraph', label: 'Lead', hint: 'One or two sentences under the title' },
    picture: { type: 'picture', label: 'Picture at the top (optional)', optional: true },
    text: {
      type: 'markdown',
      label: 'Text',
      hint: 'A line that begins with ## is a heading; with - a point of a list. **bold**, *leaning*, [a link](https://…). A line :scripture[John 3:16] shows a passage.',
    },
  },
});

/** What a list is of: one field, or several to an entry. */
type ListOf = Field | Fields;

const entryOf = (label: string, of: ListOf): Field =>
  typeof of.type === 'string' ? (of as Field) : { type: 'entry', label, parts: of as Fields };

/** A list whose entries staff add, remove and reorder. */
export const list = (label: string, of: ListOf, fewest = 1): ListField => ({
  type: 'list',
  label,
  of: entryOf(label, of),
  fewest,
});

/** A list whose entries stay in their number and order; what is not named of an entry stays as the files have it. */
export const cards = (label: string, of: ListOf, count: number): ListField => ({
  ...list(label, of, count),
  most: count,
});

/** Gives a field one value for both languages. */
export const inBoth = <Given extends Field>(field: Given): Given => ({ ...field, inBoth: true });

/** The most entries of a list. */
export const MAX_ENTRIES = 40;

/** The longest description of a picture, and reference to a passage. */
export const MAX_DESCRIPTION = 300;
export const MAX_REFERENCE = 80;

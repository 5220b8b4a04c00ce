/**
 * What staff may change of the church's words: each field's type and the name that staff read. Which page has which
 * fields stands in `src/content/editable`; the schemas that check a value stand in `fieldSchemas.ts`.
 */

interface Named {
  /** What staff read. */
  label: string;
  /** Whether one value serves both languages: a telephone number, an address of the web. */
  inBoth?: boolean;
}

/** Types whose value is a text. `video` is a YouTube id, `key` a name in addresses. */
export type TextType = 'line' | 'paragraph' | 'email' | 'phone' | 'link' | 'video' | 'key';

export interface TextField extends Named {
  type: TextType;
}
export interface PictureField extends Named {
  type: 'picture';
}
/** A passage of the Bible, by its reference. */
export interface ScriptureField extends Named {
  type: 'scripture';
}
/** A place on the map. */
export interface PointField extends Named {
  type: 'point';
}
/** One service of the week. */
export interface HoursField extends Named {
  type: 'hours';
}
/** A page of plain reading, in Markdown. Without one the page is the 404 page. */
export interface ArticleField extends Named {
  type: 'article';
}
/** A list, of one type or of entries with fields of their own. */
export interface ListField extends Named {
  type: 'list';
  of: Field | Readonly<Record<string, Field>>;
  /** The fewest entries; none may be removed below that. */
  fewest: number;
  /** The most entries; `MAX_ENTRIES` unless said. */
  most?: number;
}

export type Field = TextField | PictureField | ScriptureField | PointField | HoursField | ArticleField | ListField;

/** The fields of a page, by their path in its words: `mission.paragraphs`. */
export type Fields = Readonly<Record<string, Field>>;

const text =
  (type: TextType) =>
  (label: string): TextField => ({ type, label });

export const line = text('line');
export const paragraph = text('paragraph');
export const email = text('email');
export const phone = text('phone');
export const link = text('link');
export const video = text('video');
export const key = text('key');
export const picture = (label: string): PictureField => ({ type: 'picture', label });
export const scriptureReference = (label: string): ScriptureField => ({ type: 'scripture', label });
export const point = (label: string): PointField => ({ type: 'point', label });
export const hours = (label: string): HoursField => ({ type: 'hours', label });
export const article = (label: string): ArticleField => ({ type: 'article', label });

/** A list whose entries staff add, remove and reorder. */
export const list = (label: string, of: ListField['of'], fewest = 1): ListField => ({
  type: 'list',
  label,
  of,
  fewest,
});

/** A list whose entries stay in their number and order; what is not named of an entry stays as the files have it. */
export const cards = (label: string, of: ListField['of'], count: number): ListField => ({
  type: 'list',
  label,
  of,
  fewest: count,
  most: count,
});

/** Gives a field one value for both languages. */
export const inBoth = <Given extends Field>(field: Given): Given => ({ ...field, inBoth: true });

/** Whether a list's entries are of one type, not entries with fields. */
export const isOneField = (of: ListField['of']): of is Field => typeof of.type === 'string';

/** The longest text of each type, in UTF-16 units. */
export const TEXT_LIMITS: Readonly<Record<TextType, number>> = {
  line: 200,
  paragraph: 3000,
  email: 254,
  phone: 40,
  link: 2048,
  video: 2048,
  key: 40,
};

/** Whether a value stands on the page as it is typed. Others are made ready by the server: hours, scriptures, pictures. */
export function isPlain(field: Field): boolean {
  if (field.type !== 'list') return Object.hasOwn(TEXT_LIMITS, field.type);
  return (isOneField(field.of) ? [field.of] : Object.values(field.of)).every(isPlain);
}

/** The most entries of a list. */
export const MAX_ENTRIES = 40;

/** The longest article, description of a picture, reference to a passage, and name of a service. */
export const MAX_ARTICLE = 30_000;
export const MAX_DESCRIPTION = 300;
export const MAX_REFERENCE = 80;
export const MAX_SERVICE_NAME = 80;

import type {
  ArticleField,
  Field,
  Fields,
  HoursField,
  ListField,
  PictureField,
  PointField,
  ScriptureField,
  TextField,
} from '#shared/content/fields.ts';
import type { ReadyArticle } from '#shared/content/values.ts';
import type { ServiceHour } from '../en/branches.ts';
import type { Fact } from '../fact.ts';
import type { PictureName } from '../pictures.ts';
import type { Scripture } from '../scripture/scripture.ts';

/** The words of a page that has none until staff write an article. */
export interface ArticleWords {
  article: ReadyArticle;
}

interface MapPoint {
  latitude: number;
  longitude: number;
  sample: boolean;
}

/** What is edited as one: it has no paths into it. */
type Whole = Fact | Scripture | MapPoint | ReadyArticle | readonly unknown[];

/** The paths of words that may be a field: `hero.lead`, `mission.paragraphs`. */
type Path<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string | Whole ? Name : `${Name}.${Path<Words[Name]>}`;
}[keyof Words & string];

/** What stands at a path. */
type At<Words, Place extends string> = Place extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Words
    ? At<Words[Name], Rest>
    : never
  : Place extends keyof Words
    ? Words[Place]
    : never;

/** The type of field that fits what stands there. */
type FieldFor<Value> = [Value] extends [PictureName]
  ? PictureField
  : [Value] extends [string | Fact]
    ? TextField
    : [Value] extends [Scripture]
      ? ScriptureField
      : [Value] extends [ReadyArticle]
        ? ArticleField
        : [Value] extends [ServiceHour]
          ? HoursField
          : [Value] extends [MapPoint]
            ? PointField
            : [Value] extends [readonly (infer Entry)[]]
              ? ListFor<Entry>
              : never;

type ListFor<Entry> = [Entry] extends [string | Whole | ServiceHour]
  ? OfList<FieldFor<Entry> & Field>
  : OfList<{ [Name in keyof Entry]-?: FieldFor<NonNullable<Entry[Name]>> }> | CardsOf<Entry>;

type OfList<Of> = Omit<ListField, 'of' | 'most'> & { of: Of; most?: undefined };

/** Of cards, some fields may stay as they are: the page that a card leads to. */
type CardsOf<Entry> = Omit<ListField, 'of'> & {
  of: { [Name in keyof Entry]?: FieldFor<NonNullable<Entry[Name]>> };
  most: number;
};

/**
 * Declares the fields of a page that staff may change. A path that the words do not have, or a type that does not fit
 * what stands there, fails the type check.
 */
export const editable =
  <Words>() =>
  (fields: { readonly [Place in Path<Words>]?: FieldFor<At<Words, Place>> }): Fields =>
    fields as Fields;

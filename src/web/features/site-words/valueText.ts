import { type Field, type Fields, isOneField, partsOf } from '#shared/content/fields.ts';
import type { ArticleValue, FieldValue, HoursValue, PictureValue } from '#shared/content/values.ts';
import { nameOfDay } from '#shared/time.ts';

/** A field's value in a few words, for lists and comparisons. */
export function valueText(field: Field, value: FieldValue | null | undefined): string {
  if (value === null || value === undefined) return 'Nothing yet';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const { of } = field as Extract<Field, { type: 'list' }>;
    const texts = value.map((entry: FieldValue) =>
      isOneField(of) ? valueText(of, entry) : entryText(of, entry as Readonly<Record<string, FieldValue>>),
    );
    return texts.join('\n');
  }
  if (field.type === 'hours') {
    const { day, name, opens, closes } = value as HoursValue;
    return `${name} (${nameOfDay(day)}): ${opens} to ${closes}`;
  }
  if ('alt' in value) return String(value.alt);
  if ('latitude' in value) return `${value.latitude}, ${value.longitude}`;
  if ('lead' in value) return String(value.lead);
  return Object.values(value).join(', ');
}

/** The whole text of a value, also that of an article. */
export function wholeText(field: Field, value: FieldValue | null | undefined): string {
  const text = valueText(field, value);
  return field.type === 'article' && value ? `${text}\n\n${(value as NonNullable<ArticleValue>).text}` : text;
}

/** The uploaded pictures of a value, without those in an article's text. */
export function picturesIn(value: unknown): { image: string; alt: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('image' in value)) return Object.values(value).flatMap(picturesIn);
  const { image, alt, alt_sw } = value as Exclude<PictureValue, string>;
  return [{ image, alt: alt || alt_sw || '' }];
}

const entryText = (of: Readonly<Record<string, Field>>, entry: Readonly<Record<string, FieldValue>>): string =>
  Object.entries(of)
    .filter(([, { type }]) => type !== 'picture')
    .map(([name, field]) => valueText(field, entry[name]))
    .join(': ');

const NUMBERS: readonly string[] = ['weekday', 'latitude', 'longitude'];

/** An empty value of a field, for a new entry of a list. */
export function emptyValue(field: Field | Fields): FieldValue {
  const parts = partsOf(field);
  if (parts) return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, emptyValue(part)]));
  if (field.type === 'list') return [];
  return (NUMBERS.includes(field.type as string) ? 0 : '') as FieldValue;
}

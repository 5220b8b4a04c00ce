import type { Field, ListField } from '#shared/content/fields.ts';
import type { ArticleValue, FieldValue, HoursValue } from '#shared/content/values.ts';
import { nameOfDay } from '#shared/time.ts';

/** A field's value in a few words, for lists and comparisons. */
export function valueText(field: Field, value: FieldValue | null | undefined): string {
  if (value === null || value === undefined) return 'Nothing yet';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.map((entry: FieldValue) => valueText((field as ListField).of, entry)).join('\n');
  }
  if (field.type === 'entry') {
    const parts = Object.entries(field.parts).filter(([, { type }]) => type !== 'picture');
    return parts
      .map(([name, part]) => valueText(part, (value as Readonly<Record<string, FieldValue>>)[name]))
      .join(': ');
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

const NUMBERS: readonly string[] = ['weekday', 'latitude', 'longitude'];

/** An empty value of a field, for a new entry of a list. */
export function emptyValue(field: Field): FieldValue {
  if ('parts' in field) {
    return Object.fromEntries(Object.entries(field.parts).map(([name, part]) => [name, emptyValue(part)]));
  }
  if (field.type === 'list') return [];
  return (NUMBERS.includes(field.type as string) ? 0 : '') as FieldValue;
}

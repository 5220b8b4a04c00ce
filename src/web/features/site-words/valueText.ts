import type { Field, ListField } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { nameOfDay } from '#shared/time.ts';

/** A field's value in a few words, for lists and comparisons. */
export function valueText(field: Field, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return 'Nothing yet';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    return value.map((entry: FieldValue) => valueText((field as ListField).of, entry)).join('\n');
  }
  const its = value as Readonly<Record<string, FieldValue>>;
  if (field.type === 'hours') return `${its.name} (${nameOfDay(Number(its.day))}): ${its.opens} to ${its.closes}`;
  if (!('parts' in field) || field.type === 'article') return String(its.alt ?? its.lead);
  const parts = Object.entries(field.parts).filter(([, { type }]) => type !== 'picture');
  return parts.map(([name, part]) => valueText(part, its[name])).join(field.type === 'point' ? ', ' : ': ');
}

/** The whole text of a value, also that of an article. */
export function wholeText(field: Field, value: FieldValue | undefined): string {
  const text = valueText(field, value);
  return field.type === 'article' && value ? `${text}\n\n${(value as { text?: FieldValue }).text}` : text;
}

const NUMBERS: readonly string[] = ['weekday', 'latitude', 'longitude'];

/** An empty value of a field, for a new entry of a list. */
export function emptyValue(field: Field): FieldValue {
  if ('parts' in field) {
    return Object.fromEntries(Object.entries(field.parts).map(([name, part]) => [name, emptyValue(part)]));
  }
  if (field.type === 'list') return [];
  return NUMBERS.includes(field.type) ? 0 : '';
}

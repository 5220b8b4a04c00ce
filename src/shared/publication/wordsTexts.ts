import { type Field, isOneField } from '../content/fields.ts';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** What people read of a value of a field. Not passages of the Bible, places on the map and films, which are checked. */
export function wordsTexts(field: Field, value: unknown): string[] {
  switch (field.type) {
    case 'list':
      return Array.isArray(value) ? value.flatMap((entry) => entryTexts(field.of, entry)) : [];
    case 'picture':
      return isPart(value) ? [...text(value.alt), ...text(value.alt_sw)] : [];
    case 'hours':
      return isPart(value) ? [...text(value.name), ...text(value.name_sw)] : [];
    case 'article':
      if (!isPart(value)) return [];
      return [...text(value.lead), ...text(value.text), ...(isPart(value.picture) ? text(value.picture.alt) : [])];
    case 'scripture':
    case 'point':
    case 'video':
      return [];
    default:
      return text(value);
  }
}

function entryTexts(of: Field | Readonly<Record<string, Field>>, entry: unknown): string[] {
  if (isOneField(of)) return wordsTexts(of, entry);
  return isPart(entry) ? Object.entries(of).flatMap(([name, field]) => wordsTexts(field, entry[name])) : [];
}

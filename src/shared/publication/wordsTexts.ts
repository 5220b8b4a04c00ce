import { videoId } from '../content/fieldSchemas.ts';
import type { Field } from '../content/fields.ts';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** What people read of a value of a field. Not passages of the Bible and hours, which are checked. */
export function wordsTexts(field: Field, value: unknown): string[] {
  if ('parts' in field) {
    return isPart(value) ? Object.entries(field.parts).flatMap(([name, part]) => wordsTexts(part, value[name])) : [];
  }
  switch (field.type) {
    case 'list':
      return Array.isArray(value) ? value.flatMap((entry) => wordsTexts(field.of, entry)) : [];
    case 'picture':
      return isPart(value) ? [...text(value.alt), ...text(value.alt_sw)] : [];
    case 'scripture':
    case 'time':
      return [];
    case 'video':
      return text(value).map((id) => `https://youtu.be/${videoId(id)}`);
    default:
      return text(value);
  }
}

import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { FieldName } from '#server/store/content/versions.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { nameOfDay } from '#shared/time.ts';
import { at, fileWords } from './words.ts';

/** The same words of the files in each language. */
type InBoth = Readonly<Record<Language, unknown>>;

/** A stored value as staff write it; the text of the files if there is none. @param name of a field of the site */
export function written(name: FieldName, field: Field, value: string | null | undefined): FieldValue {
  if (value) return JSON.parse(value);
  const words = fileWords[name.page as EditablePage];
  const both = { en: at(words.en, name.field), sw: at(words.sw, name.field) };
  return rawValue(field, both, name.language === 'sw' ? 'sw' : 'en');
}

/** A text of the files as staff would write it: the inverse of `readyValue`. */
export function rawValue(field: Field, words: InBoth, language: Language): FieldValue {
  const own = words[language] as never;
  switch (field.type) {
    case 'list':
      return (own as unknown[]).map((_, at) => rawValue(field.of, inBoth(words, at), language));
    case 'entry':
      return Object.fromEntries(
        Object.entries(field.parts).map(([name, part]) => [name, rawValue(part, inBoth(words, name), language)]),
      );
    case 'scripture':
      return (own as { reference: string }).reference;
    case 'point': {
      const { latitude, longitude } = own as { latitude: number; longitude: number };
      return { latitude, longitude };
    }
    case 'hours': {
      const { day, name, opens, closes } = words.en as Record<'day' | 'name' | 'opens' | 'closes', string>;
      const weekday = [0, 1, 2, 3, 4, 5, 6].find((number) => nameOfDay(number) === day) ?? 0;
      return { day: weekday, name, name_sw: (words.sw as { name: string }).name, opens, closes };
    }
    case 'article':
      return null;
    default:
      return typeof own === 'string' ? own : (own as { value: string }).value;
  }
}

const inBoth = ({ en, sw }: InBoth, name: string | number): InBoth => ({
  en: (en as Record<string | number, unknown>)[name],
  sw: (sw as Record<string | number, unknown>)[name],
});

/** How many values in words of the files are samples. */
export function countSamples(words: unknown): number {
  if (typeof words !== 'object' || words === null) return 0;
  if ('sample' in words) return words.sample === true ? 1 : 0;
  return Object.values(words).reduce((count: number, inner) => count + countSamples(inner), 0);
}

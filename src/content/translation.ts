import type { VerseLanguage } from '#shared/verse/verse.ts';
import type { PageName } from './pages.ts';
import type { PictureName } from './pictures.ts';

/** What no language changes: names of pictures and pages, marks of a language, addresses, hours (`18:00`) and years. */
type Kept =
  | PictureName
  | PageName
  | VerseLanguage
  | `/${string}`
  | `http${string}`
  | `${number}:${number}`
  | `${number}`;

/**
 * The type of a Kiswahili text, made from the English one: the same fields, lists of the same length, the same pictures,
 * addresses and keys, with other words. So a text that is missing or superfluous fails the type check.
 */
export type Translation<English> = English extends Kept
  ? English
  : English extends string
    ? string
    : English extends (...given: infer Given) => string
      ? (...given: Given) => string
      : English extends object
        ? { readonly [Field in keyof English]: Field extends 'key' ? English[Field] : Translation<English[Field]> }
        : English;

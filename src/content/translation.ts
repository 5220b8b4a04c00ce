import type { PictureName } from './pictures.ts';

/**
 * The type of a Kiswahili text, made from the English one: the same fields, lists of the same length and the same
 * pictures, with other words. So a text that is missing or superfluous fails the type check.
 */
export type Translation<English> = English extends PictureName
  ? English
  : English extends string
    ? string
    : English extends (...given: infer Given) => string
      ? (...given: Given) => string
      : English extends object
        ? { readonly [Key in keyof English]: Translation<English[Key]> }
        : English;

import { NUMBER_WORDS } from '#content/verses/numberWords.ts';

const UNITS = new Map(
  NUMBER_WORDS.flatMap(([first, step, words]) =>
    words.split(' ').map((word, at) => [word, first + at * step] as const),
  ),
);
const HUNDREDS = new Set(['hundred', 'hundredth', 'mia']);
const LINKS = new Set(['and', 'na', '-']);
const ROMAN = /^(?=[clxvi])c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/**
 * Reads the number written in words at a place in a list of words, in English or Kiswahili (`ninety one`, `mia moja na
 * ishirini na moja`, `twenty first`): its value and how many words it takes; undefined when there is none.
 */
export function readNumber(words: readonly string[], start: number): { value: number; length: number } | undefined {
  const unitAt = (place: number) => UNITS.get(words[place] ?? '');
  const isHundred = (place: number) => HUNDREDS.has(words[place] ?? '');
  let at = start;
  let value = 0;
  // `two hundred`, `mia mbili`
  if (isHundred(at) || (unitAt(at) !== undefined && isHundred(at + 1))) {
    const count = unitAt(isHundred(at) ? at + 1 : at);
    value = 100 * (count ?? 1);
    at += count === undefined ? 1 : 2;
    if (LINKS.has(words[at] ?? '') && unitAt(at + 1) !== undefined) at++;
  }
  const tens = unitAt(at);
  if (tens === undefined) return at > start ? { value, length: at - start } : undefined;
  const mark = words[at + 1] ?? '';
  const next = mark === 'na' || mark === '-' ? at + 2 : at + 1;
  const unit = unitAt(next) ?? 0;
  const hasUnit = tens > 0 && tens % 10 === 0 && (mark === 'na' || tens >= 20) && unit > 0 && unit < 10;
  return { value: value + tens + (hasUnit ? unit : 0), length: (hasUnit ? next : at) + 1 - start };
}

/** The value of a Roman numeral up to 199, in lower case; undefined if it is invalid. */
export function readRoman(word: string): number | undefined {
  const values = [...word].map((letter) => VALUES[letter] ?? 0);
  const sum = values.reduce((all, value, at) => all + (value < (values[at + 1] ?? 0) ? -value : value), 0);
  return ROMAN.test(word) ? sum : undefined;
}

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
  let value = 0;
  let at = start;
  const small = () => UNITS.get(words[at] ?? '');
  if (HUNDREDS.has(words[at] ?? '')) {
    at++;
    value = 100 * (small() ?? 1);
    if (small() !== undefined) at++;
  } else if (small() !== undefined && HUNDREDS.has(words[at + 1] ?? '')) {
    value = 100 * (small() ?? 1);
    at += 2;
  }
  const hundreds = at > start;
  if (hundreds && LINKS.has(words[at] ?? '') && UNITS.has(words[at + 1] ?? '')) at++;
  const tens = small();
  if (tens === undefined) return hundreds ? { value, length: at - start } : undefined;
  value += tens;
  at++;
  if (tens > 0 && tens % 10 === 0) {
    const mark = words[at] ?? '';
    const link = mark === 'na' || mark === '-' ? 1 : 0;
    const unit = UNITS.get(words[at + link] ?? '');
    const fits = unit !== undefined && unit > 0 && unit < 10 && (mark === 'na' || tens >= 20);
    if (fits) {
      value += unit;
      at += link + 1;
    }
  }
  return { value, length: at - start };
}

/** The value of a Roman numeral up to 199, in lower case; undefined if it is invalid. */
export function readRoman(word: string): number | undefined {
  const values = [...word].map((letter) => VALUES[letter] ?? 0);
  const sum = values.reduce((all, value, at) => all + (value < (values[at + 1] ?? 0) ? -value : value), 0);
  return ROMAN.test(word) ? sum : undefined;
}

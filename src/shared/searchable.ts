import { normalForm } from './normalForm.ts';

/** Apostrophes of all kinds, which keyboards put into Ng’ang’a, and what stands in their place. */
const APOSTROPHES = /['’‘‛`´′＇ʹʻʼʽˈ]/g;

/** Letters that Unicode does not take apart, as people without them on their keyboard write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', đ: 'd' },
  ...{ þ: 'th', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n' },
};

/**
 * A text in the one form that the site searches: small plain letters without accents, apostrophes and invisible
 * signs, wide letters as usual ones, one space between words. The same in the database and in the app: what is stored there
 * is written anew when this form changes (`CHANGES` in `migrate.ts`).
 */
export const searchable = (text: string): string =>
  normalForm(text.replace(APOSTROPHES, ''), 'NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(/[æœøßðđþħıłŋ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** What may be a telephone number in a search: `0712 345 678`, `+254 (0)712-345678`. */
const NUMBER = /(?:\+|\b0|\b254)[\d ().-]{6,20}\d/g;

/** The words of a search, each of which must be found. A telephone number is one word, whatever stands between its digits. */
export const searchWords = (search: string): string[] =>
  searchable(search)
    .replace(NUMBER, (number) => number.replace(/\(0\)|\D/g, ''))
    .split(' ')
    .filter((word) => word !== '');

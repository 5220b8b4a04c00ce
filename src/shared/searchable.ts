import { normalForm } from './normalForm.ts';

/** Apostrophes of all kinds, which keyboards put into Ng’ang’a, and what stands in their place. */
const APOSTROPHES = /['’‘‛`´′＇ʹʻʼʽˈ]/g;

/**
 * A text in the one form by which the site searches: small letters without accents, apostrophes and invisible signs, wide
 * letters as usual ones, one space between words. The same in the database and in the app.
 */
export const searchable = (text: string): string =>
  normalForm(text.replace(APOSTROPHES, ''), 'NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
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

import { bookOf } from '#shared/verse/bible.ts';
import { LAST } from '../search/places.ts';
import { replaced, type Token } from './tokens.ts';

/**
 * The name of a book in several parts with its number: `1 John`, `Yohana wa kwanza`, `the first letter of Paul to the
 * Corinthians`, `Wakorintho II sura ya 5`. What `chapter 3 John` and `3:1 John` count is no book.
 */
const NUMBERED = /(?<![cv]|\d:|[cv]_(?=4))(?:[134]|4_|[134]e[_w-]{0,4})P|P(?:_4|[134](?=c|\d:))/g;

/** The pieces of a message in which each name has the book that it means, with the number that stands beside it. */
export const withBooks = (tokens: readonly Token[]): Token[] =>
  replaced(replaced(tokens, NUMBERED, numbered), /\d_+z/g, ofBible);

/** A name as the book of its number. A number of no such book stands before it: `Wakorintho wa tatu` as `3 Wakorintho`. */
function numbered(found: Token[]): Token[] {
  const [name, ...others] = found.toSorted((one, other) => Number(other.sign === 'P') - Number(one.sign === 'P'));
  const number = others.find(({ sign }) => /\d/.test(sign));
  const book = name?.named?.parts[(number?.value ?? 0) - 1];
  if (!name) return found;
  return book ? [{ ...name, sign: 'B', book, named: undefined }] : [...others, name];
}

/** `the first verse of the Bible` is of its first book, and the last of its last. */
function ofBible(found: Token[]): Token[] {
  const [value, bible] = [found[0]?.value, found.at(-1)];
  if (!bible || (value !== 1 && value !== LAST)) return found;
  return [...found.slice(0, -1), { ...bible, sign: 'B', book: bookOf(value === LAST ? 'REV' : 'GEN') }];
}

/** Words between the numbers and the name. */
const BEFORE_NAME = new Set('book gospel injili kitabu letter epistle'.split(' '));

/**
 * The pieces that say something of a reference, with numbers behind the name of their book: `verse 16 of chapter 3 of John`
 * as `John chapter 3 verse 16`.
 */
export const bookFirst = (tokens: readonly Token[]): Token[] =>
  replaced(
    tokens.filter(({ sign, said }) => sign !== '_' && !BEFORE_NAME.has(said)),
    /(?<![BP\dcv:,-])([\dcv:,-]+)[BP]([\dcv:,-]*)/g,
    (found, before, behind) => {
      const [numbers, name] = [found.slice(0, before.length), found.slice(before.length, before.length + 1)];
      const [chapter, verse] = [before.search(/c|:\d/), before.search(/v|:\d/)];
      const isPsalm = name[0]?.book?.code === 'PSA' && /[23]/.test(before);
      const hasChapter = /\d/.test(behind) && !behind.includes('v');
      const isOther = chapter >= 0 || isPsalm ? hasChapter : verse < 0;
      if (isOther || !/\d/.test(before)) return found;
      const ordered = chapter > verse ? [...numbers.slice(chapter), ...numbers.slice(0, chapter)] : numbers;
      const others = found.slice(before.length + 1);
      return hasChapter ? [...name, ...others, ...ordered] : [...name, ...ordered, ...others];
    },
  );

import { REFERENCE_WORDS } from '#content/verses/bookNames.ts';
import type { Book } from '#shared/verse/bible.ts';
import { plainText } from '../language/words.ts';
import { LAST } from '../search/places.ts';
import { bookNamed, isInFull, MOST_WORDS, type NamedBook, nearestName } from './names.ts';
import { readNumber, readRoman } from './numberWords.ts';

/** A piece of a message as a reference is read from it. */
export interface Token {
  /**
   * What it is, in one letter: `B` the name of a book, `P` of one in several parts, `z` the Bible, `e` a letter; `c` a word
   * for chapter, `v` for verse, `-` for to, `,` for and, `:` a colon; `_` a word that changes nothing, `w` any other. A digit
   * is a number: `1` one that may number a book (`1`, `II`), `2` an ordinal, `3` both (`first`), `4` the same in Kiswahili
   * (`kwanza`), `0` any other.
   */
  sign: string;
  /** As it was written, in lower case. */
  said: string;
  /** Whether it follows the piece before without a space. */
  tight: boolean;
  /** The value of a number. */
  value: number;
  /** What the name of a book means; not where a number beside it tells which. */
  named?: NamedBook | undefined;
  /** The book that is meant. */
  book?: Book;
  /** Whether the name was misspelt. */
  mended?: boolean;
}

/** The signs of the pieces, one letter each, in order. Patterns are looked for in this text. */
export const signsOf = (tokens: readonly Token[]): string => tokens.map(({ sign }) => sign).join('');

/** The pieces, with others in place of those whose signs a pattern finds. */
export function replaced(
  tokens: readonly Token[],
  pattern: RegExp,
  change: (found: Token[], ...groups: string[]) => Token[],
): Token[] {
  const result: Token[] = [];
  let end = 0;
  for (const { index, 0: signs, ...groups } of signsOf(tokens).matchAll(pattern)) {
    const found = tokens.slice(index, index + signs.length);
    result.push(...tokens.slice(end, index), ...change(found, groups[1] ?? '', groups[2] ?? ''));
    end = index + signs.length;
  }
  return [...result, ...tokens.slice(end)];
}

const signs = new Map(
  Object.entries(REFERENCE_WORDS).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign] as const)),
);

/** An ordinal, or a part of a verse: `16b`. */
const ENDED = /^(?:\d*1st|\d*2nd|\d*3rd|\d*[04-9]th|\d*1[123]th|\d+[a-e])$/;

/** The pieces of a message: its words, numbers and marks, with names of several words as one, and numbers by their value. */
export function tokensOf(message: string): readonly Token[] {
  const text = plainText(message).replace(/[‐-―]/g, '-');
  const pieces = [...text.matchAll(/(\s*)([a-z]+|\d+|[:.,;/&-])/g)].map(([, space, said = '']) => ({
    said,
    tight: space === '',
  }));
  const words = pieces.map(({ said }) => said);
  const tokens: Token[] = [];
  let at = 0;
  while (at < pieces.length) {
    const { said, tight } = pieces[at] as (typeof pieces)[number];
    const { length = 1, ...token } = tokenAt(words, at, tokens, pieces[at + 1]?.tight ?? false);
    const written = words.slice(at, at + length).join(' ');
    const sign = token.sign ?? (token.value === undefined ? 'w' : signOfNumber(written));
    // A full stop says nothing, except between numbers.
    if (sign !== 'w' || said !== '.') tokens.push({ value: 0, tight, ...token, sign, said: written });
    at += length;
  }
  // `sura ya 3` as `sura 3`, unlike `a chapter of 2 Samuel`; `third chapter` as `chapter third`
  const counted = replaced(tokens, /c_/g, (found) =>
    OF_CHAPTER.test(found[1]?.said ?? '') ? found.slice(0, 1) : found,
  );
  return replaced(counted, /[23][cv]/g, ([number, part]) => [part as Token, number as Token]);
}

const OF_CHAPTER = /^(?:ya|wa)$/;

const ORDINAL = /(?:st|nd|rd|th|last|final)$/;
const SWAHILI_ORDINAL = /^(?:kwanza|pili|tatu)$/;
/** What may be the number of a book: `1`, `first`, `II`, not `one`. */
const NUMBER_OF_BOOK = /^(?:\d(?: ?(?:st|nd|rd))?|i+|first|second|third)$/;

function signOfNumber(said: string): string {
  if (SWAHILI_ORDINAL.test(said)) return '4';
  return String((NUMBER_OF_BOOK.test(said) ? 1 : 0) + (ORDINAL.test(said) ? 2 : 0));
}

/** What stands at a place, and how many words it takes: a value without a sign for a number, nothing for an ordinary word. */
function tokenAt(
  words: readonly string[],
  at: number,
  before: readonly Token[],
  nextIsTight: boolean,
): Partial<Token> & { length?: number } {
  const word = words[at] ?? '';
  const [last = '', next = ''] = [before.at(-1)?.sign, words[at + 1]];
  if (/^\d/.test(word)) return { value: Number(word), length: nextIsTight && ENDED.test(word + next) ? 2 : 1 };
  if (word === '.') return /\d/.test(last) && /^\d/.test(next) ? { sign: ':' } : {};
  const name = nameAt(words, at, /\d/.test(last));
  if (name) return name;
  if (/^i{1,3}$/.test(word) && bookNamed(next)?.parts.length) return { value: word.length };
  const number = readNumber(words, at);
  if (number) return number;
  // `III`, but not the v of `v 16`.
  const isBehind = /[BPc]/.test(last) && !(word === 'v' && /^\d/.test(next)) && endsRoman(next);
  const roman = isBehind ? readRoman(word) : undefined;
  if (roman !== undefined) return { value: roman };
  const sign = signs.get(word);
  if (sign) return sign === 'last' ? { value: LAST } : { sign };
  const mended = isBeforeNumber(words, at + 1) ? nearestName(word) : undefined;
  const named = mended === undefined ? undefined : bookNamed(mended);
  return named ? { ...nameOf(named), mended: true } : {};
}

const nameOf = (named: NamedBook) => ({ sign: named.parts.length > 0 ? 'P' : 'B', named, book: named.book });

/** Whether a number stands at a place, or what it counts. */
function isBeforeNumber(words: readonly string[], at: number): boolean {
  const next = words[at] === '.' ? at + 1 : at;
  const word = words[next] ?? '';
  return /^\d/.test(word) || /^[cv]$/.test(signs.get(word) ?? '') || readNumber(words, next) !== undefined;
}

const endsRoman = (next: string): boolean => next === '' || /^[\d:.,]/.test(next) || signs.get(next) === 'v';

/** The longest name at a place. `Icor` is the first, and `wa Filipi` one word. */
function nameAt(
  words: readonly string[],
  at: number,
  isBehindNumber: boolean,
): (Partial<Token> & { length: number }) | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length);
    const named = bookNamed(said.join(' ')) ?? (said[0] === 'wa' ? bookNamed(said.join('')) : undefined);
    // `2 Ch 7:14` and `Kutoka 3`, but not `ch 7` and `kutoka mstari wa 3`.
    const [only = '', next = ''] = [said[0], words[at + 1]];
    const isOther = length === 1 && signs.has(only);
    const isName = !isOther || (isInFull(only) ? !signs.has(next) : isBehindNumber && /^\d/.test(next));
    if (named && isName) return { ...nameOf(named), length };
  }
  const [, numeral = '', rest = ''] = /^(i{1,3})([a-z]{2,})$/.exec(words[at] ?? '') ?? [];
  const book = bookNamed(rest)?.parts[numeral.length - 1];
  return book && { ...nameOf({ book, parts: [] }), length: 1 };
}

import { REFERENCE_WORDS } from '#content/verses/bookNames.ts';
import type { Book } from '#shared/verse/bible.ts';
import { plainText } from '../language/plainText.ts';
import { LAST } from '../search/places.ts';
import { bookNamed, isInFull, MOST_WORDS, type NamedBook, nearestName } from './names.ts';
import { readNumber, readRoman } from './numberWords.ts';

type TokenKind = 'name' | 'number' | 'word' | keyof typeof REFERENCE_WORDS;

/** A piece of a message as a reference is read from it. */
export interface Token {
  kind: TokenKind;
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

const kinds = new Map<string, TokenKind>();
for (const [kind, words] of Object.entries(REFERENCE_WORDS))
  for (const word of words.split(' ')) kinds.set(word, kind as TokenKind);

/** Numbers that are written before the name of a book in several parts. */
const PARTS: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3 };
/** An ordinal, or a part of a verse: `16b`. */
const ENDED = /^(?:\d*1st|\d*2nd|\d*3rd|\d*[04-9]th|\d*1[123]th|\d+[a-e])$/;

/** The pieces of a message: its words, numbers and marks, with names of several words as one, and numbers by their value. */
export function tokensOf(message: string): readonly Token[] {
  // Several steps of one answer ask about the same message.
  if (last?.message !== message) last = { message, tokens: read(message) };
  return last.tokens;
}

let last: { message: string; tokens: readonly Token[] } | undefined;

function read(message: string): Token[] {
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
    // A full stop says nothing, except between numbers.
    if (token.kind || said !== '.')
      tokens.push({ kind: 'word', value: 0, tight, ...token, said: words.slice(at, at + length).join(' ') });
    at += length;
  }
  return counted(tokens);
}

/** A number in words or with an ending that counts what stands behind it. */
export const ORDINAL = /(?:st|nd|rd|th|last|final)$/;

/** `third chapter` as `chapter third`. */
function counted(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  for (let at = 1; at < result.length; at++) {
    const [number, part] = [result[at - 1] as Token, result[at] as Token];
    const isOrdinal = number.kind === 'number' && ORDINAL.test(number.said);
    if (isOrdinal && (part.kind === 'chapter' || part.kind === 'verse')) [result[at - 1], result[at]] = [part, number];
  }
  return result;
}

/** What stands at a place, and how many words it takes; nothing for an ordinary word. */
function tokenAt(
  words: readonly string[],
  at: number,
  before: readonly Token[],
  nextIsTight: boolean,
): Partial<Token> & { length?: number } {
  const word = words[at] ?? '';
  const [last, next = ''] = [before.at(-1), words[at + 1] ?? ''];
  if (/^\d/.test(word)) {
    return { kind: 'number', value: Number(word), length: nextIsTight && ENDED.test(word + next) ? 2 : 1 };
  }
  if (word === '.') return last?.kind === 'number' && /^\d/.test(next) ? { kind: 'colon' } : {};
  const name = nameAt(words, at, last?.kind === 'number');
  if (name) return name;
  if (word in PARTS && bookNamed(next)?.parts.length) return { kind: 'number', value: PARTS[word] ?? 0 };
  const number = readNumber(words, at);
  if (number) return { kind: 'number', ...number };
  // `III`, but not the v of `v 16`.
  const isBehind = last?.kind === 'name' || last?.kind === 'chapter';
  const roman = isBehind && !(word === 'v' && /^\d/.test(next)) && endsRoman(next) ? readRoman(word) : undefined;
  if (roman !== undefined) return { kind: 'number', value: roman };
  const kind = kinds.get(word);
  if (kind) return kind === 'last' ? { kind: 'number', value: LAST } : { kind };
  const mended = isBeforeNumber(words, at + 1) ? nearestName(word) : undefined;
  const named = mended === undefined ? undefined : bookNamed(mended);
  return named ? { kind: 'name', named, mended: true } : {};
}

/** Whether a number stands at a place, or what it counts. */
function isBeforeNumber(words: readonly string[], at: number): boolean {
  const next = words[at] === '.' ? at + 1 : at;
  const kind = kinds.get(words[next] ?? '');
  return (
    /^\d/.test(words[next] ?? '') || kind === 'chapter' || kind === 'verse' || readNumber(words, next) !== undefined
  );
}

const endsRoman = (next: string): boolean => next === '' || /^[\d:.,]/.test(next) || kinds.get(next) === 'verse';

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
    const isOther = length === 1 && kinds.has(only);
    const isName = !isOther || (isInFull(only) ? !kinds.has(next) : isBehindNumber && /^\d/.test(next));
    if (named && isName) return { kind: 'name', named, length };
  }
  const [, numeral = '', rest = ''] = /^(i{1,3})([a-z]{2,})$/.exec(words[at] ?? '') ?? [];
  const { parts = [] } = bookNamed(rest) ?? {};
  const book = parts[numeral.length - 1];
  return book && { kind: 'name', named: { book, parts: [] }, length: 1 };
}

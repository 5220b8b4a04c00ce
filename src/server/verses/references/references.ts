import { isDeepStrictEqual } from 'node:util';
import { ORDINARY_WORDS, WORDS_AROUND } from '#content/verses/bookNames.ts';
import { type Book, bookOf } from '#shared/verse/bible.ts';
import { type AskedPassage, TO_THE_END } from '../search/places.ts';
import { bookFirst, withBooks } from './books.ts';
import { type NumbersRead, readNumbers } from './readNumbers.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What one name in a message asks for, and the pieces of the message that say so. */
interface Reference extends NumbersRead {
  name: Token;
  pieces: Token[];
}

/**
 * The passages that a message asks for, in any usual form and small misspelling, in English or Kiswahili: `jn 3 16`,
 * `I Corinthians 13 verse 4`, `Zaburi ya 23`, `Gen 1:1-3; John 1:1`.
 */
export function findReferences(message: string): AskedPassage[] {
  const all = withBooks(tokensOf(message));
  const tokens = bookFirst(all);
  const found: Reference[] = tokens.flatMap((name, at) => {
    const read = name.book && readNumbers(tokens, at + 1, name.book);
    return read && read.passages.length > 0 ? [{ ...read, name, pieces: tokens.slice(at, read.to) }] : [];
  });
  const others = (references: Reference[]) =>
    tokens.filter((token) => !references.some(({ pieces }) => pieces.includes(token)));
  const isAlone = saysNothingElse(others(found), true);
  const meant = found.filter((one) => {
    const [before, own] = [tokens[tokens.indexOf(one.name) - 1], all[all.indexOf(one.name) - 1]];
    return isMeant(one, isAlone, others([one]), before?.sign === 'w' && own?.sign !== '_');
  });
  return joined(meant.flatMap(({ name, passages }) => (name.said === 'jon' ? passages.map(ofJohn) : passages)));
}

/** How many verses the chapters of Jonah have: `Jon` is also how people write John. */
const VERSES_OF_JONAH = [17, 10, 10, 11];

/** A passage of Jonah, or the same of John where Jonah has none. */
const ofJohn = (passage: AskedPassage): AskedPassage =>
  passage.last === TO_THE_END || passage.first <= (VERSES_OF_JONAH[passage.chapter - 1] ?? 0)
    ? passage
    : { ...passage, book: bookOf('JHN') };

/** The passages with verses that follow each other as one: `Philippians 4:6,7`. */
export function joined(passages: AskedPassage[]): AskedPassage[] {
  const result: AskedPassage[] = [];
  for (const passage of passages) {
    const before = result.at(-1);
    const goesOn =
      before?.book === passage.book &&
      before.chapter === passage.chapter &&
      !before.lastChapter &&
      !passage.lastChapter &&
      before.last + 1 === passage.first;
    if (before && goesOn) before.last = passage.last;
    else if (!result.some((one) => isDeepStrictEqual(one, passage))) result.push({ ...passage });
  }
  return result;
}

/** A number beyond the chapters of every book. */
const FAR = 151;
/** A misspelt name of so many letters is no other word, and a name of more than these no short form. */
const LONG = 8;
const SHORT = 3;

/**
 * Whether a reference is meant and not an ordinary word before a number (`job 2 days ago`).
 *
 * @param isAlone whether the message says nothing besides its references
 * @param others the pieces of the message besides this one
 */
function isMeant(asked: Reference, isAlone: boolean, others: readonly Token[], isBehindWord: boolean): boolean {
  const { name, passages, isExact, namesChapter } = asked;
  if (passages.some(({ chapter }) => chapter >= FAR) && !isAlone) return false;
  if (name.mended) return isExact || name.said.length >= LONG || isAlone;
  // `the bill is 2.1 million`
  if (/^(?:is|am)$/.test(name.said) && (isBehindWord || !isExact)) return false;
  if (isExact || namesChapter || !ORDINARY_WORDS.has(name.said)) return true;
  return name.said.length > SHORT || name.said === 'ps' ? isAlone : saysNothingElse(others, false);
}

/** Whether pieces hold only words that may stand around a reference (`please`, `read me`), or, without those, no word. */
export const saysNothingElse = (tokens: readonly Token[], wordsAllowed: boolean): boolean =>
  tokens.every(({ sign, said }) =>
    wordsAllowed ? /\d/.test(sign) || WORDS_AROUND.has(said) || !/[a-z]/.test(said) : !/[a-z\d]/.test(said),
  );

/** Names that people bear too, or that are words of Kiswahili. They need no `book of` before them. */
const NAMES_ALONE = /^(?:ruth|esta|ezra|luka|kutoka|hesabu|matendo)$/;

/** The book that a message names and nothing else: `Ruth`, `the book of Ruth`, `Kitabu cha Ayubu`. */
export function findBookAlone(message: string): Book | undefined {
  const isBook = /\b(?:book of|kitabu cha|gospel of|injili ya|letter to|epistle to)\b/i.test(message);
  const tokens = withBooks(tokensOf(message));
  const name = tokens.findLast(({ book, mended }) => book && !mended);
  if (!name || (!isBook && ORDINARY_WORDS.has(name.said) && !NAMES_ALONE.test(name.said))) return undefined;
  const isAround = ({ sign, said }: Token) => WORDS_AROUND.has(said) || sign === '_' || !/[a-z\d]/.test(said);
  return tokens.every((token) => token === name || isAround(token)) ? name.book : undefined;
}

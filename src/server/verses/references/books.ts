import { bookOf } from '#shared/verse/bible.ts';
import { LAST } from '../search/places.ts';
import { ORDINAL, type Token } from './tokens.ts';

/** Words by which a Kiswahili ordinal is joined to a name: `Wakorintho wa kwanza`. */
const JOINS = new Set(['wa', 'ya', 'kwa', 'la']);
/** What stands between the number of a letter and its name: `the first letter of Paul to the Corinthians`. */
const OF_LETTER = new Set('letter epistle of by paul to the'.split(' '));
/** How far before the name `letter` may stand. */
const MOST_WORDS_OF_LETTER = 5;
const SWAHILI_ORDINAL = /^(?:kwanza|pili|tatu)$/;
/** What may be the number of a book: `1`, `first`, `II`, `kwanza`, not `one`. */
const NUMBER_OF_BOOK = /^(?:\d(?: ?(?:st|nd|rd))?|i+|first|second|third|kwanza|pili|tatu)$/;

const isNumberOfBook = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && NUMBER_OF_BOOK.test(token.said);

/** The pieces of a message in which each name has the book that it means, with the number that stands beside it. */
export function withBooks(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const { parts = [] } = token.named ?? {};
    const before = parts.length > 0 ? numberBefore(result) : undefined;
    const behind = parts.length > 0 && before === undefined ? numberBehind(tokens, at + 1) : undefined;
    const number = before === undefined ? tokens[behind ?? -1] : result[before];
    const part = parts[(number?.value ?? 0) - 1];
    if (part && before !== undefined) result.length = before;
    if (behind !== undefined) at = behind;
    // `Wakorintho wa tatu` as `3 Wakorintho`
    if (!part && behind !== undefined && number) result.push(number);
    const book = part ?? token.named?.book;
    result.push(book ? { ...token, book, named: part ? undefined : token.named } : bibleIn(token, result));
  }
  return result;
}

/** `the first verse of the Bible` is of its first book, and the last of its last. */
function bibleIn(token: Token, before: readonly Token[]): Token {
  const verse = before.findLast(({ kind }) => kind !== 'between');
  if ((token.said !== 'bible' && token.said !== 'biblia') || before.at(-1)?.kind !== 'between') return token;
  if (verse?.kind !== 'number' || (verse.value !== 1 && verse.value !== LAST)) return token;
  return { ...token, kind: 'name', book: bookOf(verse.value === LAST ? 'REV' : 'GEN') };
}

/** Where the number of a book stands at the end of what is before its name. */
function numberBefore(tokens: readonly Token[]): number | undefined {
  const isOfLetter = tokens.slice(-MOST_WORDS_OF_LETTER).some(({ said }) => said === 'letter' || said === 'epistle');
  const at = tokens.findLastIndex(({ said }) => !(isOfLetter ? OF_LETTER : JOINS).has(said));
  const number = tokens[at];
  if (!isNumberOfBook(number)) return undefined;
  const counted = tokens[JOINS.has(tokens[at - 1]?.said ?? '') ? at - 2 : at - 1]?.kind ?? '';
  // `mstari wa kwanza wa Yohana 3`, `chapter 3 John` and `3:1 John` count something else.
  const isJoined = at === tokens.length - 1 || isOfLetter || SWAHILI_ORDINAL.test(number.said);
  return isJoined && !['verse', 'chapter', 'colon'].includes(counted) ? at : undefined;
}

/** `Wakorintho wa pili`, `Kings 1 19:12`, `Wakorintho II sura ya 5`. */
function numberBehind(tokens: readonly Token[], at: number): number | undefined {
  const place = JOINS.has(tokens[at]?.said ?? '') ? at + 1 : at;
  const [number, next, afterNext] = tokens.slice(place);
  if (!isNumberOfBook(number)) return undefined;
  const isBefore = next?.kind === 'chapter' || (next?.kind === 'number' && afterNext?.kind === 'colon');
  return (place > at ? SWAHILI_ORDINAL.test(number.said) : isBefore) ? place : undefined;
}

const OF_NUMBERS: ReadonlySet<string> = new Set(['number', 'chapter', 'verse', 'colon', 'to', 'and', 'between']);
/** Words between the numbers and the name. */
const BEFORE_NAME = new Set('book gospel injili kitabu letter epistle'.split(' '));

/** The pieces with numbers behind the name of their book: `verse 16 of chapter 3 of John` as `John chapter 3 verse 16`. */
export function bookFirst(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  for (let at = 0; at < result.length; at++) {
    if (result[at]?.kind !== 'name') continue;
    let from = at;
    while (from > 0 && isOfNumbers(result[from - 1])) from--;
    const block = result.slice(from, at);
    const chapter = block.findIndex(({ kind }) => kind === 'chapter' || kind === 'colon');
    const verse = block.findIndex(({ kind }) => kind === 'verse' || kind === 'colon');
    const isOfPsalm = result[at]?.book?.code === 'PSA' && block.some(({ said }) => ORDINAL.test(said));
    let to = at + 1;
    while (isOfNumbers(result[to])) to++;
    const behind = result.slice(at + 1, to);
    const hasChapter = behind.some(({ kind }) => kind === 'number') && behind.every(({ kind }) => kind !== 'verse');
    const isForeign = result[from - 1]?.kind === 'name' || !block.some(({ kind }) => kind === 'number');
    if (isForeign || (chapter < 0 && verse < 0 && !isOfPsalm) || (hasChapter && (chapter >= 0 || isOfPsalm))) continue;
    const numbers = chapter > verse ? [...block.slice(chapter), ...block.slice(0, chapter)] : block;
    const name = result[at] as Token;
    const moved = hasChapter ? [name, ...behind, ...numbers] : [name, ...numbers, ...behind];
    result.splice(from, to - from, ...moved);
    at = from + moved.length - 1;
  }
  return result;
}

const isOfNumbers = (token: Token | undefined): boolean =>
  token !== undefined && (OF_NUMBERS.has(token.kind) || BEFORE_NAME.has(token.said));

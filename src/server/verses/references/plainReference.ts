import { SWAHILI_BOOKS } from '#content/verses/bookNames.ts';
import { isName, isNumbered, nearestName, SWAHILI } from './nameSpelling.ts';
import { readNumber, readRoman, withOrdinals } from './numberWords.ts';
import { inUsualForm } from './writtenForms.ts';

const LONG_NAMES = SWAHILI_BOOKS.map(([name]) => name).filter((name) => name.includes(' '));
const ORDINALS = new Map([
  ['first', '1'],
  ['1st', '1'],
  ['second', '2'],
  ['2nd', '2'],
  ['third', '3'],
  ['3rd', '3'],
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
]);
const SWAHILI_ORDINALS = new Map([
  ['kwanza', '1'],
  ['pili', '2'],
  ['tatu', '3'],
]);

/** The message with Kiswahili names, numbers in words and Roman numerals as the parser reads them. */
export function inEnglish(message: string): string {
  // Three searches read the same message one after the other.
  if (last?.message !== message) last = { message, text: translated(message) };
  return last.text;
}

let last: { message: string; text: string } | undefined;

function translated(message: string): string {
  let text = withOrdinals(message.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/\b(\d{1,3})(?:st|nd|rd|th) chapter\b/g, 'chapter $1')
    .replace(/[‐-―]/g, '-')
    .replaceAll('&', ' and ')
    // `the bill is 2.1 million` names no book.
    .replace(/(?<=[a-z] )(?:is|am)(?= \d+(?:\.\d|\b(?![:\d])))/g, ', ')
    .replace(/\bapocalypse\b/g, 'revelation')
    .replace(/\bjobs (?=\d+\s*[:.])/g, 'job ')
    .replace(/(?<=\d\s*vs?)\./g, ' ')
    .replace(/(?<=[:. ])(\d+) ?f\b/g, (_, verse) => `${verse}-${Number(verse) + 1}`)
    .replace(/(?<![:.]\d*)(?<=\d);(?=\d+(?![\d:.]))/g, ':')
    .replace(/(?<![:.]\d*)(?<=[a-z]\.? ?\d+),(?=\d+-\d)/g, ':')
    .replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-uw-z])(?!(?:st|nd|rd|th|ff?)\b)/g, ' ');
  text = inUsualForm(text).replace(/\b([12]) the(?=\.? \d+\s*[:.v])/g, '$1 thessalonians');
  for (const name of LONG_NAMES) text = text.replaceAll(name, (SWAHILI.get(name) ?? name).toLowerCase());
  text = bookFirst(text);
  // Short for Warumi, and also an English word.
  text = text.replace(/\bwar\.? ?(?=\d{1,2}:\d)/g, 'warumi ');
  text = text.replace(/\bwa (?=(?:filipi|korintho|rumi|galatia|efeso|ebrania|kolosai|thesalonike)\b)/g, 'wa');
  const words = text.match(/[a-z0-9]+|[^a-z0-9\s]+|\s+/gi) ?? [];
  const solid = words.filter((word) => word.trim() !== '');
  return translate(solid)
    .join(' ')
    .replace(/(\d) ([:.,-]) (?=\d)/g, '$1$2')
    .replace(/(\d) ([:.,-]) (?=\d)/g, '$1$2');
}

/** A book's name as it stands behind the numbers, with its own number and what may stand before it. */
const BEHIND =
  '(?:(?:of|from|in|ya|wa|cha|la|katika|kwa|the book of|the gospel of|kitabu cha|injili ya) )*((?:(?:[123]|i{1,3}|first|second|third) )?[a-z]+)';
const CHAPTER = '(?:chapter|chap|ch|sura|sura ya|mlango|mlango wa)';
const VERSE = '(?:verses?|vs?|mstari|mistari|aya)(?: (?:ya|wa))?';
const NUMBERS = '(\\d{1,3}(?: ?(?:-|to|hadi) ?\\d{1,3})?)';

/** Ways of naming the book last, and the order in which their groups make a reference: `3:16 john`, `verse 16 of john 3`. */
const BOOK_LAST: readonly (readonly [RegExp, (groups: string[]) => [book: string, rest: string]])[] = [
  [
    new RegExp(`\\b(\\d{1,3}) ?[:.] ?${NUMBERS},? ${BEHIND}\\b(?! ?\\d)`),
    ([chapter = '', verses = '', book = '']) => [book, `${chapter}:${verses}`],
  ],
  [
    new RegExp(`\\b${CHAPTER} (\\d{1,3}),? (?:and )?${VERSE} ${NUMBERS},? ${BEHIND}\\b(?! ?\\d)`),
    ([chapter = '', verses = '', book = '']) => [book, `${chapter}:${verses}`],
  ],
  [
    new RegExp(`\\b${CHAPTER} (\\d{1,3}),? (?=of|from|in|ya|wa|cha)${BEHIND},? ${VERSE} ${NUMBERS}\\b`),
    ([chapter = '', book = '', verses = '']) => [book, `${chapter}:${verses}`],
  ],
  [
    new RegExp(`\\b${VERSE} ${NUMBERS},? (?:of |in |ya |wa )?${CHAPTER} (\\d{1,3}),? ${BEHIND}\\b(?! ?\\d)`),
    ([verses = '', chapter = '', book = '']) => [book, `${chapter}:${verses}`],
  ],
  [
    new RegExp(`\\b${VERSE} ${NUMBERS},? ${BEHIND},? (?:${CHAPTER} )?(\\d{1,3})\\b(?! ?[:.]\\d)`),
    ([verses = '', book = '', chapter = '']) => [book, `${chapter}:${verses}`],
  ],
  [
    new RegExp(`\\b${CHAPTER} (\\d{1,3}),? (?=of|from|in|ya|wa|cha)${BEHIND}\\b(?! ?\\d)`),
    ([chapter = '', book = '']) => [book, chapter],
  ],
];

/** The text with a reference whose book stands last turned round, as the parser reads it. */
function bookFirst(text: string): string {
  for (const [pattern, turn] of BOOK_LAST) {
    const [said, ...groups] = pattern.exec(text) ?? [];
    if (said === undefined) continue;
    const [book, rest] = turn(groups);
    const name = book.split(' ').at(-1) ?? '';
    if (isName(name) || nearestName(name) !== undefined) return text.replace(said, `${book} ${rest}`);
  }
  return text;
}

/** Word by word: what `inEnglish` promises, where a book's name stands before. */
function translate(words: string[]): string[] {
  const out: string[] = [];
  let named = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const book = SWAHILI.get(word);
    const ordinal = ORDINALS.get(word);
    if (ordinal && isNumbered(words[at + 1])) {
      out.push(ordinal);
    } else if (
      SWAHILI_ORDINALS.has(word) &&
      /^(?:wa|ya|kwa|la)$/.test(words[at + 1] ?? '') &&
      isNumbered(words[at + 2])
    ) {
      out.push(SWAHILI_ORDINALS.get(word) ?? '');
      at++;
    } else if (book || isName(word)) {
      named = true;
      const later = /^(?:wa|ya|cha)$/.test(words[at + 1] ?? '') && SWAHILI_ORDINALS.get(words[at + 2] ?? '');
      // `Wakorintho wa kwanza` is a book, `Zaburi ya kwanza` a chapter.
      const parts = later && isNumbered(word) ? [later, book ?? word] : later ? [book ?? word, later] : [book ?? word];
      out.push(...parts);
      if (later) at += 2;
    } else if (named) {
      const [text, length] = tail(words, at);
      if (text) out.push(text);
      at += length - 1;
    } else {
      out.push(word);
    }
  }
  return out;
}

const isCounted = (word = ''): boolean => SWAHILI_ORDINALS.has(word) || readNumber([word], 0) !== undefined;

/** What stands behind a book's name: numbers in words or Roman numerals, and the Kiswahili for chapter, verse and to. */
function tail(words: string[], at: number): [text: string, length: number] {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const number = readNumber(words, at);
  if (number) return [String(number.value), number.length];
  const afterName =
    isName(words[at - 1] ?? '') || words[at - 1] === '.' || /^(?:chapter|sura)$/.test(words[at - 1] ?? '');
  const roman = afterName ? readRoman(word) : undefined;
  if (roman !== undefined && !(word === 'v' && /^\d/.test(next)) && /^(?:\d|[:.,]|v|vs|verses?|$)/.test(next))
    return [String(roman), 1];
  if (/^(?:sura|mlango|chapters?|chap|ch)$/.test(word)) return ['chapter', 1];
  if (/^(?:mstari|mistari|aya|kifungu|vifungu|fungu|line|verse?s?|vers|vv?s?)$/.test(word)) return ['verse', 1];
  if (/^(?:hadi|mpaka|through|thru|until|till|to)$/.test(word)) return ['-', 1];
  if (/^(?:mtakatifu|ya|wa|za|la|number|namba|no|of)$/.test(word)) return ['', 1];
  const ordinal = /^(?:ya|wa|la)$/.test(words[at - 1] ?? '') ? SWAHILI_ORDINALS.get(word) : undefined;
  if (ordinal) return [ordinal, 1];
  // `mstari wa kwanza na wa pili`
  if (word === 'na' && (/^\d/.test(next) || isCounted(next) || (/^[wy]a$/.test(next) && isCounted(words[at + 2]))))
    return ['and', 1];
  return [word, 1];
}

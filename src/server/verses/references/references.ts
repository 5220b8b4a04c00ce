import { isDeepStrictEqual } from 'node:util';
import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { ORDINARY_WORDS, WORDS_AROUND } from '#content/verses/bookNames.ts';
import { BOOKS, type Book } from '#shared/verse/bible.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { isName, nearestName, SWAHILI } from './nameSpelling.ts';
import { inEnglish } from './plainReference.ts';

/** Verses that a person asks for; they need not exist. A whole chapter is 1 to 999, a whole book is its first chapter. */
export interface AskedPassage {
  book: Book;
  chapter: number;
  first: number;
  lastChapter: number;
  last: number;
  /** The last chapter where chapters may be meant and not verses: 44 in `Job 42 to 44`. */
  orChapters?: number;
}

/** Stands for the last verse of a chapter, whichever that is. */
export const LAST_VERSE = 998;

/** Where a chapter ends when nobody said where. */
const TO_THE_END = 999;

/** How many words a book's name has at most: `letter of Paul to the Romans` without the little ones. */
const LONGEST_NAME = 4;

const OSIS = (
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam ' +
  'Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil ' +
  'Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'
).split(' ');
const BOOK_OF_OSIS = new Map(OSIS.map((name, at) => [name, BOOKS[at]]));

const parser = new bcv_parser(english);
parser.set_options({
  book_alone_strategy: 'ignore',
  consecutive_combination_strategy: 'separate',
  invalid_passage_strategy: 'include',
  invalid_sequence_strategy: 'include',
  passage_existence_strategy: 'none',
  sequence_combination_strategy: 'separate',
});

/**
 * The passages that a message asks for, in any usual form and small misspelling, in English or Kiswahili: `jn 3 16`,
 * `I Corinthians 13 verse 4`, `Zaburi ya 23`, `Gen 1:1-3; John 1:1`.
 */
export function findReferences(message: string): AskedPassage[] {
  const text = inEnglish(message);
  const last = lastVerseIn(text);
  if (last) return [last];
  if (!/\d/.test(text)) return [];
  const found = parse(text);
  if (found.length > 0) return found;
  const mended = mend(text);
  const again = mended === text ? [] : parse(mended);
  return again.length > 0 ? again : farChapter(text);
}

/** `the last verse of Matthew`, `mstari wa mwisho wa Yohana 3`: in the last chapter where none is named. */
const lastVerseOf = phraseList(
  'last|final verse|line|words of|in|from\nverse|mstari|aya wa|ya? mwisho wa|ya|in|of|katika|kwenye',
);
const BEFORE_NAME = new Set('of in wa ya katika kwenye from the book gospel kitabu cha injili chapter'.split(' '));
/** A name has at most so many words, with its number before and the chapter behind: `1 Corinthians 13`. */
const MOST_WORDS_OF_NAME = 3;

function lastVerseIn(text: string): AskedPassage | undefined {
  const words = wordsOf(text);
  const [ending] = lastVerseOf.findAll(words);
  const name = words.slice(ending?.to).filter((word) => !BEFORE_NAME.has(word));
  if (!ending || name.length > MOST_WORDS_OF_NAME || !name.some(isName)) return undefined;
  const named = name.join(' ');
  const [found, ...others] = parse(/\d$/.test(named) ? named : `${named} 1`);
  if (!found || others.length > 0) return undefined;
  const chapter = /\d$/.test(named) ? found.chapter : found.book.chapters;
  return { book: found.book, chapter, first: LAST_VERSE, lastChapter: chapter, last: LAST_VERSE };
}

/** The highest verse that is read from digits without a mark between: no chapter beyond Psalms has many more. */
const LAST_RUN_TOGETHER = 40;

/**
 * A chapter so far beyond any book's last that the parser takes the number for another thing: `Psalm 200`. Where the
 * digits make a chapter and a verse, those are meant: `John 316`.
 */
function farChapter(text: string): AskedPassage[] {
  const [said, name = '', number] = /((?:[123] )?[a-z]{2,}\.?(?: chapter)?) (\d{3,4})(?![\d:.])/i.exec(text) ?? [];
  if (!said || !saysNothingElse(text.replace(said, ' '), true)) return [];
  const together = Number(number);
  const [chapter, verse] = [Math.floor(together / 100), together % 100];
  return parse(`${name} 1`).map(({ book }) => {
    const isVerse = book.code !== 'PSA' && chapter <= book.chapters && verse > 0 && verse <= LAST_RUN_TOGETHER;
    return isVerse
      ? { book, chapter, first: verse, lastChapter: chapter, last: verse }
      : { book, chapter: together, first: 1, lastChapter: together, last: TO_THE_END };
  });
}

/** The book that a message names and nothing else: `Ruth`, `the book of Ruth`, `Kitabu cha Ayubu`. */
export function findBookAlone(message: string): Book | undefined {
  const bookNamed = /\b(?:book of|kitabu cha|gospel of|injili ya|letter to|epistle to)\b/i.test(message);
  const words = inEnglish(message)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = words.filter((word) => !WORDS_AROUND.has(word));
  if (name.length === 0 || name.length > LONGEST_NAME) return undefined;
  const said = name.join(' ');
  if (!bookNamed && ORDINARY_WORDS.has(said) && !/^(?:ruth|esta|ezra|luka)$/.test(said)) return undefined;
  if (!isName(name.at(-1) ?? '')) return undefined;
  // `I finished the year well, I want a psalm` asks for any psalm that fits.
  if (!bookNamed && name.length > 1 && /^psalms?$/.test(name.at(-1) ?? '')) return undefined;
  const alone = parse(`${said} 1`);
  return alone.length === 1 ? alone[0]?.book : undefined;
}

function parse(text: string): AskedPassage[] {
  parser.parse(text);
  const found: AskedPassage[] = [];
  const entities = parser.parsed_entities();
  // What stands around one reference are also the others: `ps 23 and ps 24`.
  const others = entities.reduce((rest, { indices: [from = 0, to = 0] }) => blank(rest, from, to), text);
  for (const entity of entities) {
    const [from = 0, to = 0] = entity.indices;
    if (!isMeant(text, others, from, to)) continue;
    for (const { start, end } of entity.entities) {
      const book = BOOK_OF_OSIS.get(start.b ?? '');
      if (!book || end.b !== start.b) continue;
      const chapter = start.c ?? 1;
      const lastChapter = end.c ?? chapter;
      if (lastChapter > book.chapters && chapter < lastChapter && (end.v ?? TO_THE_END) === TO_THE_END) {
        // `1 Timothy 4-12`: a chapter that the book does not have is a verse.
        found.push({
          book,
          chapter,
          first: lastChapter,
          lastChapter: chapter,
          last: lastChapter,
          orChapters: lastChapter,
        });
        continue;
      }
      const first = start.v ?? 1;
      const last = start.v === undefined ? TO_THE_END : (end.v ?? first);
      found.push({ book, chapter, first, lastChapter, last });
    }
  }
  return joined(found);
}

/** The passages with verses that follow each other as one: `Philippians 4:6,7`. */
function joined(passages: AskedPassage[]): AskedPassage[] {
  const result: AskedPassage[] = [];
  for (const passage of passages) {
    const before = result.at(-1);
    const goesOn =
      before?.book === passage.book &&
      before.lastChapter === passage.chapter &&
      before.chapter === passage.lastChapter &&
      before.last + 1 === passage.first;
    if (before && goesOn) before.last = passage.last;
    else if (!result.some((one) => isDeepStrictEqual(one, passage))) result.push({ ...passage });
  }
  return result;
}

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

/**
 * Whether the words at this place are a reference and not an ordinary word before a number (`job 2 days ago`).
 *
 * @param others the text without anything that looks like a reference
 */
function isMeant(text: string, others: string, from: number, to: number): boolean {
  const said = text.slice(from, to);
  const name = /[a-z]+/i.exec(said)?.[0].toLowerCase() ?? '';
  if (!ORDINARY_WORDS.has(name)) return true;
  if (/\d\s*(?:[:.]|v|vs|verses?)\s*\d/i.test(said)) return true;
  // `na 91` behind a psalm is no chapter of Nahum.
  const rest = name.length > 3 || name === 'ps' ? others.replace(/[,;&]|\band\b/g, ' ') : blank(text, from, to);
  return saysNothingElse(rest, name.length > 3);
}

/** Whether a text holds only words that may stand around a reference (`please`, `read me`), or, without those, nothing. */
export function saysNothingElse(text: string, wordsAllowed: boolean): boolean {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return wordsAllowed ? words.every((word) => WORDS_AROUND.has(word) || /^\d+$/.test(word)) : words.length === 0;
}

/** The text with each word before a number that is almost a book's name mended. */
function mend(text: string): string {
  return text.replace(/[a-z]{4,}(?=\.? (?:chapter |verse )?\d)/gi, (word, at: number) => {
    const name = nearestName(word.toLowerCase());
    if (!name) return word;
    // `mabati 80` is near Malaki, and no number of a verse stands behind.
    const short = name.length < 8 && !/^\W*(?:chapter |verse )?\d+ ?[:.v] ?\d/.test(text.slice(at + word.length));
    if (short && !saysNothingElse(`${text.slice(0, at)} ${text.slice(at + word.length)}`, true)) return word;
    return SWAHILI.get(name) ?? name;
  });
}

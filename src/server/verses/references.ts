import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { BOOKS, type Book } from '#shared/bible.ts';
import { ENGLISH_NAMES, ORDINARY_WORDS, SWAHILI_BOOKS } from './bookNames.ts';
import { readNumber, readRoman } from './numberWords.ts';
import { spellingDistance } from './words.ts';

/** Verses that a person asks for; they need not exist. A whole chapter is 1 to 999, a whole book is its first chapter. */
export interface AskedPassage {
  book: Book;
  chapter: number;
  first: number;
  lastChapter: number;
  last: number;
}

/** Where a chapter ends when nobody said where. */
const TO_THE_END = 999;

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

const SWAHILI = new Map(SWAHILI_BOOKS);
const NAMES = new Set([...ENGLISH_NAMES, ...SWAHILI.keys()]);
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
const NUMBERED = new Set('samuel kings chronicles corinthians thessalonians timothy peter john'.split(' '));

/** Words that may stand around a reference without saying anything else. */
const AROUND = new Set(
  (
    'a an and aya bible biblia book can cha chapter could do find for from get give hadi hello hi i in is it kitabu ' +
    'kusoma la let like look me mstari na naomba nataka need ni nipe nionyeshe nisomee of on open please pls quote read ' +
    'say says show some soma somea sura tafadhali tell text that the this to ukurasa up us v verse verses vs vv wa want ' +
    'we what whats will would ya yote you your scripture passage full whole entire today about'
  ).split(' '),
);

/**
 * The passages that a message asks for, in any usual form and small misspelling, in English or Kiswahili: `jn 3 16`,
 * `I Corinthians 13 verse 4`, `Zaburi ya 23`, `Gen 1:1-3; John 1:1`.
 */
export function findReferences(message: string): AskedPassage[] {
  const text = inEnglish(message);
  if (!/\d/.test(text)) return [];
  const found = parse(text);
  if (found.length > 0) return found;
  const mended = mend(text);
  return mended === text ? [] : parse(mended);
}

/** The book that a message names and nothing else: `Ruth`, `the book of Ruth`, `Kitabu cha Ayubu`. */
export function findBookAlone(message: string): Book | undefined {
  const bookNamed = /\b(?:book of|kitabu cha|gospel of|injili ya|letter to|epistle to)\b/i.test(message);
  const words = inEnglish(message)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = words.filter((word) => !AROUND.has(word) && !/^(?:gospel|injili|letter|epistle|according)$/.test(word));
  const said = name.join(' ');
  if (!bookNamed && ORDINARY_WORDS.has(said) && !/^(?:ruth|esta|ezra|luka)$/.test(said)) return undefined;
  const alone = parse(`${said} 1`);
  const [only] = alone;
  return alone.length === 1 && only && NAMES.has(name.at(-1) ?? '') ? only.book : undefined;
}

function parse(text: string): AskedPassage[] {
  parser.parse(text);
  const found: AskedPassage[] = [];
  for (const entity of parser.parsed_entities()) {
    const [from = 0, to = 0] = entity.indices;
    if (!isMeant(text, from, to)) continue;
    for (const { start, end } of entity.entities) {
      const book = BOOK_OF_OSIS.get(start.b ?? '');
      if (!book || end.b !== start.b) continue;
      const chapter = start.c ?? 1;
      const whole = start.v === undefined;
      const first = start.v ?? 1;
      const last = whole ? TO_THE_END : (end.v ?? first);
      found.push({ book, chapter, first, lastChapter: end.c ?? chapter, last });
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
    else result.push({ ...passage });
  }
  return result;
}

/** Whether the words at this place are a reference and not an ordinary word before a number (`job 2 days ago`). */
function isMeant(text: string, from: number, to: number): boolean {
  const said = text.slice(from, to);
  const name = /[a-z]+/i.exec(said)?.[0].toLowerCase() ?? '';
  if (!ORDINARY_WORDS.has(name)) return true;
  if (/\d\s*(?:[:.]|v|vs|verses?)\s*\d/i.test(said)) return true;
  return saysNothingElse(`${text.slice(0, from)} ${text.slice(to)}`, name.length > 3);
}

function saysNothingElse(text: string, wordsAllowed: boolean): boolean {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return wordsAllowed ? words.every((word) => AROUND.has(word) || /^\d+$/.test(word)) : words.length === 0;
}

/** The message with Kiswahili names, numbers in words and Roman numerals as the parser reads them. */
function inEnglish(message: string): string {
  let text = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―]/g, '-')
    .replaceAll('&', ' and ')
    .replace(/(?<=\d\s*vs?)\./g, ' ')
    .replace(/(?<=[:. ])(\d+) ?f\b/g, (_, verse) => `${verse}-${Number(verse) + 1}`)
    .replace(/(?<![:.]\d*)(?<=\d);(?=\d+(?![\d:.]))/g, ':')
    .replace(/(?<![:.]\d*)(?<=[a-z]\.? ?\d+),(?=\d+-\d)/g, ':')
    .replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-uw-z])(?!(?:st|nd|rd|th|ff?)\b)/g, ' ');
  for (const name of LONG_NAMES) text = text.replaceAll(name, (SWAHILI.get(name) ?? name).toLowerCase());
  text = text.replace(/\bwa (?=(?:filipi|korintho|rumi|galatia|efeso|ebrania|kolosai|thesalonike)\b)/g, 'wa');
  const words = text.match(/[a-z0-9]+|[^a-z0-9\s]+|\s+/gi) ?? [];
  const solid = words.filter((word) => word.trim() !== '');
  return translate(solid)
    .join(' ')
    .replace(/(\d) ([:.,-]) (?=\d)/g, '$1$2')
    .replace(/(\d) ([:.,-]) (?=\d)/g, '$1$2');
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
      if (later) out.push(later);
      out.push(book ?? word);
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
  if (word === 'na' && /^\d/.test(next)) return ['and', 1];
  return [word, 1];
}

function isName(word: string): boolean {
  return NAMES.has(word) || (word.length > 1 && KNOWN_SHORT.has(word));
}

/** Short forms after which a number in words or a Roman numeral is still a number. */
const KNOWN_SHORT = new Set(
  'gen exod deut josh psa pss prov eccl isa jer ezek matt mat mt mk lk jn rom cor gal eph phil thess tim heb jas rev'.split(
    ' ',
  ),
);

function isNumbered(word = ''): boolean {
  const name = (SWAHILI.get(word) ?? word).toLowerCase();
  return (
    NUMBERED.has(name) ||
    /^(?:sam|kgs|chr(?:on)?|cor|thes*|tim|pet|jn|jhn)$/.test(name) ||
    NUMBERED.has(nearest(name) ?? '')
  );
}

/** The text with each word before a number that is almost a book's name mended. */
function mend(text: string): string {
  return text.replace(/[a-z]{4,}(?=\.? (?:chapter |verse )?\d)/gi, (word, at: number) => {
    const name = nearest(word.toLowerCase());
    if (!name) return word;
    const short = name.length < 6;
    if (short && !saysNothingElse(`${text.slice(0, at)} ${text.slice(at + word.length)}`, true)) return word;
    return SWAHILI.get(name) ?? name;
  });
}

const mendings = new Map<string, string | undefined>();

/** The book's name that a word most nearly spells; undefined when it is too far from all. */
function nearest(word: string): string | undefined {
  if (word.length < 4 || AROUND.has(word) || NAMES.has(word)) return undefined;
  if (mendings.has(word)) return mendings.get(word);
  let best: string | undefined;
  let least = 4;
  for (const name of NAMES) {
    if (name.length < 4) continue;
    const most = name.length >= 9 ? 3 : name.length >= 6 ? 2 : 1;
    const distance = spellingDistance(word, name, most) + (word[0] === name[0] ? 0 : 1);
    if (distance <= most && distance < least) {
      best = name;
      least = distance;
    }
  }
  if (mendings.size < 5000) mendings.set(word, best);
  return best;
}

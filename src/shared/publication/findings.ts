import { normalForm } from '../normalForm.ts';
import { BOOKS } from '../verse/bible.ts';
import { type Known, numberKey } from './known.ts';
import { isKnownLink, linksIn } from './links.ts';

/**
 * What an owner has to see before it is on the site: numbers to which somebody could give, and links to other sites. A
 * list of words about money cannot hold this, since a number alone is enough.
 */
export interface Finding {
  kind: 'number' | 'link';
  /** The digits, or the link as `host/path`. */
  text: string;
}

/** The shortest number of an account. */
const MIN_DIGITS = 5;

/** The most findings that are told of one publication. */
const MAX_FINDINGS = 20;

/** The last word of each book's name, and its usual short forms. */
const BOOK_NAMES = [
  ...BOOKS.flatMap(({ name, swahili }) => [name, swahili].map((full) => full.toLowerCase().split(' ').at(-1))),
  ...'psalms ps gen exo ex lev deut josh judg sam kgs chron neh prov eccl isa jer lam ezek dan hos mic hab zech mal'.split(
    ' ',
  ),
  ...'matt mt mk lk jn rom cor gal eph phil col thess tim heb jas pet rev'.split(' '),
].join('|');

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const HOUR = '(?:[01]?\\d|2[0-4])';
const CLOCK = '(?:[01]\\d|2[0-4])[0-5]\\d';

/** Digits that are no number to give to: passages, dates, hours, years and days of a month. */
const HARMLESS = [
  `(?<!\\p{L})(?:${BOOK_NAMES})\\.? \\d{1,3}(?:[:.]\\d{1,3})?(?:(?: ?[-–] ?|, ?)\\d{1,3}){0,3}`,
  `20\\d\\d-${MONTH}-${DAY}`,
  `${DAY}([/.-])${MONTH}\\1(?:20)?\\d\\d`,
  `${HOUR}[:.][0-5]\\d`,
  `(?:${CLOCK} ?[-–] ?)?${CLOCK} ?h`,
  '(?:19|20)\\d\\d(?:/\\d\\d)?',
  `${DAY}(?:, ?${DAY}){1,9}`,
].map((shape) => new RegExp(`(?<![\\d:./])${shape}(?!\\d|[:./]\\d)`, 'gu'));

/** What an owner has to see in the texts of one publication. */
export function findingsIn(texts: readonly string[], known: Known): Finding[] {
  const links = texts.flatMap(linksIn).filter((link) => !isKnownLink(link, known.links));
  const numbers = numbersIn(texts.join('\n'), known); // together, since a number can go on in the next text
  return [
    ...[...new Set(links)].map((text): Finding => ({ kind: 'link', text })),
    ...[...new Set(numbers)].map((text): Finding => ({ kind: 'number', text })),
  ].slice(0, MAX_FINDINGS);
}

/** What is found in new texts and was not in those before. */
export function newFindings(texts: readonly string[], before: readonly string[], known: Known): Finding[] {
  const found = findingsIn(texts, known);
  if (found.length === 0) return found;
  const old = new Set(findingsIn(before, known).map(({ text }) => text));
  return found.filter(({ text }) => !old.has(text));
}

/** In words: `the number 400200`, `the link evil.com/pay`. */
export const findingWords = ({ kind, text }: Finding): string => `the ${kind} ${text}`;

/** The addresses of this site's pictures contain digits that are no numbers to people. */
const PICTURE = /\/event-pictures\/[\w-]{22,}\/\d+\.[a-z]+/g;

/** Digits of every script are one number with anything but letters between them. */
function numbersIn(text: string, known: Known): string[] {
  let read = normalForm(text.replace(PICTURE, ' picture '), 'NFKC').toLowerCase();
  for (const shape of HARMLESS) read = read.replace(shape, ' a ');
  return read
    .split(/\p{L}+/u)
    .map((run) => digitsIn(run, known))
    .filter((digits) => digits.length >= MIN_DIGITS);
}

/** The digits of a run without the numbers that are known: `0712 345 678 / 0722 111 222` has two. */
function digitsIn(run: string, known: Known): string {
  const numbers = run.split(/[,;\n|&]| [/–-] |\+/).map((part) => (part.match(/\p{N}/gu) ?? []).join(''));
  return numbers.filter((digits) => !known.numbers.includes(numberKey(digits))).join('');
}

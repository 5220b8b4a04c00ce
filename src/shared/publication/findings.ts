import { asRead } from './asRead.ts';
import { isHarmless } from './harmless.ts';
import { type Known, NOTHING_KNOWN, numberKey } from './known.ts';
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

/** How far parts of a number may stand apart: in words, and in characters where each part is long. */
const MAX_WORDS = 2;
const MAX_APART = 80;

/** How many characters around a number are read to tell what kind of number it is. */
const AROUND = 24;

/** The most findings that are told of one publication. */
const MAX_FINDINGS = 20;

/** Digits that stand together in a text. */
interface Group {
  digits: string;
  start: number;
  end: number;
}

/** Part of a number perhaps: digits that are no date, hour, price or passage, and too few for a number of their own. */
interface Part extends Group {
  /** The place of its text in the list of texts. */
  field: number;
  /** Whether at most two words stand before it in that text, or behind it. */
  isAtEnd: boolean;
}

/**
 * What an owner has to see in the texts of one publication. Digits are one number with anything but letters between
 * them, with a word or two between them, and from the end of one text to the beginning of another.
 */
export function findingsIn(texts: readonly string[], known: Known): Finding[] {
  const links = texts.flatMap(linksIn).filter((link) => !isKnownLink(link, known.links));
  const numbers: string[] = [];
  const parts: Part[] = [];
  for (const [field, text] of texts.entries()) {
    const read = asRead(withoutPictures(text));
    const own: Part[] = [];
    for (const run of runsIn(read)) {
      const digits = unknownDigits(run, read, known);
      if (digits.length >= MIN_DIGITS) numbers.push(digits);
      else if (digits !== '') {
        const { start, end } = spanOf(run);
        const isAtEnd = [read.slice(0, start), read.slice(end)].some((rest) => wordsIn(rest) <= MAX_WORDS);
        own.push({ digits, start, end, field, isAtEnd });
      }
    }
    numbers.push(...joinedIn(own, read));
    parts.push(...own);
  }
  numbers.push(...joinedAcross(parts));
  const found = [
    ...links.map((text): Finding => ({ kind: 'link', text })),
    ...numbers
      .filter((text) => !known.numbers.includes(numberKey(text)))
      .map((text): Finding => ({ kind: 'number', text })),
  ];
  return unique(found);
}

/** What is found in new texts and was not in those before, at most `MAX_FINDINGS`. */
export function newFindings(texts: readonly string[], before: readonly string[], known: Known): Finding[] {
  const found = findingsIn(texts, known);
  if (found.length === 0) return found;
  const old = new Set(findingsIn(before, known).map(({ text }) => text));
  return found.filter(({ text }) => !old.has(text)).slice(0, MAX_FINDINGS);
}

/** In words: `the number 400200, the link evil.com/pay`. What is found no longer was a reason when the change was asked for. */
export const reasonWords = (found: readonly Finding[]): string =>
  found.length === 0 ? 'its earlier wording' : found.map(({ kind, text }) => `the ${kind} ${text}`).join(', ');

/** Of what was found once, what these texts still contain. */
export function stillFound(found: readonly Finding[], texts: readonly string[]): Finding[] {
  const there = new Set(findingsIn(texts, NOTHING_KNOWN).map(({ text }) => text));
  return found.filter(({ text }) => there.has(text));
}

/** The addresses of this site's pictures contain digits that are no numbers to people. */
const withoutPictures = (text: string): string =>
  text.replace(/\/event-pictures\/[\w-]{22,}\/\d+\.[a-z]+/g, ' picture ');

/** The digits of a run that are neither harmless nor a number that owners have confirmed. */
function unknownDigits(run: readonly Group[], text: string, known: Known): string {
  // At the signs that stand between two numbers: `0712 345 678 / 0722 111 222`.
  const segments = chainsOf(run, (one, next) => !/[,;\n|&]| [/–-] |\+/.test(text.slice(one.end, next.start)));
  const rest = segments.filter((groups) => !known.numbers.includes(numberKey(digitsOf(groups))));
  const whole = rest.length === segments.length ? [run] : rest;
  const { start, end } = spanOf(run);
  const [before, after] = [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
  const isAllHarmless = whole
    .map(spanOf)
    .every((part) => isHarmless({ before, digits: text.slice(part.start, part.end), after }));
  return isAllHarmless ? '' : digitsOf(rest.flat());
}

const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('');

const spanOf = (run: readonly Group[]) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });

/** Numbers whose parts stand in one text with words between them: `400 then 200`. */
function joinedIn(parts: readonly Part[], text: string): string[] {
  const near = chainsOf(parts, (one, next) => wordsIn(text.slice(one.end, next.start)) <= MAX_WORDS);
  const far = chainsOf(parts.filter(isLong), (one, next) => next.start - one.end <= MAX_APART);
  return [...near, ...far]
    .filter((chain) => chain.length > 1)
    .map(digitsOf)
    .filter((digits) => digits.length >= MIN_DIGITS);
}

/** Three digits, or `02`: hardly a count of something. */
const isLong = ({ digits }: Part): boolean => digits.length >= 3 || (digits.length === 2 && digits.startsWith('0'));

/** Numbers whose parts stand at the ends of several texts: `Till 400` as the title and `200` as the venue. */
function joinedAcross(parts: readonly Part[]): string[] {
  const atEnds = parts.filter(({ isAtEnd }) => isAtEnd);
  const found: string[] = [];
  for (const [at, one] of atEnds.entries()) {
    for (const other of atEnds.slice(at + 1)) {
      if (one.field !== other.field && one.digits.length + other.digits.length >= MIN_DIGITS) {
        found.push(one.digits + other.digits);
      }
      if (found.length > MAX_FINDINGS) return [...found, digitsOf(atEnds)];
    }
  }
  const all = digitsOf(atEnds);
  const fields = new Set(atEnds.map(({ field }) => field)).size;
  // One digit more, since each of three short texts may have a count.
  return found.length === 0 && fields > 2 && all.length > MIN_DIGITS ? [all] : found;
}

/** Findings, each once. */
export const unique = (found: readonly Finding[]): Finding[] => [
  ...new Map(found.map((finding) => [`${finding.kind} ${finding.text}`, finding])).values(),
];

/** Splits a list into groups of neighbours. An item joins the group of the item before it where the two belong together. */
function chainsOf<Item>(items: readonly Item[], belong: (one: Item, next: Item) => boolean): Item[][] {
  const chains: Item[][] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && belong(items[at - 1] as Item, item)) chains.at(-1)?.push(item);
    else chains.push([item]);
  }
  return chains;
}

/** The digits in a text, as `asRead` makes it: groups with no letter between them are read as one number. */
const runsIn = (text: string): Group[][] =>
  chainsOf(
    [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: index, end: index + digits.length })),
    (one, next) => !/\p{L}/u.test(text.slice(one.end, next.start)),
  );

/** How many words a text has, up to three. */
function wordsIn(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\p{L}+/gu)) {
    count++;
    if (count === 3) break;
  }
  return count;
}

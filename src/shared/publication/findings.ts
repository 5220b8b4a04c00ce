import { asRead } from './asRead.ts';
import { isHarmless } from './harmless.ts';
import { type Known, numberKey } from './known.ts';
import { isKnownLink, linksIn } from './links.ts';
import { type Group, type Run, runsIn, wordsIn } from './runs.ts';

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

/** The most findings that are told of one publication. */
const MAX_FINDINGS = 20;

/** Part of a number perhaps: digits that are no date, hour, price or passage, and too few for a number of their own. */
interface Part {
  digits: string;
  run: Run;
  /** Which of the texts it stands in. */
  field: number;
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
      else if (digits !== '') own.push({ digits, run, field });
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
  return unique(found).slice(0, MAX_FINDINGS);
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
const withoutPictures = (text: string): string =>
  text.replace(/\/event-pictures\/[\w-]{22,}\/\d+\.[a-z]+/g, ' picture ');

/** The digits of a run that are neither harmless nor a number that owners have confirmed. */
function unknownDigits(run: Run, text: string, known: Known): string {
  const segments = segmentsOf(run.groups, text);
  const rest = segments.filter(({ groups }) => !known.numbers.includes(numberKey(digitsOf(groups))));
  if (rest.length === 0) return '';
  const whole = rest.length === segments.length ? [{ groups: run.groups, gaps: gapsOf(run.groups, text) }] : rest;
  if (whole.every(({ groups, gaps }) => isHarmless(groups, gaps, run))) return '';
  return digitsOf(rest.flatMap(({ groups }) => groups));
}

const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('');

const gapsOf = (groups: readonly Group[], text: string): string[] =>
  groups.slice(1).map((group, at) => text.slice(groups[at]?.end, group.start));

/** A run in parts at the signs that stand between two numbers: `0712 345 678 / 0722 111 222`. */
function segmentsOf(all: readonly Group[], text: string): { groups: Group[]; gaps: string[] }[] {
  const parts: Group[][] = [];
  for (const [at, group] of all.entries()) {
    const gap = at === 0 ? '' : text.slice(all[at - 1]?.end, group.start);
    if (at === 0 || /[,;\n|&]| [/–-] |\+/.test(gap)) parts.push([group]);
    else parts.at(-1)?.push(group);
  }
  return parts.map((groups) => ({ groups, gaps: gapsOf(groups, text) }));
}

/** Numbers whose parts stand in one text with words between them: `400 then 200`. */
function joinedIn(parts: readonly Part[], text: string): string[] {
  const near = chains(parts, (one, other) => wordsIn(text.slice(one.run.end, other.run.start)) <= MAX_WORDS);
  const far = chains(parts.filter(isLong), (one, other) => other.run.start - one.run.end <= MAX_APART);
  return [...near, ...far];
}

/** Chains of parts that belong together, as digits, where they are long enough. */
function chains(parts: readonly Part[], belong: (one: Part, other: Part) => boolean): string[] {
  const all: Part[][] = [];
  for (const part of parts) {
    const last = all.at(-1)?.at(-1);
    if (last && belong(last, part)) all.at(-1)?.push(part);
    else all.push([part]);
  }
  return all
    .filter((chain) => chain.length > 1)
    .map((chain) => chain.map(({ digits }) => digits).join(''))
    .filter((digits) => digits.length >= MIN_DIGITS);
}

/** Three digits, or `02`: hardly a count of something. */
const isLong = ({ digits }: Part): boolean => digits.length >= 3 || (digits.length === 2 && digits.startsWith('0'));

/** Numbers whose parts stand at the ends of several texts: `Till 400` as the title and `200` as the venue. */
function joinedAcross(parts: readonly Part[]): string[] {
  const atEnds = parts.filter(({ run }) => run.wordsBefore <= MAX_WORDS || run.wordsAfter <= MAX_WORDS);
  const found: string[] = [];
  for (const [at, one] of atEnds.entries()) {
    for (const other of atEnds.slice(at + 1)) {
      if (one.field !== other.field && one.digits.length + other.digits.length >= MIN_DIGITS) {
        found.push(one.digits + other.digits);
      }
      if (found.length > MAX_FINDINGS) return found;
    }
  }
  const all = atEnds.map(({ digits }) => digits).join('');
  const fields = new Set(atEnds.map(({ field }) => field)).size;
  // One digit more, since each of three short texts may have a count.
  return found.length === 0 && fields > 2 && all.length > MIN_DIGITS ? [all] : found;
}

const unique = (found: readonly Finding[]): Finding[] => [
  ...new Map(found.map((finding) => [`${finding.kind} ${finding.text}`, finding])).values(),
];

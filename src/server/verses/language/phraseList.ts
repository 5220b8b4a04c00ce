import { onceFor } from './memoize.ts';

/** Where a phrase of a list stands: words `from` to `to`, which is no longer part of it. */
export interface FoundPhrase {
  from: number;
  to: number;
}

/** Phrases as data. Words are looked at in order, each a bounded number of times, so time grows with the words alone. */
export interface PhraseList {
  /** Where the phrase stands that ends last in these words. */
  last: (words: readonly string[]) => FoundPhrase | undefined;
  /** Whether any phrase stands in these words. */
  isIn: (words: readonly string[]) => boolean;
  /** The words without every phrase that stands in them. */
  without: (words: readonly string[]) => string[];
}

/** Where one part of a phrase may end that begins at a word; none where it does not fit. */
type Part = (words: readonly string[], at: number) => number[];

/**
 * Reads phrases, one a line; `#` begins a comment. Use it in place of a long regular expression:
 *
 *     const greetings = phraseList('^ hello|hi ..2 pastor|church\nbwana asifiwe');
 *     greetings.isIn(wordsOf('Hello dear pastor')) // true
 *
 * A phrase is read word by word, its parts between spaces:
 *
 * - `kill|hang` one of these words; `suicid*` any word with this beginning, `*jiua` with this end, `*pig*` with this
 *   inside; `take_off` two words
 * - `me?` a word that may be missing; `..3` up to three words of any kind, `..3!he|she` of any kind but these
 * - `!at|in` the next word is none of these, `<!he|she` the word before is none
 * - `^` and `$` the beginning and the end of the text, `now|$` the word or the end
 * - `PARTNER` one of the words of a class, from `classes`
 *
 * @param classes lists of words between spaces, by their name in capitals
 * @throws Error where a line names a class that there is not
 */
export function phraseList(lines: string, classes: Record<string, string> = {}): PhraseList {
  const phrases = linesOf(lines).map((line) => ({
    parts: line.split(/\s+/).map((part) => readPart(part, classes)),
    needed: neededWords(line, classes),
  }));
  /** The phrases that can be in these words. The others are skipped without a search. */
  const possible = (words: readonly string[]) =>
    phrases.filter(({ needed }) => !needed || words.some((word) => needed.has(word)));
  return {
    last(words) {
      const found = possible(words).flatMap(({ parts }) => placeOf(parts, words) ?? []);
      return found.sort((one, other) => other.to - one.to)[0];
    },
    isIn: onceFor((words: readonly string[]) => possible(words).some(({ parts }) => placeOf(parts, words))),
    without: (words) => possible(words).reduce((rest, { parts }) => withoutPhrase(parts, rest), [...words]),
  };
}

/** Every text with this phrase has one of these words; undefined where the phrase has no fixed word. */
function neededWords(line: string, classes: Record<string, string>): Set<string> | undefined {
  const [fewest] = line
    .split(/\s+/)
    .filter((part) => !/[\^$!<?]|^\.\./.test(part))
    .map((part) => alternativesOf(part, classes).map(([first = '']) => first))
    .filter((words) => !words.some((word) => word.includes('*')))
    .sort((one, other) => one.length - other.length);
  return fewest && new Set(fewest);
}

/** The sections of a file, each with its lines that are not empty: `# name` begins one. */
export const sectionsOf = (text: string): [name: string, lines: string[]][] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.trim().split('\n');
      return [name, lines.map((line) => line.trim()).filter(Boolean)];
    });

/** Words without those at either end that are in a set; all of them where nothing else is left. */
export function withoutEnds(words: readonly string[], small: ReadonlySet<string>): readonly string[] {
  const first = words.findIndex((word) => !small.has(word));
  return first < 0 ? words : words.slice(first, words.findLastIndex((word) => !small.has(word)) + 1);
}

/** The lines of a list that say something. */
const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

/** Where a phrase first stands, as long as it may be there. */
function placeOf(parts: Part[], words: readonly string[]): FoundPhrase | undefined {
  for (let from = 0; from <= words.length; from++) {
    let ends = [from];
    for (const part of parts) {
      ends = ends.length === 1 ? part(words, ends[0] ?? from) : [...new Set(ends.flatMap((end) => part(words, end)))];
      if (ends.length === 0) break;
    }
    if (ends.length > 0) return { from, to: Math.max(...ends) };
  }
  return undefined;
}

/** The words without each place of a phrase. */
function withoutPhrase(parts: Part[], words: string[]): string[] {
  const { from = 0, to = 0 } = placeOf(parts, words) ?? {};
  return to > from ? [...words.slice(0, from), ...withoutPhrase(parts, words.slice(to))] : words;
}

function readPart(part: string, classes: Record<string, string>): Part {
  const [, most, except] = /^\.\.(\d+)(?:!(.+))?$/.exec(part) ?? [];
  if (most) return gapOf(Number(most), except ? oneOf(except, classes) : () => NOWHERE);
  if (part.startsWith('<!')) {
    const before = alternativesOf(part.slice(2), classes);
    return (words, at) => (before.some((said) => fits(said, words, at - said.length)) ? NOWHERE : [at]);
  }
  if (part.startsWith('!')) {
    const next = oneOf(part.slice(1), classes);
    return (words, at) => (next(words, at).length > 0 ? NOWHERE : [at]);
  }
  if (part.endsWith('?')) {
    const next = oneOf(part.slice(0, -1), classes);
    return (words, at) => [at, ...next(words, at)];
  }
  return oneOf(part, classes);
}

/** Up to so many words, as long as none of those begins that may not stand there. */
function gapOf(most: number, except: Part): Part {
  return (words, at) => {
    const ends = [at];
    while (ends.length <= most && at < words.length && except(words, at).length === 0) ends.push(++at);
    return ends;
  };
}

const NOWHERE: number[] = [];

/** One of several words, or groups of words; `^` and `$` take none. */
function oneOf(part: string, classes: Record<string, string>): Part {
  const all = alternativesOf(part, classes);
  return (words, at) => all.filter((one) => fits(one, words, at)).map((one) => at + (isEdge(one) ? 0 : one.length));
}

const isEdge = ([first]: string[]): boolean => first === '^' || first === '$';

/** What a part may stand for: each a word, or several. */
function alternativesOf(part: string, classes: Record<string, string>): string[][] {
  return part.split('|').flatMap((word) => {
    if (!/^[A-Z_]+$/.test(word)) return [word.split('_')];
    const members = classes[word];
    if (members === undefined) throw new Error(`There is no class of words ${word}.`);
    return members
      .trim()
      .split(/\s+/)
      .map((member) => member.split('_'));
  });
}

const fits = (said: string[], words: readonly string[], at: number): boolean =>
  isEdge(said)
    ? at === (said[0] === '^' ? 0 : words.length)
    : said.every((word, step) => isSaid(word, words[at + step] ?? ''));

function isSaid(word: string, written: string): boolean {
  if (!word.includes('*')) return word === written;
  const letters = word.replaceAll('*', '');
  if (word.startsWith('*') && word.endsWith('*')) return written.includes(letters);
  return word.endsWith('*') ? written.startsWith(letters) : written.endsWith(letters);
}

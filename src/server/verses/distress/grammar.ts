import type { DangerPhrases } from '#content/verses/distress/phrases.ts';
import { CLASSES } from '#content/verses/distress/wordClasses.ts';

/** One way in which people tell of danger. */
export interface Rule extends Omit<DangerPhrases, 'lines'> {
  pattern: RegExp;
  /** Words of which a sentence must have one; undefined where that cannot be told. */
  triggers: string[] | undefined;
}

/**
 * Makes rules from phrases, one pattern a line; `#` begins a comment. A pattern is read word by word:
 *
 * - `kill|hang` one of these words, `suicid*` any word with this beginning, `me?` a word that may be missing;
 * - `ABUSER` one of a class of words (`content/verses/distress/wordClasses.ts`);
 * - `..3` up to three words of any kind, `!at|in` the next word is none of these, `<!he|she` the last one was none;
 * - `^` and `$` the beginning and the end of the sentence, `now|$` the word or the end;
 * - `@3>1:pig|chap` a Kiswahili verb: third person subject, first person object, one of these roots; `@1:` without an
 *   object; `@ji:u|nyong` a reflexive verb of any subject.
 */
export function rulesOf({ lines, ...about }: DangerPhrases): Rule[] {
  return lines
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({
      ...about,
      pattern: compile(line, about.who === 'self' && /despair|sexual/.test(about.matter)),
      triggers: triggersOf(line),
    }));
}

/**
 * A pattern of the grammar as a regular expression over a sentence that begins and ends with a space.
 *
 * @param own a pattern that begins with the writer (`i|we ..3`): nobody else may come between, who would be the subject
 */
export function compile(line: string, own = false): RegExp {
  const [first = ''] = line.split(/\s+/);
  const isOwn = own && /^(?:i|we)(?:\||$)/.test(first);
  const parts = line.split(/\s+/).map((part, at) => {
    return isOwn && at === 1 ? compilePart(part).replace('\\S+', `(?!(?:${CLASSES.PERSON}) )\\S+`) : compilePart(part);
  });
  const anchored = line.startsWith('^');
  return new RegExp((anchored ? '' : '(?<= )') + parts.join(''));
}

function compilePart(part: string): string {
  if (part === '^') return '^ ';
  if (part === '$') return '$';
  const gap = /^\.\.(\d+)$/.exec(part)?.[1];
  if (gap) return `(?:\\S+ ){0,${gap}}`;
  if (part.startsWith('<!')) return `(?<! ${wordsIn(part.slice(2))} )`;
  if (part.startsWith('!')) return `(?!${wordsIn(part.slice(1))} )`;
  if (part.endsWith('?')) return `(?:${wordsIn(part.slice(0, -1))} )?`;
  if (part.endsWith('|$')) return `(?:${wordsIn(part.slice(0, -2))} |$)`;
  return `${wordsIn(part)} `;
}

function wordsIn(part: string): string {
  if (part.startsWith('@')) return verbOf(part.slice(1));
  const words = part.split('|').map((word) => {
    const members = CLASSES[word];
    if (members) return members;
    if (/[A-Z]/.test(word)) throw new Error(`There is no class ${word}.`);
    return word.replace('*', '\\S*').replaceAll('_', ' ');
  });
  return `(?:${words.join('|')})`;
}

/** What stands before the object and the root of a Kiswahili verb, by its subject. */
const TENSES = '(?:na|me|li|ta|nge|ngali|ki|ka|mesha|lisha|ja|no|nax|ma)?(?:ku)?';
const SUBJECTS: Record<string, string> = {
  // "nimechoka", "ninataka", "nataka", "sitaki", "nmechoka"
  1: `(?:(?:ni|n|si|s|tu|hatu|h?u)${TENSES}|(?:na|nta|ku|ha))`,
  2: `(?:(?:u|m|hu|ham)${TENSES})`,
  // "ananipiga", "amenipiga", "hunipiga", "wananipiga", "akinipiga"
  3: `(?:(?:a|wa|ha|hawa)${TENSES}|hu)`,
};
const OBJECTS: Record<string, string> = { 1: '(?:ni|n|tu)', 2: '(?:ku|wa)', 3: '(?:m|mu|mw|wa)' };

function verbOf(description: string): string {
  const colon = description.indexOf(':');
  const who = description.slice(0, colon);
  const root = `(?:${description.slice(colon + 1)})`;
  if (who === 'ji') return `\\S*?ji${root}[a-z]*`;
  const [subject = '', object] = who.split('>');
  return `(?:${SUBJECTS[subject]})${object ? OBJECTS[object] : ''}${root}[a-z]*`;
}

/** Words too common to select a pattern by. */
const COMMON = new Set(
  'i me my am is are was to the a of in on and not no it he she his her they you we be na ya wa ni'.split(' '),
);

/** The words of a pattern's rarest required part. */
export function triggersOf(line: string): string[] | undefined {
  const parts = line
    .split(/\s+/)
    .filter((part) => !/^[\^$@!<]|^\.\.|\?$|\*|\|\$$/.test(part))
    .map((part) => [
      ...new Set(
        wordsIn(part)
          .slice(3, -1)
          .split('|')
          .map((word) => word.split(' ')[0] ?? ''),
      ),
    ]);
  const cost = (words: string[]) => words.reduce((sum, word) => sum + (COMMON.has(word) ? 30 : 1), 0);
  return parts.sort((one, other) => cost(one) - cost(other))[0];
}

/** Finds those of many patterns that could stand in a sentence, so that the others need not be tried. */
export function patternIndex<T extends { triggers: string[] | undefined }>(list: T[]): (sentence: string) => T[] {
  const always = new Set<number>();
  const byWord = new Map<string, number[]>();
  for (const [at, { triggers }] of list.entries()) {
    if (!triggers) always.add(at);
    for (const word of triggers ?? []) byWord.set(word, [...(byWord.get(word) ?? []), at]);
  }
  return (sentence) => {
    const found = new Set(always);
    for (const word of sentence.split(' ')) for (const at of byWord.get(word) ?? []) found.add(at);
    return [...found].sort((one, other) => one - other).map((at) => list[at] as T);
  };
}

import type { VerseLanguage } from '#shared/verse.ts';
import { CLASSES } from './classes.ts';

/** What a rule finds, before it is settled who is in danger and how old. */
export type Matter = 'despair' | 'poison' | 'hurt' | 'sexual' | 'harm';

/** One way in which people tell of danger. */
export interface Rule {
  matter: Matter;
  /** Of whom it tells: of the writer, or of somebody else. */
  who: 'self' | 'other';
  level: 'clear' | 'possible';
  language: VerseLanguage;
  pattern: RegExp;
}

/**
 * Makes rules from lines of the grammar, one pattern a line; `#` begins a comment. A pattern is read word by word:
 *
 * - `kill|hang` one of these words, `suicid*` any word with this beginning, `me?` a word that may be missing;
 * - `ABUSER` one of a class of words (`classes.ts`);
 * - `..3` up to three words of any kind, `!at|in` the next word is none of these, `<!he|she` the last one was none;
 * - `^` and `$` the beginning and the end of the sentence, `now|$` the word or the end;
 * - `@3>1:pig|chap` a Kiswahili verb: third person subject, first person object, one of these roots; `@1:` without an
 *   object; `@ji:u|nyong` a reflexive verb of any subject.
 */
export function rulesOf(about: Omit<Rule, 'pattern'>, lines: string): Rule[] {
  return lines
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ ...about, pattern: compile(line, about.who === 'self' && /despair|sexual/.test(about.matter)) }));
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHOICE = /\{([^}]*)\}/;

/** For each choice of the longest list, how many sentences a template gives. */
const ROUNDS = 4;

/**
 * The example sentences of a line. A line may have lists of words: `my {uncle|teacher} {helped|hit} me`. Each
 * word of the longest list is used in four sentences, each time with other words of the other lists.
 */
export function sentencesOfLine(line: string): string[] {
  const [beginning = '', ...parts] = line.split(CHOICE); // a list and what follows it, by turns
  const lists = parts.filter((_, at) => at % 2 === 0).map((words) => words.split('|'));
  if (lists.length === 0) return [line];
  const longest = Math.max(...lists.map((list) => list.length));
  const sentences = Array.from({ length: longest * ROUNDS }, (_, at) => {
    const round = Math.floor(at / longest);
    return lists.reduce(
      (said, words, list) => said + words[((at % longest) + round * list) % words.length] + parts[2 * list + 1],
      beginning,
    );
  });
  return [...new Set(sentences)];
}

/** Whose need it is. */
export const WHOSE = ['self', 'spouse', 'child', 'parent', 'friend', 'church'] as const;
export type Whose = (typeof WHOSE)[number];

/** What the person feels; `guilt` over a wrong of one's own, `none` where the sentence does not tell. */
export const FEELINGS = ['none', 'grief', 'fear', 'shame', 'guilt', 'anger', 'joy', 'thanks'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** A sentence as a person would write it, with the need behind it. */
export interface Sentence {
  text: string;
  /** The need's key. */
  need: string;
  whose: Whose;
  feeling: Feeling;
}

const FOLDER = join(import.meta.dirname, '../../../content/verses/sentences');

/**
 * The example sentences of every need, from `src/content/verses/sentences`: `# need` begins a need, `= whose feeling` says
 * whose it is and what is felt in the lines that follow, and every other line is one sentence. What is in `needsOnly`
 * teaches needs, but not what is no danger.
 *
 * @throws Error with the file and line where one of them cannot be read
 */
export function readSentences(): Sentence[] {
  return readdirSync(FOLDER, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parseSentences(readFileSync(join(FOLDER, name), 'utf8'), name));
}

/** @param file named in what is thrown */
export function parseSentences(text: string, file: string): Sentence[] {
  let told: Omit<Sentence, 'text'> | undefined;
  return text.split('\n').flatMap((line, at): Sentence[] => {
    const [mark, first = '', second = ''] = line.trim().split(/\s+/);
    const whose = WHOSE.find((one) => one === first);
    const feeling = FEELINGS.find((one) => one === second);
    if (mark === '#') told = { need: first, whose: 'self', feeling: 'none' };
    if (mark === '' || mark === '#') return [];
    if (!told) throw new Error(`${file}, line ${at + 1}: a sentence stands before the first need.`);
    if (mark !== '=')
      return sentencesOfLine(line.trim()).map((text) => ({ text, ...(told as Omit<Sentence, 'text'>) }));
    if (!whose || !feeling) throw new Error(`${file}, line ${at + 1}: write “= whose feeling”.`);
    told = { ...told, whose, feeling };
    return [];
  });
}

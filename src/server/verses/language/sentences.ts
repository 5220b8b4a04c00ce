import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOfLine } from '../classifier/templates.ts';

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

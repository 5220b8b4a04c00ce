import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { openModels, type Training } from '../classifier/kept.ts';
import { classify, type Model } from '../classifier/model.ts';
import type { Example } from '../classifier/train.ts';
import { sectionsOf } from '../language/phraseList.ts';
import { readSentences, sentencesOfLine } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';

/** The label of a message about something else. */
const NEW = 'new';

const FILE = join(import.meta.dirname, '../../../content/verses/asks/followUps.txt');

/** So many sentences of needs and famous lines stand for one that is an example of a new matter. */
const NEW_SHARE = 12;

/**
 * The example sentences of every act. An act is what a message asks of the passage before it, without naming a verse, a
 * book or words of it. They are in `src/content/verses/asks/followUps.txt`: `# act` begins an act, and every other line is
 * a sentence, or several with `{one|other}`.
 */
export const actExamples = (): Example[] =>
  sectionsOf(readFileSync(FILE, 'utf8')).flatMap(([label, lines]) =>
    lines.flatMap(sentencesOfLine).map((text) => ({ text, label })),
  );

/** By its letters, not its place: a sentence that is added changes nothing for the others. */
const isInSample = (text: string): boolean =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_007, 0) % NEW_SHARE === 0;

/** What the classifier of acts is trained from. */
export function actTraining(): Training {
  return {
    name: 'acts',
    examples() {
      const others = [...readSentences().map(({ text }) => text), ...famousLines.flatMap(({ wordings }) => wordings)];
      const fresh = others.filter(isInSample).map((text) => ({ text, label: NEW }));
      return { act: [...actExamples(), ...fresh] };
    },
    options: { rounds: 4, sharpness: 1.54 },
  };
}

/** So sure the classifier must be. */
const SURE = 0.8;
/** A message of more words tells of something. */
const MAX_WORDS_OF_ACT = 10;

let kept: Model | undefined;

/** The act that a message most likely is; undefined for a new matter, and where it is not sure. */
export function findActIn(message: string): string | undefined {
  const words = wordsOf(message);
  kept ??= openModels(actTraining()).act;
  const [first] = kept && words.length <= MAX_WORDS_OF_ACT ? classify(kept, words.join(' ')) : [];
  return first && first.confidence >= SURE && first.label !== NEW ? first.label : undefined;
}

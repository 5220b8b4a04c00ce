import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { openModels, type Training } from '../classifier/kept.ts';
import { classify, type Model } from '../classifier/model.ts';
import { sentencesOfLine } from '../classifier/templates.ts';
import type { Example } from '../classifier/train.ts';
import { sectionsOf } from '../language/phraseList.ts';
import { readSentences } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';

/** What a message asks of the passage before it in so many words, where it names no verse, book or words of it. */
export const ACTS = [
  'next',
  'previous',
  'chapter',
  'around',
  'shorter',
  'simpler',
  'english',
  'kiswahili',
  'again',
  'explain',
  'another',
  'still',
  'thanks',
  'share',
] as const;
export type Act = (typeof ACTS)[number];

/** The label of a message about something else. */
const NEW = 'new';

const FILE = join(import.meta.dirname, '../../../content/verses/asks/followUps.txt');

/** So many sentences of needs and famous lines stand for one that is an example of a new matter. */
const NEW_SHARE = 12;

/**
 * The example sentences of every act, from `src/content/verses/asks/followUps.txt`: `# act` begins an act, every other
 * line is a sentence, or several with `{one|other}`.
 *
 * @throws Error where a line names no act
 */
export const actExamples = (text = readFileSync(FILE, 'utf8')): Example[] =>
  sectionsOf(text).flatMap(([name, lines]) => {
    const label = ACTS.find((act) => act === name);
    if (!label) throw new Error(`followUps.txt: “# ${name}” names no act.`);
    return lines.flatMap(sentencesOfLine).map((sentence) => ({ text: sentence, label }));
  });

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

/** What stands before the first comma: `can you put that in English, my friend reads no Swahili`. */
const FIRST_CLAUSE = /^[^,.;–]+/;

/** What is asked of a passage in a first clause, whatever follows says only why. */
const WITH_REASONS: ReadonlySet<Act> = new Set(['english', 'kiswahili']);

/**
 * The act that a message most likely is; undefined for a new matter, and where it is not sure. A long message only asks for
 * another language, in its first clause.
 */
export function findActIn(message: string): Act | undefined {
  const words = wordsOf(message);
  const isLong = words.length > MAX_WORDS_OF_ACT;
  const said = isLong ? wordsOf(FIRST_CLAUSE.exec(message)?.[0] ?? '') : words;
  kept ??= openModels(actTraining()).act;
  const [first] = kept ? classify(kept, said.join(' ')) : [];
  const act = first && first.confidence >= SURE ? ACTS.find((one) => one === first.label) : undefined;
  return act && isLong && !WITH_REASONS.has(act) ? undefined : act;
}

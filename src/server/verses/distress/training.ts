import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DistressKind } from '#content/verses/distress/care.ts';
import { despair, poison } from '#content/verses/distress/examplesDespair.ts';
import { child, sexual, violence } from '#content/verses/distress/examplesHurt.ts';
import { harm, otherChild, otherDespair, otherViolence } from '#content/verses/distress/examplesOthers.ts';
import { quiet, quoted } from '#content/verses/distress/examplesQuiet.ts';
import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { needs } from '#content/verses/needs.ts';
import { verseSayings } from '#content/verses/sayings.ts';
import { type Features, tokenFeatures } from '../classifier/features.ts';
import { openModels, type Training } from '../classifier/kept.ts';
import { classify, type Model } from '../classifier/model.ts';
import { sentencesOfLine } from '../classifier/templates.ts';
import { tokensOf } from '../classifier/text.ts';
import type { Example } from '../classifier/train.ts';
import { conceptsVersion } from '../language/concepts.ts';
import { addMeanings } from '../meanings.ts';
import { conceptsOf } from './concepts.ts';
import { withoutQuietWords } from './sayings.ts';
import { sentencesOf } from './sentences.ts';

/** The label of what is no distress. */
export const QUIET = 'quiet';
const DANGER = 'danger';

const examples: Record<DistressKind | typeof QUIET, string> = {
  despair,
  poison,
  violence,
  sexual,
  child,
  otherDespair,
  otherViolence,
  otherChild,
  harm,
  quiet: quiet + quoted,
};

/** Every example of distress and of none, with its kind. */
export const distressExamples: Example[] = Object.entries(examples).flatMap(([label, lines]) =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .flatMap(sentencesOfLine)
    .map((text) => ({ text, label })),
);

/** The example sentences of needs. */
const SENTENCES = join(import.meta.dirname, '../../../content/verses/sentences');
/** Needs in which people do tell of danger. */
const GRAVE = /abuse|suicid|violen|revenge|self-worth|persecution/;

/** What people write who need something else: words that call for a need, and the example sentences of needs. */
export function needsOfOthers(): Example[] {
  const listed = needs
    .filter(({ key }) => !GRAVE.test(key))
    .flatMap(({ calls, wito }) => `${calls},${wito}`.split(','))
    .map((call) => ({ text: call.trim().replace(/^[~-]/, ''), label: QUIET, weight: LISTED }));
  return [...listed, ...sentencesOfNeeds()].filter(({ text }) => text !== '');
}

function sentencesOfNeeds(): Example[] {
  let grave = false;
  return readdirSync(SENTENCES)
    .sort()
    .flatMap((name) => readFileSync(join(SENTENCES, name), 'utf8').split('\n'))
    .flatMap((line) => {
      if (line.startsWith('#')) grave = GRAVE.test(line);
      return grave || line === '' || /^[#=]/.test(line) ? [] : [{ text: line, label: QUIET, weight: NEEDED }];
    });
}

/** How much a concept counts beside a word, and how much two that stand together. */
const CONCEPT = 0.9;
const PAIR = 0.9;
/** How much a piece of a word counts. */
const PIECE = 0.2;

/** How much the meanings count that the needs are told by. */
const MEANINGS = { meaning: 0.9, both: 0.7, plain: 0.8 };

/** The features of a sentence whose spelling was mended: its words, their pieces, its concepts and the pairs of them. */
export function distressFeatures(text: string): Features {
  // A text in single spaces is one that was read before.
  const sentence = withoutQuietWords(text.startsWith(' ') ? text : sentencesOf(text).join(''));
  const tokens = sentence.split(' ').filter(Boolean);
  const features = tokenFeatures(
    tokens.map((token) => (/^\d/.test(token) ? '0' : token)),
    PIECE,
  );
  addMeanings(features, tokensOf(sentence), MEANINGS);
  const concepts = conceptsOf(sentence.replace(/\d+/g, '0'));
  for (const [at, one] of concepts.entries()) {
    features.set(`k ${one}`, CONCEPT);
    for (const other of concepts.slice(at + 1)) features.set(`kk ${one} ${other}`, PAIR);
  }
  return features;
}

/** How much the words and the sentences of a need count: there are many more of them than examples of distress. */
const LISTED = 0.1;
const NEEDED = 0.5;
const QUOTED = 0.5;

/** How much an example of distress counts beside one of none: a call that is missed costs more than a needless number. */
const WEIGHT = 4;

/** What the classifier of distress is trained from: whether there may be danger, and of which kind. */
export function distressTraining(): Training {
  const danger: Example[] = distressExamples.map(({ text, label }) =>
    label === QUIET ? { text, label } : { text, label: DANGER, weight: WEIGHT },
  );
  danger.push(...needsOfOthers(), ...quotations());
  const kind = distressExamples.filter(({ label }) => label !== QUIET);
  return {
    name: 'distress',
    examples: { danger, kind },
    featuresOf: distressFeatures,
    options: { rounds: 5, calibrated: false },
    // Pairs of concepts need many slots, or they share them with words of another meaning.
    own: { danger: { size: 262_144, prior: 0.5 } },
    version: `3 ${conceptsVersion}`,
  };
}

/** Lines of the Bible and sayings: who quotes them is in no danger. */
function quotations(): Example[] {
  const lines = famousLines.flatMap(({ wordings }) => wordings);
  const sayings = verseSayings.flatMap(({ forms }) => forms);
  return [...lines, ...sayings].map((text) => ({ text, label: QUIET, weight: QUOTED }));
}

let kept: Record<string, Model> | undefined;

/** Loads the classifier, or trains it where the build did not; milliseconds, or seconds. */
export function openDistress(): Record<string, Model> {
  kept ??= openModels(distressTraining());
  return kept;
}

/** How likely a text tells of danger, 0 to 1, and of which kind it then is. */
export function dangerOf(text: string): { danger: number; kind: DistressKind } {
  const { danger, kind } = openDistress();
  if (!danger || !kind) throw new Error('The classifier of distress was not trained.');
  const share = classify(danger, text).find(({ label }) => label === DANGER)?.confidence ?? 0;
  if (share < 0.2) return { danger: share, kind: 'despair' };
  return { danger: share, kind: (classify(kind, text)[0]?.label ?? 'despair') as DistressKind };
}

import { needs } from '#content/verses/needs/needs.ts';
import type { Training } from '../classifier/kept.ts';
import type { Example, TrainingOptions } from '../classifier/train.ts';
import { readSentences } from '../language/sentences.ts';
import { featuresVersion, needFeatures } from './needFeatures.ts';

/** How much a word of the word lists counts beside a sentence. */
const LISTED = 0.3;

const needsOptions: TrainingOptions = { rounds: 3, prior: 0.6, rate: 1 };

/** The words of the word lists as examples of their needs. */
function listedExamples(): Example[] {
  return needs.flatMap(({ key, calls, wito }) =>
    `${calls},${wito}`
      .split(',')
      .map((call) => ({ text: call.trim().replace(/^[~-]/, ''), label: key, weight: LISTED }))
      .filter(({ text }) => text !== ''),
  );
}

/** How much a sentence about somebody else counts where it is told whose a need is: most are about the one who writes. */
const OTHERS = 4;

/** What the classifiers of needs are trained from: which need, what is felt, and whose it is. */
export function needsTraining(): Training {
  return {
    name: 'needs',
    examples() {
      const sentences = readSentences();
      return {
        need: [...listedExamples(), ...sentences.map(({ text, need }) => ({ text, label: need }))],
        feeling: sentences.map(({ text, feeling }) => ({ text, label: feeling })),
        whose: sentences.map(({ text, whose }) => ({ text, label: whose, weight: whose === 'self' ? 1 : OTHERS })),
      };
    },
    featuresOf: needFeatures,
    options: needsOptions,
    own: { need: { sharpness: 1.85 } },
    version: featuresVersion,
  };
}

import { needs } from '#content/verses/needs/needs.ts';
import { type Features, tokenFeatures, tokensOf } from '../classifier/features.ts';
import type { Training } from '../classifier/kept.ts';
import type { Example } from '../classifier/train.ts';
import { conceptsVersion } from '../language/concepts.ts';
import { readSentences } from '../language/sentences.ts';
import { addMeanings } from '../meanings.ts';

/** How much a piece of a word counts beside a word. */
const PIECE = 0.2;

/**
 * The features of a message: its words, their pieces and pairs, their plain forms, their meanings in any of the
 * languages, alone and in pairs.
 */
function needFeatures(text: string): Features {
  const tokens = tokensOf(text);
  const features = tokenFeatures(tokens, PIECE);
  addMeanings(features, tokens);
  return features;
}

/** How much a word of the word lists counts beside a sentence. */
const LISTED = 0.3;

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
    options: { rounds: 3, prior: 0.6, rate: 1, size: 1_048_576, least: 2 },
    own: { need: { sharpness: 1.85 } },
    version: `3 ${conceptsVersion}`, // changes whenever the features change
  };
}

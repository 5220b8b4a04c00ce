import { type Features, tokenFeatures } from '../classifier/features.ts';
import { tokensOf } from '../classifier/text.ts';
import { conceptsVersion } from '../language/concepts.ts';
import { addMeanings } from '../meanings.ts';

/** Changes whenever the features change. */
export const featuresVersion = `3 ${conceptsVersion}`;

/** How much a piece of a word counts beside a word. */
const PIECE = 0.2;

/**
 * The features of a message: its words, their pieces and pairs, their plain forms, their meanings in any of the
 * languages, alone and in pairs.
 */
export function needFeatures(text: string): Features {
  const tokens = tokensOf(text);
  const features = tokenFeatures(tokens, PIECE);
  addMeanings(features, tokens);
  return features;
}

import { type Features, tokenFeatures } from '../classifier/features.ts';
import { tokensOf } from '../classifier/text.ts';
import { conceptsVersion } from '../language/concepts.ts';
import { wordsOf } from '../language/words.ts';
import { addMeanings } from '../meanings.ts';
import { needCaller } from './needCaller.ts';

/** Changes whenever the features change. */
export const featuresVersion = `2 ${conceptsVersion}`;

/** How much a piece of a word counts beside a word. */
const PIECE = 0.2;

/** How much the word list of a need counts at most. */
const CALLED = 2;

/**
 * The features of a message: its words, their pieces and pairs, their plain forms, their meanings in any of the
 * languages, alone and in pairs, and the needs whose word lists match.
 */
export function needFeatures(text: string): Features {
  const tokens = tokensOf(text);
  const features = tokenFeatures(tokens, PIECE);
  addMeanings(features, tokens);
  for (const [need, score] of needCaller.match(wordsOf(text)).scores) {
    features.set(`g ${need}`, Math.min(CALLED, score / 2));
  }
  return features;
}

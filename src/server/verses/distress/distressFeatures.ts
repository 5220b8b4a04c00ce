import { type Features, tokenFeatures, tokensOf, wordFeatures } from '../classifier/features.ts';
import { readWords } from '../language/concepts.ts';
import { addMeanings } from '../meanings.ts';
import { sentencesOf } from './sentences.ts';

/** How much a piece of a word counts. */
const PIECE = 0.4;
/** How much two words count with one to three others between them, and three neighbouring words. */
const APART = 0.35;
const APART_AT_MOST = 4;
const THREE = 0.5;
/** How much neighbouring meanings count, with none and with one between them, and three of them. */
const NEXT_MEANING = 0.7;
const OTHER_MEANINGS = 0.5;

/** How much the meanings count that the needs are told by. */
const MEANINGS = { meaning: 0.9, both: 0.7, plain: 0.8 };

/** The features of a sentence whose spelling was mended: its words and meanings, alone, together and in their order. */
export function distressFeatures(text: string): Features {
  const sentence = mended(text);
  const tokens = tokensIn(sentence);
  const features = tokenFeatures(tokens, PIECE);
  addMeanings(features, tokensOf(sentence), MEANINGS);
  addOrder(features, tokens);
  return features;
}

/** What a sentence is compared by with examples: its words and pairs of words. */
export const likenessFeatures = (text: string): Features => wordFeatures(tokensIn(mended(text)));

/** A text in single spaces is one whose spelling was mended before. */
const mended = (text: string): string => (text.startsWith(' ') ? text : sentencesOf(text).join(''));

const tokensIn = (sentence: string): string[] =>
  sentence
    .split(' ')
    .filter(Boolean)
    .map((token) => (/^\d/.test(token) ? '0' : token));

/** The order of the words and of their meanings. */
function addOrder(features: Features, tokens: string[]): void {
  for (const [at, one] of tokens.entries()) {
    for (let step = 2; step <= APART_AT_MOST; step++) {
      const other = tokens[at + step];
      if (other) features.set(`sk ${one} ${other}`, APART);
    }
  }
  const line = ['^', ...tokens, '$'];
  for (let at = 0; at + 2 < line.length; at++) features.set(`t ${line[at]} ${line[at + 1]} ${line[at + 2]}`, THREE);
  const meant = readWords(tokens).map(({ word, lemma, verb, concepts }) => concepts[0] ?? lemma ?? verb?.root ?? word);
  for (const [at, one] of meant.entries()) {
    const [next, afterNext] = [meant[at + 1], meant[at + 2]];
    if (next) features.set(`ca ${one} ${next}`, NEXT_MEANING);
    if (afterNext) features.set(`cb ${one} ${afterNext}`, OTHER_MEANINGS);
    if (next && afterNext) features.set(`cc ${one} ${next} ${afterNext}`, OTHER_MEANINGS);
  }
}

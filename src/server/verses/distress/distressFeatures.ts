import { type Features, tokenFeatures } from '../classifier/features.ts';
import { tokensOf } from '../classifier/text.ts';
import { readWords } from '../language/concepts.ts';
import { addMeanings } from '../meanings.ts';
import { conceptsOf, conceptsOfWord } from './concepts.ts';
import { withoutQuietWords } from './sayings.ts';
import { sentencesOf } from './sentences.ts';

/** How much a concept counts beside a word, and how much two that stand together. */
const CONCEPT = 0.9;
const PAIR = 0.9;
/** How much a piece of a word counts. */
const PIECE = 0.2;
/** How much two concepts count that follow each other, up to so many words apart: who does what to whom. */
const FOLLOWING = 0.5;
const FOLLOWS_WITHIN = 3;
/** How much two words count with one to three others between them, and three neighbouring words. */
const APART = 0.35;
const APART_AT_MOST = 4;
const THREE = 0.5;
/** How much neighbouring meanings count, with none and with one between them, and three of them. */
const NEXT_MEANING = 0.7;
const OTHER_MEANINGS = 0.5;

/** How much the meanings count that the needs are told by. */
const MEANINGS = { meaning: 0.9, both: 0.7, plain: 0.8 };

/** The features of a sentence whose spelling was mended: its words and concepts, alone, together and in their order. */
export function distressFeatures(text: string): Features {
  // A text in single spaces is one that was read before.
  const sentence = withoutQuietWords(text.startsWith(' ') ? text : sentencesOf(text).join(''));
  const tokens = sentence
    .split(' ')
    .filter(Boolean)
    .map((token) => (/^\d/.test(token) ? '0' : token));
  const features = tokenFeatures(tokens, PIECE);
  addMeanings(features, tokensOf(sentence), MEANINGS);
  addConcepts(features, sentence, tokens);
  addOrder(features, tokens);
  return features;
}

function addConcepts(features: Features, sentence: string, tokens: string[]): void {
  const concepts = conceptsOf(sentence.replace(/\d+/g, '0'));
  for (const [at, one] of concepts.entries()) {
    features.set(`k ${one}`, CONCEPT);
    for (const other of concepts.slice(at + 1)) features.set(`kk ${one} ${other}`, PAIR);
  }
  const words = tokens.map(conceptsOfWord);
  for (const [at, ones] of words.entries()) {
    const following = words.slice(at + 1, at + 1 + FOLLOWS_WITHIN).flat();
    for (const one of ones) for (const other of following) features.set(`ko ${one} ${other}`, FOLLOWING);
  }
}

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

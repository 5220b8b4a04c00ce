import { type Features, tokenFeatures } from './classifier/features.ts';
import { tokensOf } from './classifier/text.ts';
import { conceptsVersion, readWords } from './concepts.ts';
import { needCaller } from './needCaller.ts';
import { wordsOf } from './words.ts';

/** Changes with what the features depend on. */
export const featuresVersion = `1 ${conceptsVersion}`;

/** How much a meaning counts beside a word. */
const MEANING = 1.3;
/** How much two meanings in one message count. */
const BOTH = 0.8;
/** How much a word's plain form counts. */
const PLAIN = 0.8;

/** How much the word list of a need counts at most. */
const CALLED = 2;

/**
 * What a message is told by: its words, their pieces and pairs, their plain forms, and what they mean in any of the
 * languages, alone and two by two; and the needs whose word lists it calls for.
 */
export function needFeatures(text: string): Features {
  // The three classifiers read the same message one after the other.
  if (last?.text !== text) last = { text, features: readFeatures(text) };
  return last.features;
}

let last: { text: string; features: Features } | undefined;

function readFeatures(text: string): Features {
  const tokens = tokensOf(text);
  const features = tokenFeatures(tokens);
  const meant: string[] = [];
  let before = '';
  for (const { word, lemma, verb, concepts } of readWords(tokens)) {
    const plain = lemma ?? verb?.root;
    if (plain) features.set(`l ${plain}`, PLAIN);
    if (plain && before) features.set(`q ${before} ${plain}`, PLAIN * 0.6);
    before = plain ?? word;
    if (verb) {
      if (verb.object) features.set(`o ${verb.object}`, 0.3);
      if (verb.subject) features.set(`s ${verb.subject}`, 0.3);
      if (verb.negative) meant.push('not');
    }
    for (const concept of concepts) if (!meant.includes(concept)) meant.push(concept);
    if (/^(?:not|no|never|dont|cant|cannot|wont|isnt|didnt|without|hakuna|bila|sina|hatuna|si)$/.test(word))
      meant.push('not');
  }
  for (const [at, one] of meant.entries()) {
    features.set(`m ${one}`, MEANING);
    for (const other of meant.slice(at + 1, at + 7)) features.set(`n ${[one, other].sort().join(' ')}`, BOTH);
  }
  for (const [need, score] of needCaller.match(wordsOf(text)).scores) {
    features.set(`g ${need}`, Math.min(CALLED, score / 2));
  }
  return features;
}

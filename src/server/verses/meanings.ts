import type { Features } from './classifier/features.ts';
import { readWords } from './language/concepts.ts';

/** How much each counts beside a word: a meaning, two meanings in one message, and a word's plain form. */
const WEIGHTS = { meaning: 1.8, both: 0.8, plain: 0.8 };
/** How much two neighbouring words in their plain form count beside one. */
const PAIR = 0.6;
/** How much the subject and the object of a Kiswahili verb count. */
const PERSON = 0.3;
/** The number of following meanings that each one is paired with. */
const NEXT = 6;

const NOT = /^(?:not|no|never|dont|cant|cannot|wont|isnt|didnt|without|hakuna|bila|sina|hatuna|si)$/;

/** Adds what the words of a message mean in any of the languages, alone and two by two, and their plain forms. */
export function addMeanings(features: Features, tokens: string[], { meaning, both, plain } = WEIGHTS): void {
  const meant = new Set<string>();
  let before = '';
  for (const { word, lemma, verb, concepts } of readWords(tokens)) {
    const form = lemma ?? verb?.root;
    if (form) features.set(`l ${form}`, plain);
    if (form && before) features.set(`q ${before} ${form}`, plain * PAIR);
    before = form ?? word;
    if (verb?.object) features.set(`o ${verb.object}`, PERSON);
    if (verb?.subject) features.set(`s ${verb.subject}`, PERSON);
    if (verb?.negative || NOT.test(word)) meant.add('not');
    for (const concept of concepts) meant.add(concept);
  }
  const list = [...meant];
  for (const [at, one] of list.entries()) {
    features.set(`m ${one}`, meaning);
    for (const other of list.slice(at + 1, at + 1 + NEXT))
      features.set(one < other ? `n ${one} ${other}` : `n ${other} ${one}`, both);
  }
}

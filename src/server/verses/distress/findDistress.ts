import { DISTRESS_KINDS, type DistressKind } from '#content/verses/distress/care.ts';
import { childInDanger, namedDanger, plainDanger, riskNow, wishesToDie } from '#content/verses/distress/phrases.ts';
import { wordClasses } from '#content/verses/distress/wordClasses.ts';
import type { VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import { languageOf } from '../language/language.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { dangerInOtherLanguage } from './otherLanguage.ts';
import { sentencesOf } from './sentences.ts';
import { dangerOf, kindOf } from './training.ts';

/** What kind of danger a message tells of, how clear it is, and the language of the words that tell it. */
export interface Distress {
  kind: DistressKind;
  /** `clear` where it is told in plain words, or a means, a place, a time or an injury is named. */
  level: 'clear' | 'possible';
  language: VerseLanguage;
  /** Whether a child is in danger. */
  ofChild: boolean;
  /** Only a guess, which does not count where the message is plainly something else. */
  guessed: boolean;
}

const plain = phraseList(plainDanger, wordClasses);
const risk = phraseList(riskNow, wordClasses);
const named = phraseList(namedDanger, wordClasses);
const wishToDie = phraseList(wishesToDie, wordClasses);
const ofChildren = phraseList(childInDanger, wordClasses);

/**
 * The score of a message is about the logarithm of the odds that it tells of danger. It is the classifier's for the
 * whole message, plus, each with its weight: the classifier's for the most dangerous part, that of the most similar
 * examples, plain words of danger, and the length, since people in danger seldom write three words. A harmless meaning
 * counts against it. The weights were chosen on messages of writers whose words were not trained on.
 */
const OF_WORST = 0.3;
const OF_NEAR = 0.45;
const OF_PLAIN = 2;
const OF_LENGTH = 2;
const OF_HARMLESS = 2;
/** Words beyond this many add nothing. */
const LONG = 14;
/** From this score on danger is heard; earlier once a person was in distress. */
const LEAST_SCORE = -0.5;
const LEAST_SCORE_AFTER = -0.9;
/** Added to the least score where no kind of danger is likely: such a message mostly tells of a burden. */
const OF_NO_KIND = 1;
/** From this score on a named means, place, time or injury makes it clear: burdens name such things too. */
const CLEAR_IF_NAMED = 1;
/** The same where no kind of danger is likely: most of these are burdens. */
const CLEAR_OF_NO_KIND = 3;
/** From these log odds on it is no guess; earlier where the words are plain. */
const SURE = 3.5;
const SURE_IF_PLAIN = 0.8;

/** Whether a person writes out of distress, or for somebody who is in it, or may do harm. */
export function findDistress(message: string, context: VerseContext = {}): Distress | undefined {
  const corrected = findCorrected(message, context);
  if (corrected) return corrected;
  const foreign = dangerInOtherLanguage(message);
  if (foreign) return { ...foreign, language: context.language ?? 'en', ofChild: false, guessed: false };
  const sentences = sentencesOf(message);
  const whole = sentences.join('');
  // Two sentences together often say what neither says alone.
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]}${sentence}`);
  const [worst] = [...new Set([...sentences, ...pairs])]
    .map((text) => ({ text, odds: dangerOf(text), isPlain: isIn(plain, text) || isIn(risk, text) }))
    .filter(({ text, isPlain }) => isPlain || hasWords(text))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  if (!worst) return undefined;
  const { odds, isPlain } = worst;
  const length = Math.min(1, (whole.split(' ').length - 2) / LONG);
  const ofWhole = whole === worst.text ? odds : dangerOf(whole);
  const kind = isIn(risk, whole) ? 'risk' : kindOf(whole); // before `near`, which reads other features
  const told = ofWhole + OF_WORST * odds + OF_NEAR * dangerOf(whole, 'near') + OF_LENGTH * length;
  const score = told + (isPlain ? OF_PLAIN : -OF_HARMLESS * harmlessIn(message));
  const least = LEAST_SCORE + (kind === 'any' ? OF_NO_KIND : 0);
  const clearFrom = kind === 'any' ? CLEAR_OF_NO_KIND : CLEAR_IF_NAMED;
  if (score < (context.need?.startsWith('distress-') ? LEAST_SCORE_AFTER : least)) {
    const wish = sentences.length > 1 ? sentences.find((one) => isIn(wishToDie, one)) : undefined;
    return wish ? findDistress(wish) : undefined;
  }
  return {
    kind,
    level: kind === 'risk' || isPlain || (score >= clearFrom && isIn(named, whole)) ? 'clear' : 'possible',
    language: languageOf(wordsOf(message), context.language),
    ofChild: isIn(ofChildren, whole),
    guessed: odds < (isPlain ? SURE_IF_PLAIN : SURE),
  };
}

const scoreOf = ({ odds, isPlain }: { odds: number; isPlain: boolean }): number => odds + (isPlain ? OF_PLAIN : 0);

const isIn = (list: typeof plain, text: string): boolean => list.isIn(text.trim().split(' '));

/** Needs in which people do tell of danger. */
const GRAVE = new Set('abuse revenge dying death suffering sadness weariness hell'.split(' '));

/** How likely a message tells of a need without danger, or of nothing. */
function harmlessIn(message: string): number {
  const { likely, together, nothing } = understandNeed(message);
  return nothing + (GRAVE.has(likely[0]?.need.key ?? '') ? 0 : together);
}

/** One word, the short name of a book, or letters without sense are too little for a guess. */
const hasWords = (text: string): boolean => (text.match(/[a-z]{2,}/g) ?? []).length >= 2;

/** Says of whom the message before told: `sorry i meant my father`. The danger is the same. */
const corrects = phraseList('^ ..2 i_mean|i_meant|nilimaanisha|namaanisha ..3 $');

function findCorrected(message: string, { need, language = 'en' }: VerseContext): Distress | undefined {
  const words = wordsOf(message);
  const kind = DISTRESS_KINDS.find((one) => need === `distress-${one}`);
  if (!kind || !corrects.isIn(words)) return undefined;
  return { kind, level: 'possible', language: languageOf(words, language), ofChild: false, guessed: true };
}

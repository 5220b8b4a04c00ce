import { DISTRESS_KINDS, type DistressKind } from '#content/verses/distress/care.ts';
import { notMeant, ofPests, openDanger } from '#content/verses/distress/openDanger.ts';
import { childInDanger, namedDanger, plainDanger, riskNow, wordsOfNow } from '#content/verses/distress/phrases.ts';
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
  /** The kind whose words fit: where the danger is clear, it is `any` unless the kind is sure. */
  kind: DistressKind;
  /** `clear` where it is told in plain words, or a means, a place, a time or an injury is named. */
  level: 'clear' | 'possible';
  language: VerseLanguage;
  /** Whether it seems to be a child who is hurt. */
  ofChild: boolean;
  /** Only a guess, which does not count where the message is plainly something else. */
  guessed: boolean;
}

const plain = phraseList(plainDanger, wordClasses);
const risk = phraseList(riskNow, wordClasses);
const named = phraseList(namedDanger, wordClasses);
const ofNow = phraseList(wordsOfNow);
const pests = phraseList(ofPests, wordClasses);
const ofChildren = phraseList(childInDanger, wordClasses);
const open = openDanger.map(({ phrases, ...told }) => ({ ...told, list: phraseList(phrases, wordClasses) }));
const meansNone = phraseList(notMeant, wordClasses);

/**
 * The score of a text is about the logarithm of the odds that it tells of danger. It is the classifier's, plus, each with
 * its weight: that of the most similar examples, plain words of danger, and the length, since people in danger seldom
 * write three words. A harmless meaning counts against it. The weights were chosen on messages of writers whose words
 * were not trained on.
 */
const OF_ODDS = 1.3;
const OF_NEAR = 0.45;
const OF_PLAIN = 2;
const OF_LENGTH = 2;
const OF_HARMLESS = 2;
/** Words beyond this many add nothing. */
const LONG = 14;
/** From this score on danger is heard; earlier once a person was in distress. */
const LEAST_SCORE = -0.33;
const LEAST_SCORE_AFTER = -0.9;
/** Added to the least score where no kind of danger is likely: such a message mostly tells of a burden. */
const OF_NO_KIND = 1;
/**
 * Beside harmless words a sentence is heard that says more than enough by itself, and so is a piece of one. The more
 * harmless the whole is, the more they must say: it may tell that they mean no danger.
 */
const OF_SENTENCE = { least: 0.62, ofWhole: 0.5 };
const OF_PIECE = { least: 4.5, ofWhole: 1 };
/** What ends a piece of a sentence. Some words in a row are pieces too, since many end nothing that they write. */
const ENDS_PIECE = /[,:]\s|\s(?=(?:and|but|also|plus|lakini|ila|na pia)\s)/gi;
const ROW = 10;
const NEXT_ROW = 3;
/**
 * From this score on a named means, place, time or injury makes it clear: burdens name such things too. Later where only
 * the present is named, and where no kind of danger is likely: most of these are burdens.
 */
const CLEAR = { named: 1, ofNow: 2, ofNoKind: 3 };
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
  if (sentences.length === 0) return undefined;
  const openly = toldOpenly(sentences.join(''), context);
  const whole = readDanger(sentences.join(''), message);
  const isAfter = context.need?.startsWith('distress-') && whole.score >= LEAST_SCORE_AFTER;
  const isWhole = (whole.above >= 0 || isAfter) && saysEnough(whole.text);
  const language = languageOf(wordsOf(message), context.language);
  const isOfChild = isIn(ofChildren, whole.text);
  if (openly && !isWhole) return { ...openly, language, ofChild: isOfChild && openly.kind === 'hurt', guessed: false };
  const told = isWhole ? whole : toldBeside(message, sentences, whole);
  if (!told || !saysEnough(told.text)) return undefined;
  const { text, kind, ofWords, isPlain, odds, score } = told;
  const clearFrom = Math.max(isIn(named, text) ? CLEAR.named : CLEAR.ofNow, kind === 'any' ? CLEAR.ofNoKind : 0);
  const isTold = kind === 'risk' || isPlain || openly?.level === 'clear';
  const isClear = isTold || (score >= clearFrom && (isIn(named, text) || isIn(ofNow, text)));
  return {
    kind: isClear ? ofWords : kind,
    level: isClear ? 'clear' : 'possible',
    language,
    ofChild: isOfChild && kind === 'hurt',
    guessed: !openly && odds < (isPlain ? SURE_IF_PLAIN : SURE),
  };
}

/** A message of more words than this says something by itself, and none about the one before. */
const MOST_WORDS_OF_REST = 2;

/** What is told in open words, here or begun in the message before: `nimekunywa`, and then `sumu`. */
function toldOpenly(text: string, { query }: VerseContext): Pick<Distress, 'kind' | 'level'> | undefined {
  const words = text.trim().split(/ +/);
  const both = query && words.length <= MOST_WORDS_OF_REST ? sentencesOf(`${query} ${text}`).join('') : '';
  if (both && isIn(risk, both)) return { kind: 'risk', level: 'clear' };
  const meant = meansNone.without(words);
  const found = open.find(({ list }) => list.isIn(meant));
  return found && { kind: found.kind, level: found.level };
}

/** What is read in a text whose spelling was mended. */
interface Reading {
  text: string;
  isPlain: boolean;
  odds: number;
  kind: DistressKind;
  /** The kind whose words are sure to be true. */
  ofWords: DistressKind;
  score: number;
  /** How much the score is above the least one. */
  above: number;
}

/** @param message the text as it was written */
function readDanger(text: string, message = text): Reading {
  const odds = dangerOf(text);
  const isPlain = isPlainIn(text);
  const length = Math.min(1, (text.split(' ').length - 2) / LONG);
  const { kind, ofWords } = kindOf(text, isIn(risk, text) ? 'risk' : isPlain); // before `near`, which reads other features
  const told = OF_ODDS * odds + OF_NEAR * dangerOf(text, 'near') + OF_LENGTH * length;
  const score = told + (isPlain ? OF_PLAIN : -OF_HARMLESS * (harmlessIn(message) + Number(isIn(pests, text))));
  return { text, isPlain, odds, kind, ofWords, score, above: score - LEAST_SCORE - (kind === 'any' ? OF_NO_KIND : 0) };
}

/** What tells of danger by itself in a message that does not as a whole. */
function toldBeside(message: string, sentences: string[], whole: Reading): Reading | undefined {
  const pieces = [...sentencesOf(message.replace(ENDS_PIECE, '\n')), ...rowsOf(whole.text.trim().split(/ +/))];
  const heardIn = (texts: string[], { least, ofWhole }: typeof OF_SENTENCE) => {
    const worst = texts.length > 1 ? worstOf(texts) : undefined;
    return worst && worst.above + ofWhole * whole.above >= least ? worst : undefined;
  };
  // Two sentences together often say what neither says alone.
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]}${sentence}`);
  return heardIn([...sentences, ...pairs], OF_SENTENCE) ?? heardIn(pieces, OF_PIECE);
}

/** Only the likeliest text is read with all that takes long. */
function worstOf(texts: string[]): Reading | undefined {
  const oddsOf = (text: string) => dangerOf(text) + (isPlainIn(text) ? OF_PLAIN : 0);
  const odds = texts.filter(saysEnough).map((text) => ({ text, odds: oddsOf(text) }));
  const [worst] = odds.sort((one, other) => other.odds - one.odds);
  return worst && readDanger(worst.text);
}

const rowsOf = (words: string[]): string[] =>
  words.flatMap((_, at) =>
    at % NEXT_ROW === 0 && at < words.length - ROW + NEXT_ROW ? ` ${words.slice(at, at + ROW).join(' ')} ` : [],
  );

const isIn = (list: typeof plain, text: string): boolean => list.isIn(text.trim().split(' '));

const isPlainIn = (text: string): boolean => isIn(plain, text) || isIn(risk, text);

/** Needs that people tell of together with danger. */
const GRAVE = new Set('abuse revenge dying death suffering sadness weariness hell'.split(' '));

/** How likely a message tells of a need without danger, or of nothing. */
function harmlessIn(message: string): number {
  const { likely, together, nothing } = understandNeed(message);
  return nothing + (GRAVE.has(likely[0]?.need.key ?? '') ? 0 : together);
}

/** One word, the short name of a book, or letters without sense are too little for a guess. */
const saysEnough = (text: string): boolean => isPlainIn(text) || (text.match(/[a-z]{2,}/g) ?? []).length >= 2;

/** Says of whom the message before told: `sorry i meant my father`. The danger is the same. */
const corrects = phraseList('^ ..2 i_mean|i_meant|nilimaanisha|namaanisha ..3 $');

function findCorrected(message: string, { need, language = 'en' }: VerseContext): Distress | undefined {
  const words = wordsOf(message);
  const kind = DISTRESS_KINDS.find((one) => need === `distress-${one}`);
  if (!kind || !corrects.isIn(words)) return undefined;
  return { kind, level: 'possible', language: languageOf(words, language), ofChild: false, guessed: true };
}

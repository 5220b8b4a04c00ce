import { DISTRESS_KINDS, type DistressKind } from '#content/verses/distress/care.ts';
import { childInDanger, namedDanger, plainDanger, riskNow, sorrowOrThreat } from '#content/verses/distress/phrases.ts';
import { wordClasses } from '#content/verses/distress/wordClasses.ts';
import type { VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import { isSwahiliVerb } from '../language/concepts.ts';
import { isEnglish } from '../language/english.ts';
import { languageOf } from '../language/language.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { dangerInOtherLanguage } from './otherLanguage.ts';
import { joinShort, sentencesOf } from './sentences.ts';
import { dangerOf, kindOf } from './training.ts';

/** What kind of danger a message tells of, how clear it is, and the language of the words that tell it. */
export interface Distress {
  kind: DistressKind;
  /** `clear` where it is told in plain words, or a means, a place, a time or an injury is named. */
  level: 'clear' | 'possible';
  language: VerseLanguage;
  /** Whether a child is in danger. */
  ofChild: boolean;
  /**
   * Only a guess, which does not count where the message is plainly something else. A `faint` one is less likely than not:
   * it counts only where nothing else tells what the message asks for.
   */
  guessed?: 'likely' | 'faint';
}

const plain = phraseList(plainDanger, wordClasses);
const risk = phraseList(riskNow, wordClasses);
const named = phraseList(namedDanger, wordClasses);
const ofChildren = phraseList(childInDanger, wordClasses);
const sad = phraseList(sorrowOrThreat, wordClasses);

/**
 * From this score on the classifier reports a danger; earlier once a person was in distress. The score is about the
 * logarithm of the odds. Its parts are weighed as a logistic regression found it, on messages of writers by whom nothing
 * was trained on: the most dangerous sentence, and the whole message.
 */
const LEAST_SCORE = 0.8;
const LEAST_SCORE_OF_FAINT = 0.5;
const LEAST_SCORE_AFTER = -0.2;
const START = -0.5;
const OF_SENTENCE = 0.68;
const OF_WHOLE = 0.95;
/** How much a message of `LONG` words counts beside an empty one: who is in danger seldom writes three words. */
const OF_LENGTH = 1;
const LONG = 14;
/** How much it counts that a sentence has plain words of danger. */
const OF_PLAIN = 3;
/** From this likelihood on it is no guess; earlier where the words are plain. */
const SURE = 0.97;
const SURE_IF_PLAIN = 0.7;

/** Whether a person writes out of distress, or for somebody who is in it, or may do harm. */
export function findDistress(message: string, context: VerseContext = {}): Distress | undefined {
  const corrected = findCorrected(message, context);
  if (corrected) return corrected;
  const foreign = dangerInOtherLanguage(message);
  if (foreign) return { ...foreign, language: context.language ?? 'en', ofChild: false };
  const pieces = sentencesOf(continued(message, context));
  const whole = pieces.join('');
  const sentences = joinShort(pieces);
  // Two sentences together often say what neither says alone.
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]}${sentence}`);
  const [likeliest] = [...new Set([...sentences, ...pairs])]
    .map((text) => ({ text, danger: dangerOf(text), isPlain: isIn(plain, text) || isIn(risk, text) }))
    .filter(({ text, isPlain }) => isPlain || hasWords(text))
    .map((told) => ({ ...told, score: OF_SENTENCE * logOdds(told.danger) + (told.isPlain ? OF_PLAIN : 0) }))
    .sort((one, other) => other.score - one.score);
  if (!likeliest) return undefined;
  const { text, danger, isPlain } = likeliest;
  const score = likeliest.score + scoreOf(whole);
  const least = context.need?.startsWith('distress-') ? LEAST_SCORE_AFTER : LEAST_SCORE;
  if (score < Math.min(least, LEAST_SCORE_OF_FAINT)) return undefined;
  const isSure = danger >= (isPlain ? SURE_IF_PLAIN : SURE);
  const guessed = isSure ? undefined : score >= least ? 'likely' : 'faint';
  if (guessed === 'faint' && !isIn(sad, whole)) return undefined;
  const kind = isIn(risk, whole) ? 'risk' : kindOf(text);
  const isClear = kind === 'risk' || (guessed !== 'faint' && (isPlain || isIn(named, whole)));
  return {
    kind,
    level: isClear ? 'clear' : 'possible',
    language: languageOf(wordsOf(message), isSwahili, context.language ?? 'en'),
    ofChild: isIn(ofChildren, whole),
    ...(guessed && { guessed }),
  };
}

const isIn = (list: typeof plain, text: string): boolean => list.isIn(text.trim().split(' '));

/** What the whole of a message adds to the score of its most dangerous sentence. */
function scoreOf(whole: string): number {
  const length = Math.min(1, (whole.split(' ').length - 2) / LONG);
  return START + OF_WHOLE * logOdds(dangerOf(whole)) + OF_LENGTH * length;
}

const logOdds = (share: number): number => Math.log(Math.max(share, 1e-5) / Math.max(1 - share, 1e-5));

const isSwahili = (word: string): boolean => !isEnglish(word) && isSwahiliVerb(word);

/** One word, the short name of a book, or letters without sense are too little for a guess. */
const hasWords = (text: string): boolean => (text.match(/[a-z]{2,}/g) ?? []).length >= 2;

/** Says of whom the message before told: `sorry i meant my father`. The danger is the same. */
const corrects = phraseList('^ ..2 i_mean|i_meant|nilimaanisha|namaanisha ..3 $');

function findCorrected(message: string, { need, language = 'en' }: VerseContext): Distress | undefined {
  const words = wordsOf(message);
  const kind = DISTRESS_KINDS.find((one) => need === `distress-${one}`);
  if (!kind || !corrects.isIn(words)) return undefined;
  return { kind, level: 'possible', language: languageOf(words, isSwahili, language), ofChild: false };
}

/** Of whom or of what somebody is afraid who wrote of fear before: `of my husband`. */
const ofWhom = phraseList('^ of|because_of|that_he|that_she|that_they');

/** A message that ends the sentence of the one before, with the beginning of it. */
function continued(message: string, { need = '' }: VerseContext): string {
  return /^(?:fear|anxiety|courage|night)\b/.test(need) && ofWhom.isIn(wordsOf(message))
    ? `I am afraid ${message}`
    : message;
}

import { DISTRESS_KINDS, type DistressKind } from '#content/verses/distress/care.ts';
import type { Matter } from '#content/verses/distress/phrases.ts';
import { despairEnglish } from '#content/verses/distress/phrasesDespair.ts';
import { hurtEnglish } from '#content/verses/distress/phrasesHurt.ts';
import { sexualEnglish } from '#content/verses/distress/phrasesSexual.ts';
import { swahili } from '#content/verses/distress/phrasesSwahili.ts';
import type { VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import { isSwahiliVerb } from '../language/concepts.ts';
import { isEnglish } from '../language/english.ts';
import { languageOf } from '../language/language.ts';
import { wordsOf } from '../language/words.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { conceptsOf } from './concepts.ts';
import { patternIndex, type Rule, rulesOf } from './grammar.ts';
import { needEvidence } from './needEvidence.ts';
import { isAboutTheBible, isForLesson, withoutQuietWords } from './sayings.ts';
import { sentencesOf } from './sentences.ts';
import { isTestimony, laughs } from './testimony.ts';
import { dangerOf, kindsOf } from './training.ts';
import {
  isAboutChild,
  isAmongGrownUps,
  isByChild,
  isByGrownUp,
  isNearSexual,
  isOfAChild,
  isThreatOfOthers,
  showsSorrowOrThreat,
} from './who.ts';

/** What kind of danger a message shows, how clear it is, and the language of the words that showed it. */
export interface Distress {
  kind: DistressKind;
  level: 'clear' | 'possible';
  language: VerseLanguage;
  /**
   * Found by the classifier alone, by no rule. A `faint` guess is less likely than not: it counts only where nothing else
   * tells what the message asks for.
   */
  guessed?: 'likely' | 'faint';
  /** Whether the classifier leaves room for a need of ordinary life, whose passage may be answered beside the numbers. */
  mayBeNeed?: boolean;
}

const rulesFor = patternIndex<Rule>([...despairEnglish, ...hurtEnglish, ...sexualEnglish, ...swahili].flatMap(rulesOf));

/** What is answered first where a message tells of several dangers: what cannot wait, then what could cost a life. */
const ORDER: DistressKind[] = [
  'poison',
  'harm',
  'despair',
  'child',
  'sexual',
  'violence',
  'otherDespair',
  'otherChild',
  'otherViolence',
];

/**
 * From this score on the classifier alone reports a danger; earlier once a person was in distress. The score is about the
 * logarithm of the odds. Its parts are weighed as a logistic regression found it, on messages of writers by whom nothing
 * was trained on: the most dangerous sentence, the whole message, and what need it seems to tell of.
 */
const LEAST_SCORE = 0.8;
const LEAST_SCORE_OF_FAINT = 0.5;
const LEAST_SCORE_AFTER = -0.2;
const START = -0.5;
const OF_SENTENCE = 0.68;
const OF_WHOLE = 0.95;
const OF_NEED = 0.6;
/** How much a message of `LONG` words counts beside an empty one: who is in danger seldom writes three words. */
const OF_LENGTH = 1;
const LONG = 14;
/** How much less a sentence counts beside a saying such as `dying to see you`. */
const OF_SAYING = -0.7;
/** From here on a guess is too sure for a passage about something else. */
const NEARLY_SURE = 0.85;
/** The same where a need is as clear as this. */
const NEARLY_SURE_BESIDE_NEED = 0.95;
const CLEAR_NEED = 0.8;
/** Less than this cannot become a danger by anything else in the message. */
const LEAST_DANGER = 0.02;
/**
 * A rule is not heard where the classifier is this sure that its sentence is quiet: `Jonah said it is better to die`. Of
 * 690 calls for help in which a rule matched, by writers who were left out, four were as low, and of 76 other messages 39.
 */
const SURELY_QUIET = 0.25;
/** The same where somebody laughs about it. */
const QUIET_IN_JEST = 0.6;
/** A sentence of fewer words is a piece of one: `Beaten. Again. In front of the kids.` */
const LEAST_WORDS_OF_SENTENCE = 3;

/**
 * Whether a person writes out of distress, or for somebody who is in it. Each sentence is examined by itself, so nothing
 * around it can silence it. Where no rule matches, the classifier may: then the danger is only `possible`.
 */
export function findDistress(message: string, context: VerseContext = {}): Distress | undefined {
  const corrected = findCorrected(message, context);
  if (corrected) return corrected;
  const told = sentencesOf(continued(message, context)).filter((sentence) => !isAboutTheBible(sentence));
  if (isForLesson(told.join(''))) return undefined;
  const pieces = told.filter((sentence) => !isTestimony(sentence, told.join('')));
  const whole = pieces.join('');
  const sentences = joined(pieces);
  const [first] = [...new Set([...pieces, ...sentences])]
    .flatMap((sentence) => examine(sentence, whole, laughs(message) ? QUIET_IN_JEST : 0))
    .sort(
      (one, other) =>
        Number(one.level === 'possible') - Number(other.level === 'possible') ||
        ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
    );
  // A few words of another language may tell of the danger: `Boyz wangu alinirape jana`.
  if (first) return { ...first, language: languageOf(wordsOf(message), isSwahili, first.language) };
  const least = context.need?.startsWith('distress-') ? LEAST_SCORE_AFTER : LEAST_SCORE;
  // Two sentences together often say what neither says alone.
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]}${sentence}`);
  const [likeliest] = [...sentences, ...pairs]
    .filter(hasWords)
    .map((text) => ({ text, danger: dangerOf(text) }))
    .sort((one, other) => other.danger - one.danger);
  if (!likeliest || likeliest.danger < LEAST_DANGER) return undefined;
  const { text, danger } = likeliest;
  const ofWhole = dangerOf(whole);
  const besideSaying = withoutQuietWords(text) !== text ? OF_SAYING : 0;
  const score =
    START +
    OF_SENTENCE * logOdds(danger) +
    OF_WHOLE * logOdds(ofWhole) +
    OF_NEED * needEvidence(message) +
    OF_LENGTH * Math.min(1, (whole.split(' ').length - 2) / LONG) +
    besideSaying;
  if (score < Math.min(least, LEAST_SCORE_OF_FAINT)) return undefined;
  const guessed = score >= least ? 'likely' : 'faint';
  if (guessed === 'faint' && !showsSorrowOrThreat(whole)) return undefined;
  const isClearNeed = (understandNeed(message).likely[0]?.confidence ?? 0) >= CLEAR_NEED;
  const mayBeNeed = Math.max(danger, ofWhole) < (isClearNeed ? NEARLY_SURE_BESIDE_NEED : NEARLY_SURE);
  const kind = guessedKind(text, whole);
  return { kind, level: 'possible', language: languageOf(wordsOf(text), isSwahili, 'en'), guessed, mayBeNeed };
}

/**
 * The likeliest kind of danger. Two kinds need a sign in the message: danger to children is not guessed if only adults are
 * mentioned, and sexual violence not without a word that is close to it.
 */
function guessedKind(text: string, whole: string): DistressKind {
  const kinds = kindsOf(text)
    .filter((kind) => !OF_CHILDREN.has(kind) || !isAmongGrownUps(whole))
    .filter((kind) => kind !== 'child' || !isByGrownUp(whole))
    .filter((kind) => kind !== 'sexual' || isNearSexual(whole));
  return kinds[0] ?? 'despair';
}

const OF_CHILDREN: ReadonlySet<DistressKind> = new Set(['child', 'otherChild']);

const isSwahili = (word: string): boolean => !isEnglish(word) && isSwahiliVerb(word);

/** Says of whom the message before told: `sorry i meant my father`. The danger is the same. */
const CORRECTS =
  /^(?:(?:no|sorry|oops|wait|pole|samahani|hapana) )*(?:i mean|i meant|nilimaanisha|namaanisha) \S+(?: \S+){0,2} ?$/;

function findCorrected(message: string, { need }: VerseContext): Distress | undefined {
  const words = wordsOf(message);
  const kind = DISTRESS_KINDS.find((one) => need === `distress-${one}`);
  if (!kind || !CORRECTS.test(words.join(' '))) return undefined;
  return { kind, level: 'possible', language: languageOf(words, isSwahili, 'en') };
}

/** Sentences that are only a word or two, with the one before or behind them. */
function joined(pieces: string[]): string[] {
  const sentences: string[] = [];
  let open = false;
  for (const piece of pieces) {
    const isShort = piece.trim().split(' ').length < LEAST_WORDS_OF_SENTENCE;
    if (sentences.length > 0 && (open || isShort)) sentences.push(`${sentences.pop()?.trimEnd()}${piece}`);
    else sentences.push(piece);
    open = isShort;
  }
  return sentences;
}

/** Of whom or of what somebody is afraid who wrote of fear before: `of my husband`. */
const OF_WHOM = /^\s*(?:of|because of|that (?:he|she|they)) /i;

/** A message that ends the sentence of the one before, with the beginning of it. */
function continued(message: string, { need = '' }: VerseContext): string {
  return /^(?:fear|anxiety|courage|night)\b/.test(need) && OF_WHOM.test(message) ? `I am afraid ${message}` : message;
}

const logOdds = (share: number): number => Math.log(Math.max(share, 1e-5) / Math.max(1 - share, 1e-5));

/** One word, the short name of a book, or letters without sense are too little for a guess. */
function hasWords(text: string): boolean {
  return (text.match(/[a-z]{2,}/g) ?? []).length >= 2 && conceptsOf(text).length > 0;
}

/** @param least what the classifier must say at least, beside what a rule needs anyhow */
function examine(sentence: string, whole: string, least: number): Distress[] {
  const text = withoutQuietWords(sentence);
  const rules = rulesFor(text).filter(({ pattern }) => pattern.test(text));
  if (rules.length === 0) return [];
  const heard = dangerOf(sentence) >= Math.max(least, SURELY_QUIET) ? rules : [];
  return heard.map(({ matter, who, level, language }) => ({
    kind: kindOf(matter, who, sentence, whole),
    level,
    language,
  }));
}

function kindOf(matter: Matter, who: Rule['who'], sentence: string, whole: string): DistressKind {
  if (matter === 'harm' && isThreatOfOthers(sentence)) return isByChild(whole) ? 'child' : 'violence';
  if (matter === 'poison' || matter === 'harm') return matter;
  if (matter === 'despair') return who === 'self' ? 'despair' : 'otherDespair';
  if (who === 'self' && isOfAChild(sentence)) return 'otherChild';
  if (who === 'other') return isAboutChild(sentence) ? 'otherChild' : 'otherViolence';
  if (isByChild(whole)) return 'child';
  return matter === 'sexual' ? 'sexual' : 'violence';
}

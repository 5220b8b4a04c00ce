import type { DistressKind } from '#content/verses/distress/care.ts';
import type { Matter } from '#content/verses/distress/phrases.ts';
import { despairEnglish } from '#content/verses/distress/phrasesDespair.ts';
import { hurtEnglish } from '#content/verses/distress/phrasesHurt.ts';
import { sexualEnglish } from '#content/verses/distress/phrasesSexual.ts';
import { swahili } from '#content/verses/distress/phrasesSwahili.ts';
import type { VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import { languageOf } from '../language/language.ts';
import { wordsOf } from '../language/words.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { conceptsOf } from './concepts.ts';
import { patternIndex, type Rule, rulesOf } from './grammar.ts';
import { isAboutTheBible, withoutQuietWords } from './sayings.ts';
import { sentencesOf } from './sentences.ts';
import { dangerOf } from './training.ts';
import { isAboutChild, isByChild } from './who.ts';

/** What kind of danger a message shows, how clear it is, and the language of the words that showed it. */
export interface Distress {
  kind: DistressKind;
  level: 'clear' | 'possible';
  language: VerseLanguage;
  /** Found by the classifier alone, by no rule. */
  guessed?: true;
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
 * The least likelihood at which the classifier alone reports a danger. It is lower once a person was in distress. It is
 * higher where the message shows a need that is far from danger, or very clearly one that is near to it. Measured on
 * messages that nothing was trained on.
 */
const LIKELY = 0.6;
const LIKELY_AFTER = 0.4;
const LIKELY_IN_NEED = { far: 0.75, near: 0.7 };
/** Where the message most likely tells of no need, as `what time is it`. */
const LIKELY_IN_NOTHING = 0.9;
/** How likely a need must be to count. */
const TOLD_NEED = { far: 0.3, near: 0.8, nothing: 0.6 };
/** Needs that people in danger also write about. */
const NEAR_DANGER = new Set(
  (
    'abuse sadness loneliness rejection self-worth suffering weariness shame fear night death dying grief hope trust betrayal ' +
    'heartbreak loss-of-a-child widow unplanned-pregnancy purity marriage-trouble divorce revenge anger persecution bullying ' +
    'unfaithfulness hell failure debt gambling unanswered-prayer angry-with-god purpose wayward-child parents family-quarrel ' +
    'forgiveness spiritual-warfare help strength children peace change'
  ).split(' '),
);
/** Beside a saying such as `dying to see you`. */
const LIKELY_BESIDE = 0.95;

/**
 * Whether a person writes out of distress, or for somebody who is in it. Each sentence is examined by itself, so nothing
 * around it can silence it. Where no rule matches, the classifier may: then the danger is only `possible`.
 */
export function findDistress(message: string, context: VerseContext = {}): Distress | undefined {
  const sentences = sentencesOf(message).filter((sentence) => !isAboutTheBible(sentence));
  const whole = sentences.join('');
  const [first] = sentences
    .flatMap((sentence) => examine(sentence, whole))
    .sort(
      (one, other) =>
        Number(one.level === 'possible') - Number(other.level === 'possible') ||
        ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
    );
  if (first) return first;
  const likely = context.need?.startsWith('distress-') ? LIKELY_AFTER : (likelyInNeed(message) ?? LIKELY);
  // Two sentences together often say what neither says alone.
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]}${sentence}`);
  for (const text of [...sentences, ...pairs].filter(hasWords)) {
    const { danger, kind } = dangerOf(text);
    if (danger >= (withoutQuietWords(text) === text ? likely : LIKELY_BESIDE))
      return { kind, level: 'possible', language: languageOf(wordsOf(text), () => false, 'en'), guessed: true };
  }
  return undefined;
}

function likelyInNeed(message: string): number | undefined {
  const { likely, nothing } = understandNeed(message);
  const [first] = likely;
  if (nothing >= TOLD_NEED.nothing) return LIKELY_IN_NOTHING;
  if (!first) return undefined;
  const distance = NEAR_DANGER.has(first.need.key) ? 'near' : 'far';
  return first.confidence >= TOLD_NEED[distance] ? LIKELY_IN_NEED[distance] : undefined;
}

/** One word, the short name of a book, or letters without sense are too little for a guess. */
function hasWords(text: string): boolean {
  return (text.match(/[a-z]{2,}/g) ?? []).length >= 2 && conceptsOf(text).length > 0;
}

function examine(sentence: string, whole: string): Distress[] {
  const text = withoutQuietWords(sentence);
  const rules = rulesFor(text).filter(({ pattern }) => pattern.test(text));
  return rules.map(({ matter, who, level, language }) => ({
    kind: kindOf(matter, who, sentence, whole),
    level,
    language,
  }));
}

function kindOf(matter: Matter, who: Rule['who'], sentence: string, whole: string): DistressKind {
  if (matter === 'poison' || matter === 'harm') return matter;
  if (matter === 'despair') return who === 'self' ? 'despair' : 'otherDespair';
  if (who === 'other') return isAboutChild(sentence) ? 'otherChild' : 'otherViolence';
  if (isByChild(whole)) return 'child';
  return matter === 'sexual' ? 'sexual' : 'violence';
}

import type { DistressKind } from '#content/verses/distress/care.ts';
import type { VerseContext, VerseLanguage } from '#shared/verse.ts';
import { despairEnglish } from './despairEnglish.ts';
import type { Matter, Rule } from './grammar.ts';
import { hurtEnglish } from './hurtEnglish.ts';
import { isAboutTheBible, withoutQuietWords } from './sayings.ts';
import { sentencesOf } from './sentences.ts';
import { sexualEnglish } from './sexualEnglish.ts';
import { swahili } from './swahili.ts';
import { isAboutChild, isByChild } from './who.ts';

/** What a person in distress needs first, how clear it is, and the language of the words that told. */
export interface Distress {
  kind: DistressKind;
  level: 'clear' | 'possible';
  language: VerseLanguage;
}

const RULES: Rule[] = [...despairEnglish, ...hurtEnglish, ...sexualEnglish, ...swahili];

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
 * Whether a person writes out of distress, or for somebody who is in it. Each sentence is examined by itself, so nothing
 * that stands around it can silence it; where it is not clear, the danger is only `possible`.
 */
export function findDistress(message: string, _context: VerseContext = {}): Distress | undefined {
  const sentences = sentencesOf(message);
  const whole = sentences.join('');
  const found = sentences.flatMap((sentence) => examine(sentence, whole));
  const [first] = found.sort(
    (one, other) =>
      Number(one.level === 'possible') - Number(other.level === 'possible') ||
      ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  return first;
}

function examine(sentence: string, whole: string): Distress[] {
  if (isAboutTheBible(sentence)) return [];
  const text = withoutQuietWords(sentence);
  return RULES.filter(({ pattern }) => pattern.test(text)).map(({ matter, who, level, language }) => ({
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

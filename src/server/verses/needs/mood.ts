import { ENDED_WELL, GUILT, MISSING, TROUBLE, WORDS_OF_HARM } from '#content/verses/moods.ts';
import type { Need } from '#content/verses/needs/need.ts';
import type { Asking } from '../asking.ts';
import { readWords } from '../language/concepts.ts';
import { phraseList } from '../language/phraseList.ts';
import type { Feeling } from '../language/sentences.ts';
import type { FittingNeed, UnderstoodNeed } from './needFinder.ts';
import { withoutIdioms } from './telling.ts';

/** How a message sounds: by it choices are left out that would hurt its writer. */
export type Mood = 'glad' | 'sad' | 'guilty' | 'unknown';

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const trouble = setOf(TROUBLE);
const missing = setOf(MISSING);
const harm = setOf(WORDS_OF_HARM);
const endedWell = phraseList(ENDED_WELL);
const guilt = phraseList(GUILT);

/** Signs that only happy people write. */
const EXULTS = /[!🎉🥳😂😄❤🙌💃👏😊]/u;

const SAD_FEELINGS: ReadonlySet<Feeling> = new Set(['grief', 'fear', 'shame', 'anger']);

/** A shorter message only names a need: it shows no feeling. */
const LEAST_WORDS = 3;

const isTroubled = (said: readonly string[]): boolean => said.some((word) => trouble.has(word) || missing.has(word));

/** Whether a message tells of what harms people: a debt, a death, a quarrel. */
const tellsOfHarm = (said: string[]): boolean =>
  readWords(said).some(({ concepts }) => concepts.some((concept) => harm.has(concept)));

/** The mood of a message: what it says counts before what the classifier feels in it. */
export function moodOf({ words, message }: Pick<Asking, 'words' | 'message'>, understood: UnderstoodNeed): Mood {
  const said = withoutIdioms(words);
  if (guilt.isIn(said)) return 'guilty';
  const { feeling, likely } = understood;
  const isGlad = feeling === 'joy' || feeling === 'thanks';
  if (isTroubled(said)) return 'sad';
  if (endedWell.isIn(said) || (EXULTS.test(message) && !SAD_FEELINGS.has(feeling))) return 'glad';
  if (tellsOfHarm(said)) return 'sad';
  const { tone } = likely[0]?.need ?? {};
  if (said.length >= LEAST_WORDS && isGlad && tone !== 'courage' && tone !== 'sorrow') return 'glad';
  return SAD_FEELINGS.has(feeling) || tone === 'sorrow' ? 'sad' : 'unknown';
}

/** The feeling by which passages are chosen: joy and thanks only of the glad, and sorrow only where nothing is glad. */
export function feelingOf(asking: Pick<Asking, 'words' | 'message'>, understood: UnderstoodNeed): Feeling {
  const { feeling } = understood;
  if (asking.words.length < LEAST_WORDS) return 'none';
  const mood = moodOf(asking, understood);
  if (mood === 'glad') return SAD_FEELINGS.has(feeling) || feeling === 'none' ? 'thanks' : feeling;
  return SAD_FEELINGS.has(feeling) ? feeling : 'none';
}

/** Needs of a glad tone whose passages hurt nobody who is sad. */
const OF_COMFORT = setOf(
  'pastor grace love-of-god promises eternal-life freedom kindness well-loved love friendship blessing',
);

/** Whether the passages of a need are only for somebody who is glad. */
const isForTheGlad = ({ key, tone }: Need): boolean => tone === 'joy' && !OF_COMFORT.has(key);

/** Needs that would hurt a glad person, whatever their tone. */
const OF_LOSS = setOf(
  'death dying theft disaster failure abuse shame suffering enemies bullying witchcraft slander debt unemployment',
);

/** Whether a need, with the passages that fit whose it is, may be answered or offered to somebody in that mood. */
export function suits({ name, need }: FittingNeed, mood: Mood): boolean {
  if (name !== need.key) return true; // words of its own for this very person
  if (mood === 'glad') return need.tone !== 'sorrow' && !OF_LOSS.has(need.key);
  return mood === 'unknown' || !isForTheGlad(need);
}

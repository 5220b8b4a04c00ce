import { GUILT, THANKS } from '#content/verses/moods.ts';
import type { Need } from '#content/verses/needs/need.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import type { Feeling } from '../language/sentences.ts';
import { setOf } from '../language/words.ts';
import type { FittingNeed, UnderstoodNeed } from './needFinder.ts';
import { withoutIdioms } from './telling.ts';

/** How a message sounds: by it choices are left out that would hurt its writer. */
export type Mood = 'glad' | 'sad' | 'guilty' | 'unknown';

const guilt = phraseList(GUILT);
const thanks = phraseList(THANKS);

/** Feelings of somebody who is not glad. */
export const SAD_FEELINGS: ReadonlySet<Feeling> = new Set(['grief', 'fear', 'shame', 'guilt', 'anger']);

/** A shorter message only names a need: it shows no feeling. */
const LEAST_WORDS = 3;

/** The mood of a message: what the classifier feels in it, and words of guilt and of thanks. */
export function moodOf({ words }: Pick<Asking, 'words'>, { feeling, likely, mixed }: UnderstoodNeed): Mood {
  const said = withoutIdioms(words);
  if (feeling === 'guilt' || guilt.isIn(said)) return 'guilty';
  const { tone } = likely[0]?.need ?? {};
  const isHeavy = tone === 'courage' || tone === 'sorrow';
  if (mixed && !thanks.isIn(said)) return 'unknown';
  const isGlad = (feeling === 'joy' || feeling === 'thanks') && (!isHeavy || thanks.isIn(said));
  if (isGlad && said.length >= LEAST_WORDS) return 'glad';
  return SAD_FEELINGS.has(feeling) || tone === 'sorrow' ? 'sad' : 'unknown';
}

/** The feeling that passages are chosen by. Joy and thanks need a glad mood; a short message shows no feeling. */
export const feelingOf = ({ words }: Pick<Asking, 'words'>, feeling: Feeling, mood: Mood): Feeling =>
  words.length >= LEAST_WORDS && (mood === 'glad' || SAD_FEELINGS.has(feeling)) ? feeling : 'none';

/** Needs of a glad tone whose passages hurt nobody who is sad. */
const OF_COMFORT = setOf(
  'pastor grace love-of-god promises eternal-life freedom kindness well-loved love friendship blessing',
);

/** Whether the passages of a need are only for somebody who is glad. */
const isForTheGlad = ({ key, tone }: Need): boolean => tone === 'joy' && !OF_COMFORT.has(key);

/** Whether a need, with the passages that fit whose it is, may be answered or offered to somebody in that mood. */
export function suits({ name, need }: FittingNeed, mood: Mood): boolean {
  if (name !== need.key) return true; // words of its own for this very person
  if (mood === 'glad') return need.tone !== 'sorrow';
  return mood === 'unknown' || !isForTheGlad(need);
}

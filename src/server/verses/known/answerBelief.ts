import { beliefs } from '#content/verses/beliefs.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { placeOf } from '../needs/curated.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { isWhollyQuoted } from './answerFamousLine.ts';
import { askTest } from './askPattern.ts';

const known = beliefs.map((belief) => ({ ...belief, test: askTest(belief.asks), place: placeOf(belief.passage) }));

/** A longer message tells of something else. */
const MAX_WORDS = 18;
/** Words of those who tell of themselves or their own people: `my husband bought apples for Eve`. */
const PERSONAL = /\b(?:my|our|i am|im|i was|mine|yangu|wangu|langu|zangu|wetu|yetu|nina|niko|nimekuwa)\b/;

/** Answers a belief about the Bible: what the Bible says of it, and the nearest passage. Undefined if it is none of ours. */
export function answerBelief(asking: Asking): VerseAnswer | undefined {
  const { words, language } = asking;
  const text = words.join(' ');
  if (words.length > MAX_WORDS || words.length < 2 || PERSONAL.test(text)) return undefined;
  const found = known.find(({ test, unless }) => test(words) && !unless.some((part) => text.includes(part)));
  if (!found || isWhollyQuoted(asking)) return undefined;
  return answerPlaces(asking, [found.place], 'words', language === 'sw' ? found.swahili : found.english, {});
}

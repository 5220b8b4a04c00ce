import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerFamousLine } from './answerFamousLine.ts';
import { answerOfChurch } from './answerOfChurch.ts';
import { answerOfFaith } from './answerOfFaith.ts';
import { answerStory } from './answerStory.ts';

/** A question about the church of at most so many words is no line of the Bible. */
const MOST_WORDS_OF_CHURCH = 5;

/** An answer for what is asked of the church and of faith, a famous line or a story; undefined for all else. */
export function answerKnown(asking: Asking): VerseAnswer | undefined {
  // `Where are you located` holds the words of Genesis 3:9, and asks for the address.
  const isShort = asking.words.length <= MOST_WORDS_OF_CHURCH;
  const ofChurch = isShort ? answerOfChurch(asking) : undefined;
  return ofChurch ?? answerFamousLine(asking) ?? answerStory(asking) ?? answerOfChurch(asking) ?? answerOfFaith(asking);
}

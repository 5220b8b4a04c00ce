import { FAMILY, GOOD_NEWS } from '#content/verses/asks/onward.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerDescribed } from '../known/answerDescribed.ts';
import { phraseList } from '../language/phraseList.ts';
import { answerFitting } from '../needs/answerNeed.ts';
import { needNamed } from '../needs/needFinder.ts';

const news = phraseList(GOOD_NEWS, { FAMILY });

/** Answers how it went on with the need before, or another passage that is described. Undefined for all else. */
export const answerContinued = (asking: Asking): VerseAnswer | undefined =>
  answerNews(asking) ?? answerDescribed(asking);

/** Thanks for an answered prayer, where somebody writes how it went on. */
function answerNews(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const answered = needNamed('answered-prayer');
  const told = context.need || context.query; // a need, or a question that was answered by a choice
  if (!told || context.need?.startsWith('distress-') || !answered) return undefined;
  return news.isIn(words) ? answerFitting(asking, answered, 'thanks') : undefined;
}

/** Words of a conversation about a need that also stand somewhere in the Bible are seldom meant as a quotation. */
const MOST_WORDS_OF_FAINT = 6;

/** Whether a line is no answer to a few words that go on about a need: `he is dead now` quotes nothing. */
export const isFaint = ({ context, words, say }: Asking, { lead }: VerseAnswer): boolean =>
  (context.need !== undefined || (context.query !== undefined && !context.passage)) &&
  words.length <= MOST_WORDS_OF_FAINT &&
  (lead === say.found || lead === say.foundWord);

import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerFitting, answerNeed, askWhich } from '../needs/answerNeed.ts';
import { needNamed, understandNeed } from '../needs/needFinder.ts';

/** Answers what goes on about the need before: how it ended, or which part of it is meant. Undefined for all else. */
export function answerContinued(asking: Asking): VerseAnswer | undefined {
  return answerNews(asking) ?? answerNarrower(asking);
}

/** Good news about what was asked before. */
const GOOD_NEWS =
  /^(?:(?:god|mungu|praise god|asante mungu|hallelujah|amen|yes|wow|update) )*(?:it (?:all )?(?:went|has gone|is going) (?:so |very |really )?well|(?:it|all|everything) (?:is|was|turned out) (?:well|fine|okay|ok|good|great)(?: now)?|(?:he|she|they|my \w+)(?: is| are| has| have)? (?:healed|recovered|better now|home now|safe now|passed|well now|found|discharged)|i (?:have )?(?:passed|got (?:it|the job)|made it|am healed|am better now)|we (?:won|made it)|(?:god|mungu) (?:did it|answered|ametenda|amejibu|heard us)|(?:ime|mambo yame)enda (?:vizuri|sawa|poa)|(?:ame|nime|wame)(?:pona|pita|faulu|rudi salama)|tumeshinda|nimepata (?:kazi|hiyo kazi))(?: (?:today|leo|sana|praise god|thank god|asante mungu|thanks|amen))*$/;

/** Thanks for an answered prayer, where somebody writes how it went on. */
function answerNews(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const answered = needNamed('answered-prayer');
  if (!context.need || context.need.startsWith('distress-') || !answered) return undefined;
  return GOOD_NEWS.test(words.join(' ')) ? answerFitting(asking, answered, 'thanks') : undefined;
}

/** What makes the need before narrower begins so: `of God or between people?` */
const NARROWER =
  /^(?:(?:yes|no|but|actually|ndio|hapana|lakini) )*(?:(?:and |na )?(?:one |a verse |verse |something |lingine |neno |ingine |aya )?(?:for|ya|la|kwa(?! (?:nini|sababu|hivyo|kweli) ))|(?:and|na|what about|how about|vipi kuhusu)(?: for)?(?: my)? (?:mama|baba|mum|mom|dad|father|mother|wife|husband|son|daughter|child|kids|brother|sister|friend|mke|mume|mtoto|watoto|dada|kaka|rafiki|ndugu|bibi|babu)(?: (?:yangu|wangu|yake|wake|zangu))?|the same for|of|about|between|or|au|ama|kati ya|baina ya) /;
const MAX_WORDS_OF_NARROWER = 9;

/** Reads a few words that continue the need before as one message with it. */
function answerNarrower(asking: Asking): VerseAnswer | undefined {
  const { words, context, language } = asking;
  const before = needNamed(context.need ?? '');
  if (!before || words.length > MAX_WORDS_OF_NARROWER || !NARROWER.test(`${words.join(' ')} `)) return undefined;
  const title = language === 'sw' ? before.swahili : before.english;
  const understood = understandNeed(`${title} ${asking.message}`);
  const answer = answerNeed(asking, understood, undefined) ?? askWhich(asking, understood);
  // Whoever narrows a need wants other verses than those just read.
  return answer?.passages[0] && answer.passages[0].usfm === context.passage ? undefined : answer;
}

import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerFitting, answerNeed, askWhich, tellsOfLack } from '../needs/answerNeed.ts';
import { needNamed, understandNeed } from '../needs/needFinder.ts';

/** Answers what goes on about the need before: how it ended, or which part of it is meant. Undefined for all else. */
export function answerContinued(asking: Asking): VerseAnswer | undefined {
  return answerNews(asking) ?? answerNarrower(asking);
}

/** Good news about what was asked before. */
const GOOD_NEWS =
  /^(?:(?:god|mungu|praise god|asante mungu|hallelujah|amen|yes|wow|update) )*(?:it (?:all )?(?:went|has gone|is going) (?:so |very |really )?well|(?:it|all|everything) (?:is|was|turned out) (?:well|fine|okay|ok|good|great)(?: now)?|(?:he|she|they|my \w+)(?: is| are| has| have)? (?:made it|healed|recovered|better now|home now|safe now|passed|well now|found|discharged)|i (?:have )?(?:passed|got (?:it|the job)|made it|am healed|am better now)|we (?:won|made it)|(?:god|mungu) (?:did it|answered|ametenda|amejibu|heard us)|(?:ime|mambo yame)enda (?:vizuri|sawa|poa)|(?:ame|nime|wame)(?:pona|pita|faulu|rudi salama)|tumeshinda|nimepata (?:kazi|hiyo kazi))(?: (?:today|leo|sana|praise god|thank god|asante mungu|thanks|amen|alive))*$/;

/** Thanks for an answered prayer, where somebody writes how it went on. */
function answerNews(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const answered = needNamed('answered-prayer');
  const told = context.need || context.query; // a need, or a question that was answered by a choice
  if (!told || context.need?.startsWith('distress-') || !answered) return undefined;
  const said = words.filter((word) => !/\p{Extended_Pictographic}/u.test(word)).join(' ');
  return GOOD_NEWS.test(said) ? answerFitting(asking, answered, 'thanks') : undefined;
}

/** What makes the need before narrower begins so: `of God or between people?` */
const NARROWER =
  /^(?:(?:yes|no|but|actually|ndio|hapana|lakini) )*(?:(?:and |na )?(?:one |a verse |verse |something |lingine |neno |ingine |aya )?(?:for|ya|la|kwa(?! (?:nini|sababu|hivyo|kweli) ))|(?:and|na|what about|how about|vipi kuhusu)(?: for)?(?: my)? (?:mama|baba|mum|mom|dad|father|mother|wife|husband|son|daughter|child|kids|brother|sister|friend|mke|mume|mtoto|watoto|dada|kaka|rafiki|ndugu|bibi|babu|me|mimi|myself)(?: (?:yangu|wangu|yake|wake|zangu))?|the same for|of|about|between|or|au|ama|kati ya|baina ya) /;
const MAX_WORDS_OF_NARROWER = 9;

/** Whether a few words go on about the need before, for another person or in another part. */
export const narrowsNeed = ({ words, context }: Asking): boolean =>
  needNamed(context.need ?? '') !== undefined &&
  words.length <= MAX_WORDS_OF_NARROWER &&
  NARROWER.test(`${words.join(' ')} `);

/** Reads a few words that continue the need before as one message with it. */
function answerNarrower(asking: Asking): VerseAnswer | undefined {
  const { context, language } = asking;
  const before = needNamed(context.need ?? '');
  if (!before || !narrowsNeed(asking)) return undefined;
  if (before.need.tone === 'joy' && tellsOfLack(asking.words)) return undefined;
  const title = language === 'sw' ? before.swahili : before.english;
  const understood = understandNeed(`${title} ${asking.message}`);
  const answer = answerNeed(asking, understood, undefined) ?? askWhich(asking, understood);
  // Whoever narrows a need wants other verses than those just read.
  return answer?.passages[0] && answer.passages[0].usfm === context.passage ? undefined : answer;
}

/** Longer messages tell enough by themselves. */
const MAX_WORDS_OF_DETAIL = 9;
/** So likely another need makes a message a new matter. */
const ANOTHER_NEED = 0.45;

/**
 * Reads a short message that tells too little by itself together with what was said before: a detail of the need
 * (`they do not call`), or of a question that was answered by a choice (`they denied it`).
 *
 * @param unclear the answer that it would get alone
 */
export function answerDetail(asking: Asking, unclear: VerseAnswer): VerseAnswer {
  const { context, words, message, language } = asking;
  if (words.length > MAX_WORDS_OF_DETAIL) return unclear;
  const before = needNamed(context.need ?? '');
  const asked = context.need || context.passage ? undefined : context.query;
  if (asked) {
    const understood = understandNeed(`${asked} ${message}`);
    const clear = answerNeed(asking, understood, undefined);
    return clear ?? (unclear.kind === 'words' ? (askWhich(asking, understood) ?? unclear) : unclear);
  }
  if (!before || before.need.tone === 'joy') return unclear;
  const { likely } = understandNeed(message);
  if ((likely[0]?.confidence ?? 0) >= ANOTHER_NEED) return unclear;
  const title = language === 'sw' ? before.swahili : before.english;
  const answer = answerNeed(asking, understandNeed(`${title} ${message}`), undefined);
  // A verse that only shares words with the detail would be a strange answer.
  return answer ?? (unclear.kind === 'words' ? answerFitting(asking, before, 'none') : unclear);
}

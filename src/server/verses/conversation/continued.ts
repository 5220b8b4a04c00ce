import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { findIntent } from '../intents.ts';
import { answerDescribed } from '../known/answerDescribed.ts';
import { faithPlaces } from '../known/answerKnown.ts';
import { wordsOf } from '../language/words.ts';
import { answerFitting, answerNeed, askWhich, CLEAR } from '../needs/answerNeed.ts';
import { moodOf } from '../needs/mood.ts';
import { type FittingNeed, fitNeed, needNamed, needTitled, understandNeed } from '../needs/needFinder.ts';
import { answerPlaces, unseen } from '../search/answerPlaces.ts';
import { topicIn } from '../search/lines.ts';
import { lastPlace } from './answerFollowUp.ts';
import { explain } from './explain.ts';

/** Answers what goes on about the need before: how it ended, or which part of it is meant. Undefined for all else. */
export function answerContinued(asking: Asking): VerseAnswer | undefined {
  return (
    answerNews(asking) ??
    answerDescribed(asking) ??
    answerOfFaithOnward(asking) ??
    answerForSomebody(asking) ??
    answerInstead(asking) ??
    answerNarrower(asking) ??
    answerFragment(asking)
  );
}

/** Good news about what was asked before. */
const GOOD_NEWS =
  /^(?:(?:god|mungu|praise god|asante mungu|hallelujah|amen|yes|wow|update) )*(?:it (?:all )?(?:went|has gone|is going) (?:so |very |really )?well|(?:it|all|everything) (?:is|was|turned out) (?:well|fine|okay|ok|good|great)(?: now)?|(?:he|she|they|my \w+)(?: is| are| has| have)? (?:made it|healed|recovered|better now|home now|safe now|passed|well now|found|discharged)|i (?:have )?(?:passed|got (?:it|the job)|made it|am healed|am better now)|we (?:won|made it)|(?:god|mungu) (?:did it|answered|ametenda|amejibu|heard us)|(?:ime|mambo yame)enda (?:vizuri|sawa|poa)|(?:ame|nime|wame)(?:pona|pita|faulu|rudi salama)|tumeshinda|(?:we |i |he |she |they )?(?:have |has )?(?:landed|arrived|reached|got home|travelled)(?: home)? safely|(?:tume|nime|ame|wame)fika (?:salama|poa)|it worked(?: out)?|nimepata (?:kazi|hiyo kazi)|(?:tume|nime|ame|wame)(?:i|li|u|ki|zi|ya)?pata(?: (?:kazi|pesa|nyumba|mtoto|visa|fees|karo|dawa|rent))?|(?:ime|ume|ya?me|zime)(?:patikana|lipwa|isha|pona|kubaliwa)|tume(?:patana|sameheana|elewana|rudiana|kubaliana)|i (?:have |just )?(?:got|found|received|won) (?:it|one|her|him|them|the (?:money|visa|place|house|results))|(?:he|she|they) (?:said yes|came back|came home|is back|are back|has come home|apologi[sz]ed|forgave me|paid|called me|accepted)|we (?:have )?(?:made (?:peace|up)|reconciled|talked and (?:made up|agreed)|forgave each other|are (?:talking|speaking) again|are fine now|found (?:it|him|her|them))|it (?:has )?(?:came|come) through|i am (?:healed|better|well|free)(?: now)?|(?:the )?(?:results|tests?|scan|report) (?:is|are|came|came out|came back|was|were) (?:good|clear|fine|negative|well|clean))(?: (?:god is good|god is faithful|glory to god|god did it|yesterday|last night|this morning|just now|jana|juzi|asubuhi|usiku|today|leo|sana|praise god|thank god|asante mungu|thanks|amen|alive))*$/;

/** Thanks for an answered prayer, where somebody writes how it went on. */
function answerNews(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const answered = needNamed('answered-prayer');
  const told = context.need || context.query; // a need, or a question that was answered by a choice
  if (!told || context.need?.startsWith('distress-') || !answered) return undefined;
  const said = words.filter((word) => !/\p{Extended_Pictographic}/u.test(word)).join(' ');
  return GOOD_NEWS.test(said) ? answerFitting(asking, answered, 'thanks') : undefined;
}

const MAX_WORDS_OF_IT = 6;

/** `When will it be` after a question of faith: the next passage on it. */
function answerOfFaithOnward(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  if (words.length > MAX_WORDS_OF_IT || !ASKS_OF_IT.test(words.join(' '))) return undefined;
  const places = unseen(asking, faithPlaces(context.need ?? ''));
  return places.length > 0
    ? answerPlaces(asking, places, 'need', asking.say.another, { need: context.need })
    : undefined;
}

/** What makes the need before narrower begins so: `of God or between people?` */
const NARROWER =
  /^(?:(?:yes|no|but|actually|ndio|hapana|lakini) )*(?:(?:and |na )?(?:one |a verse |verse |something |lingine |neno |ingine |aya )?(?:for|ya|la|kwa(?! (?:nini|sababu|hivyo|kweli) ))|(?:and|na|what about|how about|vipi kuhusu)(?: for)?(?: my)? (?:mama|baba|mum|mom|dad|father|mother|wife|husband|son|daughter|child|kids|brother|sister|friend|mke|mume|mtoto|watoto|dada|kaka|rafiki|ndugu|bibi|babu|me|mimi|myself)(?: (?:yangu|wangu|yake|wake|zangu))?|the same for|of|about|between|or|au|ama|kati ya|baina ya) /;
const MAX_WORDS_OF_NARROWER = 9;
/** Somebody else is meant than was said: `sorry i meant my father`. */
const CORRECTED =
  /^(?:(?:no|sorry|oops|wait|actually|pole|samahani|hapana) )*(?:i mean|i meant|nilimaanisha|namaanisha) (?:my |our )?\S+(?: (?:yangu|wangu|yetu|wetu))? $/;
const BEFORE_CORRECTION = /^.*\b(?:i mean|i meant|nilimaanisha|namaanisha)\b/i;
const SORRY = /[\s,]*(?:sorry|pole|samahani)[\s.!]*$/i;
/** What is refused before another need is named: `no, for a funeral`. */
const REFUSED = /^\s*(?:no|not that|hapana|sio hiyo|si hiyo)\b[\s,.]*/i;

/** Whether a few words go on about the need before, for another person or in another part. */
export const narrowsNeed = ({ words, context }: Asking): boolean =>
  needNamed(context.need ?? '') !== undefined &&
  words.length <= MAX_WORDS_OF_NARROWER &&
  (NARROWER.test(`${words.join(' ')} `) || CORRECTED.test(`${words.join(' ')} `));

/** Reads a few words that continue the need before as one message with it. */
function answerNarrower(asking: Asking): VerseAnswer | undefined {
  const { context, language } = asking;
  const before = needNamed(context.need ?? '');
  if (!before || !narrowsNeed(asking)) return undefined;
  const refused = REFUSED.test(asking.message);
  if (before.need.tone === 'joy' && !refused && moodOf(asking, understandNeed(asking.message)) === 'sad')
    return undefined;
  const title = language === 'sw' ? before.swahili : before.english;
  const rest = asking.message.replace(REFUSED, '').replace(BEFORE_CORRECTION, '').replace(SORRY, '');
  const understood = understandNeed(refused ? rest : `${title} ${rest}`);
  if (CORRECTED.test(`${asking.words.join(' ')} `))
    return answerFitting(asking, fitNeed(before.need.key, understood.whose, 'none') ?? before, 'none');
  const answer = answerNeed(asking, understood) ?? askWhich(asking, understood);
  // Whoever narrows a need wants other verses than those just read.
  return answer?.passages[0] && answer.passages[0].usfm === context.passage ? undefined : answer;
}

const MAX_WORDS_INSTEAD = 3;

/** The need that is named in place of the one before: `not that, courage`. */
function answerInstead(asking: Asking): VerseAnswer | undefined {
  if (!needNamed(asking.context.need ?? '') || !REFUSED.test(asking.message)) return undefined;
  const message = asking.message.replace(REFUSED, '');
  const words = wordsOf(message);
  if (words.length === 0 || words.length > MAX_WORDS_INSTEAD) return undefined;
  return answerNeed({ ...asking, message, words }, understandNeed(message));
}

/** `and for my wife?` after a passage that was asked for by its name. */
const FOR_SOMEBODY =
  /^(?:and|na|what about|how about|vipi|vipi kuhusu)(?: one)?(?: (?:for|kwa|ya|wa|juu ya))?(?: (?:my|our|the))? (?:me|us|wife|husband|kids?|child|children|sons?|daughters?|mum|mom|mother|dad|father|parents|brother|sister|family|friends?|mimi|sisi|mke|mume|mtoto|watoto|mama|baba|wazazi|kaka|dada|familia|rafiki)(?: (?:wangu|yangu|zangu|wetu|yetu))?$/;

/** A blessing for somebody, where nothing tells what they need. */
function answerForSomebody(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const blessing = needNamed('blessing');
  const plain = context.passage && !context.need && !context.query;
  return plain && blessing && FOR_SOMEBODY.test(words.join(' ')) ? answerFitting(asking, blessing, 'none') : undefined;
}

/** What begins a piece of a sentence that the one before has to explain: `with my best friend`, `next month`. */
const FRAGMENT =
  /^(?:and |but |na )?(?:with|in|on|at|because|since|next|last|tomorrow|yesterday|today|tonight|during|before|after|until|for (?:\w+ )?(?:years?|months?|weeks?|days?)|kwa sababu|sababu|tangu|juu|kesho|jana|juzi|leo|mwaka|mwezi|wiki)\b/;
const MAX_WORDS_OF_FRAGMENT = 6;

/** A piece of a sentence, read together with what was told before. */
function answerFragment(asking: Asking): VerseAnswer | undefined {
  const { context, words, message, language } = asking;
  if (words.length > MAX_WORDS_OF_FRAGMENT || !FRAGMENT.test(words.join(' '))) return undefined;
  if (context.need?.startsWith('distress-') || findIntent([...words], message)) return undefined;
  const before = needNamed(context.need ?? '');
  const told = before ? (language === 'sw' ? before.swahili : before.english) : context.passage ? '' : context.query;
  if (!told) return undefined;
  const understood = understandNeed(`${told} ${message}`);
  const answer = answerNeed(asking, understood);
  if (before) return answer ?? answerFitting(asking, before, 'none');
  return answer ?? askWhich({ ...asking, message: `${told} ${message}` }, understood);
}

/** Longer messages tell enough by themselves. */
const MAX_WORDS_OF_DETAIL = 9;
/** So likely another need makes a message a new matter. */
const ANOTHER_NEED = 0.45;
/** So likely a need must be that is answered where it was asked once which is meant. */
const LIKELY_ENOUGH = 0.3;
/** So likely it must be to be offered beside the need before. */
const OFFERED = 0.25;
/** Fewer words that nothing is known of are no detail. */
const LEAST_WORDS_UNKNOWN = 3;

/**
 * Reads a short message that tells too little by itself together with what was said before: a detail of the need
 * (`they do not call`), of a question of faith (`even if I earn little`), of a passage (`even if they are corrupt?`), or
 * of a question that was answered by a choice (`they denied it`).
 *
 * @param unclear the answer that it would get alone
 */
export function answerDetail(asking: Asking, unclear: VerseAnswer): VerseAnswer {
  const { context, words } = asking;
  if (words.length > MAX_WORDS_OF_DETAIL) return unclear;
  if (unclear.kind === 'help' && words.length < LEAST_WORDS_UNKNOWN) return unclear;
  if (!context.need && !context.passage && context.query) return answerOfQuery(asking, context.query, unclear);
  const before = needNamed(context.need ?? '');
  if (before) return answerOfNeed(asking, before, unclear);
  const ofFaith = unseen(asking, faithPlaces(context.need ?? ''));
  if (
    ofFaith.length > 0 &&
    (isFaintLine(asking, unclear) || ASKS_OF_IT.test(words.join(' ')) || !isAnotherNeed(asking))
  )
    return answerPlaces(asking, ofFaith, 'need', asking.say.another, { need: context.need });
  const place = context.need || context.query ? undefined : lastPlace(asking);
  const asks = ASKS_OF_PASSAGE.test(words.join(' ')) || (OF_MEANING.test(asking.message) && !isAnotherNeed(asking));
  return place && asks ? explain(asking, place) : unclear;
}

/** The message goes on with a thought and does not tell of the writer's own life: `even if they are corrupt?` */
const IN_THE_MIDDLE = /^(?:even (?:if|when)|hata (?:kama|ikiwa)) (?!.*\b(?:i|my|me|we|our|us)\b)/;
const MAX_WORDS_IN_THE_MIDDLE = 6;

/** Whether a short message is about the passage before, even if its words name a need. */
export const beginsInTheMiddle = ({ context, words }: Asking): boolean =>
  context.passage !== undefined &&
  !context.need &&
  words.length <= MAX_WORDS_IN_THE_MIDDLE &&
  IN_THE_MIDDLE.test(words.join(' '));

/** What begins a question about the passage before. */
const ASKS_OF_PASSAGE =
  /^(?:even (?:if|when)|even \w+$|but (?:what|how|why|is|does|did|if)|so (?:is|does|did|was|how|why)|and (?:if|why|how)|does (?:it|this|that|he|she)|did (?:it|this|that|he|she|they)|is (?:it|this|that|he|she)|was (?:it|this|that|he|she)|were they|what if|(?:what|why|how|where|when|who|whom|whose) (?:did|does|do|was|were|is|are|had|has)?(?: ?(?:he|she|they|it|this|that|him|her|them|his|their|god|jesus|paul|david|moses|peter|people|we|us))|who \\w+ (?:him|her|them|his|it|this|that)|(?:kwa nini|mbona|wapi|lini|nani) (?:ali|wali|ili|a|wa)|hata (?:kama|kwa|ikiwa)|lakini (?:kwa nini|je|kama)|je ?(?:hii|hiyo|ni|ina))\b/;

/** A verse that only shares words with a detail would be a strange answer to it. */
const isFaintLine = ({ words }: Asking, { kind }: VerseAnswer): boolean => kind === 'words' && !topicIn(words).asked;

/** `When will it be?` asks on about the question before. */
const ASKS_OF_IT =
  /^(?:and |but |so )?(?:what|when|how|who|why|where|will|is|are|does|do|can) .*\b(?:it|they|them|he|him|this|that)\b/;

const likelihood = (message: string): number => understandNeed(message).likely[0]?.confidence ?? 0;
/** Speaks of what words mean, or draws a conclusion: `so 490 times?` */
const OF_MEANING =
  /\b(?:means?|meaning|maana|\w*maanisha\w*|alisema|anasema|hivo|hivyo)\b|^(?:so|kwa hivyo|ina maana)\b.*\?\s*$/i;

const isAnotherNeed = ({ message }: Asking): boolean => likelihood(message) >= ANOTHER_NEED;

function answerOfQuery(asking: Asking, query: string, unclear: VerseAnswer): VerseAnswer {
  const understood = understandNeed(`${query} ${asking.message}`);
  const clear = answerNeed(asking, understood);
  if (clear || (unclear.kind !== 'words' && isAnotherNeed(asking))) return clear ?? unclear;
  const choice = askWhich({ ...asking, message: `${query} ${asking.message}` }, understood);
  // Nobody likes to be asked twice: the likeliest is given, and the others are there to tap.
  const likeliest = understood.likely.find(({ need }) => need.tone !== 'joy');
  const { whose, feeling } = understood;
  const fitting =
    likeliest && likeliest.confidence >= LIKELY_ENOUGH ? fitNeed(likeliest.need.key, whose, feeling) : undefined;
  if (!choice || !fitting) return choice ?? unclear;
  const answer = answerFitting(asking, fitting, 'none');
  const others = choice.suggestions.filter((title) => needTitled(title)?.need.key !== fitting.need.key);
  return { ...answer, suggestions: [...answer.suggestions, ...others] };
}

function answerOfNeed(asking: Asking, before: FittingNeed, unclear: VerseAnswer): VerseAnswer {
  const { message, language } = asking;
  const isFaint = isFaintLine(asking, unclear);
  const glad = before.need.tone === 'joy';
  // A question which need is meant is no reason to leave the one before: `he is only 16`.
  const isNew = unclear.passages.length > 0 && isAnotherNeed(asking);
  if (!isFaint && (glad || isNew)) return unclear;
  const title = language === 'sw' ? before.swahili : before.english;
  const answer = glad ? undefined : answerNeed(asking, understandNeed(`${title} ${message}`), CLEAR);
  if (answer) return answer;
  const again = answerFitting(asking, before, 'none');
  // The needs between which it could not be chosen are still there to tap.
  const choices = unclear.kind === 'choice' && likelihood(message) >= OFFERED ? unclear.suggestions : [];
  return { ...again, suggestions: [...new Set([...again.suggestions, ...choices])] };
}

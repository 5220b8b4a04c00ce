import {
  ASKS_OF_IT,
  CORRECTED,
  FAMILY,
  FOR_FAMILY,
  GOOD_NEWS,
  NARROWER,
  OF_SOMEBODY,
} from '#content/verses/asks/onward.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerDescribed } from '../known/answerDescribed.ts';
import { faithPlaces } from '../known/answerOfFaith.ts';
import { phraseList } from '../language/phraseList.ts';
import { answerFitting, answerNeed, askWhich, CLEAR } from '../needs/answerNeed.ts';
import { moodOf } from '../needs/mood.ts';
import { type FittingNeed, fitNeed, needNamed, needTitled, understandNeed } from '../needs/needFinder.ts';
import { answerPlaces, unseen } from '../search/answerPlaces.ts';
import { topicIn } from '../search/lines.ts';
import { lastPlace } from './answerFollowUp.ts';
import { explain } from './explain.ts';

const classes = { FAMILY };
const [news, narrower, corrected, forFamily, asksOfIt, ofSomebody] = [
  GOOD_NEWS,
  NARROWER,
  CORRECTED,
  FOR_FAMILY,
  ASKS_OF_IT,
  OF_SOMEBODY,
].map((lines) => phraseList(lines, classes));

/** Answers what goes on about the need before: how it ended, or which part of it is meant. Undefined for all else. */
export function answerContinued(asking: Asking): VerseAnswer | undefined {
  return answerNews(asking) ?? answerDescribed(asking) ?? answerForFamily(asking) ?? answerNarrower(asking);
}

/** Thanks for an answered prayer, where somebody writes how it went on. */
function answerNews(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const answered = needNamed('answered-prayer');
  const told = context.need || context.query; // a need, or a question that was answered by a choice
  if (!told || context.need?.startsWith('distress-') || !answered) return undefined;
  return news?.isIn(words) ? answerFitting(asking, answered, 'thanks') : undefined;
}

/** A blessing for somebody, where nothing tells what they need. */
function answerForFamily(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  const blessing = needNamed('blessing');
  const plain = context.passage && !context.need && !context.query;
  return plain && blessing && forFamily?.isIn(words) ? answerFitting(asking, blessing, 'none') : undefined;
}

const MAX_WORDS_OF_NARROWER = 9;
/** What is refused before another need is named, or corrected: `no, for a funeral sorry`. */
const REFUSED = /^\s*(?:no|not that|hapana|sio hiyo|si hiyo)\b[\s,.]*/i;
const BEFORE_CORRECTION = /^.*\b(?:i mean|i meant|nilimaanisha|namaanisha)\b/i;
const SORRY = /[\s,]*(?:sorry|pole|samahani)[\s.!]*$/i;

/** Whether a few words go on about the need before, for another person or in another part. */
export const narrowsNeed = ({ words, context }: Asking): boolean =>
  needNamed(context.need ?? '') !== undefined &&
  words.length <= MAX_WORDS_OF_NARROWER &&
  Boolean(narrower?.isIn(words) || corrected?.isIn(words));

/** Reads a few words that continue the need before as one message with it. */
function answerNarrower(asking: Asking): VerseAnswer | undefined {
  const { context, words, message } = asking;
  const before = needNamed(context.need ?? '');
  if (!before || !narrowsNeed(asking)) return undefined;
  const refused = REFUSED.test(message);
  if (before.need.tone === 'joy' && !refused && moodOf(asking, understandNeed(message)) === 'sad') return undefined;
  const rest = message.replace(REFUSED, '').replace(BEFORE_CORRECTION, '').replace(SORRY, '');
  const understood = understandNeed(refused ? rest : `${titleOf(asking, before)} ${rest}`);
  if (corrected?.isIn(words))
    return answerFitting(asking, fitNeed(before.need.key, understood.whose, 'none') ?? before, 'none');
  const answer = answerNeed(asking, understood) ?? askWhich(asking, understood);
  // Whoever narrows a need wants other verses than those just read.
  return answer?.passages[0] && answer.passages[0].usfm === context.passage ? undefined : answer;
}

const titleOf = ({ language }: Asking, { swahili, english }: FittingNeed): string =>
  language === 'sw' ? swahili : english;

/** Longer messages tell enough by themselves. */
const MAX_WORDS_OF_DETAIL = 9;
/** So likely another need makes a message a new matter. */
const ANOTHER_NEED = 0.45;
/** So likely a need must be that is answered where it was asked once which is meant. */
const LIKELY_ENOUGH = 0.3;
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
  const { context, words, say } = asking;
  if (words.length > MAX_WORDS_OF_DETAIL) return unclear;
  if (unclear.kind === 'help' && words.length < LEAST_WORDS_UNKNOWN) return unclear;
  if (!context.need && !context.passage && context.query) return answerOfQuery(asking, context.query, unclear);
  const before = needNamed(context.need ?? '');
  if (before) return answerOfNeed(asking, before, unclear);
  const ofFaith = unseen(asking, faithPlaces(context.need ?? ''));
  const asks = asksOfIt?.isIn(words);
  if (ofFaith.length > 0 && (asks || isFaintLine(asking, unclear) || !isAnotherNeed(asking)))
    return answerPlaces(asking, ofFaith, 'need', say.another, { need: context.need });
  const place = context.need || context.query ? undefined : lastPlace(asking);
  return place && asks ? explain(asking, place) : unclear;
}

/** A verse that only shares words with a detail would be a strange answer to it: `he is dead now` quotes nothing. */
const isFaintLine = ({ words }: Asking, { kind }: VerseAnswer): boolean => kind === 'words' && !topicIn(words).asked;

/** Words of a conversation about a need that also stand somewhere in the Bible are seldom meant as a quotation. */
const MOST_WORDS_OF_FAINT = 6;
export const isFaint = ({ context, words, say }: Asking, { lead }: VerseAnswer): boolean =>
  (context.need !== undefined || (context.query !== undefined && !context.passage)) &&
  words.length <= MOST_WORDS_OF_FAINT &&
  (lead === say.found || lead === say.foundWord);

/** Whether a short message begins as one that tells about a person. */
export const tellsOfSomebody = ({ words }: Asking): boolean => Boolean(ofSomebody?.isIn(words));

const isAnotherNeed = ({ message }: Asking): boolean =>
  (understandNeed(message).likely[0]?.confidence ?? 0) >= ANOTHER_NEED;

function answerOfQuery(asking: Asking, query: string, unclear: VerseAnswer): VerseAnswer {
  const message = `${query} ${asking.message}`;
  const understood = understandNeed(message);
  const clear = answerNeed(asking, understood);
  if (clear || (unclear.kind !== 'words' && isAnotherNeed(asking))) return clear ?? unclear;
  const choice = askWhich({ ...asking, message }, understood);
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
  const glad = before.need.tone === 'joy';
  // A question which need is meant is no reason to leave the one before: `he is only 16`.
  const isNew = unclear.passages.length > 0 && isAnotherNeed(asking);
  if (!isFaintLine(asking, unclear) && (glad || isNew)) return unclear;
  const together = understandNeed(`${titleOf(asking, before)} ${asking.message}`);
  const answer = glad ? undefined : answerNeed(asking, together, CLEAR);
  return answer ?? answerFitting(asking, before, 'none');
}

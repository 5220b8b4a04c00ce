import { ASKS_ON, NOT_THAT, READS_ON } from '#content/verses/asks/onward.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { answerReference } from '../references/answerReference.ts';
import { findReferences } from '../references/references.ts';
import { type Place, parsePlace } from '../search/places.ts';
import { findActIn } from './acts.ts';
import { ACT_ASKS, again, another, findAsk } from './asks.ts';
import { explain } from './explain.ts';
import { type Ask, stepVerse } from './extents.ts';
import { answerSimilar, answerWished } from './otherPassages.ts';
import { asksOfWords } from './wordsOfPassage.ts';

/** A message with more words is not only about the translation. */
const MAX_WORDS_OF_EASIER = 16;

/** The place of the passage before, from the conversation's context. */
const lastPlace = ({ context }: Pick<Asking, 'context'>): Place | undefined =>
  context.passage === undefined ? undefined : parsePlace(context.passage);

/** Whether a message asks something of the passage before it. */
export const asksOfPassage = (asking: Asking): boolean =>
  lastPlace(asking) !== undefined && askIn(asking) !== undefined;

const notThat = phraseList(NOT_THAT);

/** Chapter and verse of the same book, without its name: `24:15`, `what about chapter 24:15`. */
const ELSEWHERE = /^(?:[a-z]+\s+){0,4}(\d{1,3})\s*[:.v]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*[?.!]*$/i;
const BEFORE_ELSEWHERE = new Set('and na what how about then ok je chapter ch sura ya mlango wa'.split(' '));

function askIn({ wishes, words }: Asking): Ask | undefined {
  const message = wishes.message.trim();
  const [, chapter, first, last = first] = ELSEWHERE.exec(message) ?? [];
  if (chapter && wordsOf(message.replace(/\d.*/, '')).every((word) => BEFORE_ELSEWHERE.has(word))) {
    const numbers = { chapter: Number(chapter), first: Number(first), last: Number(last) };
    return (asking, { book }) => answerReference(asking, [{ book, ...numbers }]);
  }
  const names = findReferences(message).length > 0;
  if (names && notThat.isIn(words)) return another;
  if (wishes.simpler && !names && words.length <= MAX_WORDS_OF_EASIER) return again;
  return findAsk(words, Boolean(wishes.edition ?? wishes.unknown ?? wishes.language ?? wishes.simpler));
}

const readsOn = phraseList(READS_ON);

/** The verse behind the passage that was asked for by its reference; undefined in a conversation about a need. */
export function answerOnward(asking: Asking): VerseAnswer | undefined {
  const { need, query } = asking.context;
  const isOther = need || (query && !readsOn.isIn(asking.words));
  const place = isOther ? undefined : lastPlace(asking);
  return place && stepVerse(asking, place, 1);
}

/** Answers what a message asks of the passage before it; undefined when it asks for something else. */
export function answerFollowUp(asking: Asking): VerseAnswer | undefined {
  const place = lastPlace(asking);
  if (!place) return undefined;
  const wished = answerWished(asking, place) ?? (asksOn(asking) ? answerSimilar(asking, place) : undefined);
  const answer = wished ?? withNeed(asking, askIn(asking)?.(asking, place));
  return answer ?? (asksOfWords(asking, place) ? explain(asking, place) : undefined);
}

/** What the conversation is about stays, so that `another` still finds more of it. */
function withNeed({ context }: Asking, answer: VerseAnswer | undefined): VerseAnswer | undefined {
  const { need, query } = context;
  return answer && { ...answer, context: { ...answer.context, ...(need && { need }), ...(query && { query }) } };
}

const onward = phraseList(ASKS_ON);

/** Whether somebody who told of a need, or asked a question of faith, asks what now, or says yes to another passage. */
const asksOn = ({ context, words }: Asking): boolean =>
  onward.isIn(words) && context.need !== undefined && !context.need.startsWith('church:');

/** After a passage folded hands say amen; alone they ask for help. */
const PRAYING = /^(?:🙏|\p{Emoji_Modifier}|\s)+$/u;

/**
 * Answers what the classifier reads as an act on the passage before. Call it last: what is asked in so many words,
 * references and known lines come before.
 */
export function answerAct(asking: Asking): VerseAnswer | undefined {
  const place = lastPlace(asking);
  const act = place && (PRAYING.test(asking.message) ? 'thanks' : findActIn(asking.message));
  if (!act || (act === 'still' && !asking.context.need)) return undefined;
  // Who asks on about a question of faith gets the next passage on it.
  const isOnFaith = act === 'explain' && asking.context.need?.startsWith('faith:');
  return withNeed(asking, ACT_ASKS[isOnFaith ? 'another' : act]?.(asking, place));
}
